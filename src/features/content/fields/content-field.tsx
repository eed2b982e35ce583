import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../../../contract/content/fields'
import type { ContentKind } from '../../../../contract/content/kinds'
import { ADDRESS_MAX } from '../../../../contract/core/rules'
import { Choice } from '../../../common/work/choice'
import { WorkField } from '../../../common/work/work-form'
import { InBothInput } from './in-both-input'
import { PictureInput } from './picture-input'

/** Where the texts of a kind stand. */
export const fieldLabel = (kind: ContentKind, name: string): string => `kind.${kind}.field.${name}`
export const optionLabel = (kind: ContentKind, name: string, option: string): string =>
  `kind.${kind}.option.${name}.${option}`

interface ContentFieldProps {
  kind: ContentKind
  name: string
  field: Field
}

/** The control of a field, by its type. */
export function ContentField({ kind, name, field }: ContentFieldProps) {
  const { t } = useTranslation('content')
  const label = t(fieldLabel(kind, name))
  const item = { name, label, required: field.required === true }
  switch (field.type) {
    case 'text':
      return (
        <WorkField {...item}>
          <InBothInput label={label} max={field.max} {...(field.rows === undefined ? {} : { rows: field.rows })} />
        </WorkField>
      )
    case 'picture':
      return (
        <WorkField {...item} extra={t('field.shape', field.shape)}>
          <PictureInput label={label} shape={field.shape} />
        </WorkField>
      )
    case 'choice':
      return (
        <WorkField {...item}>
          <Choice
            placeholder={t('field.choose')}
            options={field.options.map((value) => ({ value, label: t(optionLabel(kind, name, value)) }))}
          />
        </WorkField>
      )
    default:
      return (
        <WorkField {...item} extra={t('field.addressHint')}>
          <Input maxLength={ADDRESS_MAX} inputMode="url" autoComplete="off" />
        </WorkField>
      )
  }
}
