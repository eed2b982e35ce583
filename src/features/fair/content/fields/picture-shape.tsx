import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FlatField } from '#contract/fair/content/fields.ts'

export type PictureShape = Pick<Extract<FlatField, { type: 'picture' }>, 'shape' | 'shapeBy'>

/** px that a picture of this form is cut to: by the choice next to it, where that determines it. */
export function usePictureShape({ shape, shapeBy }: PictureShape): { width: number; height: number } {
  const chosen: unknown = Form.useWatch(shapeBy?.field ?? '')
  return (typeof chosen === 'string' ? shapeBy?.of[chosen] : undefined) ?? shape
}

/** Says what a picture is cut to. */
export function ShapeHint(of: PictureShape) {
  const { t } = useTranslation('content')
  return t('field.shape', { ...usePictureShape(of) })
}
