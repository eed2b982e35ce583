import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ContentState } from '#contract/fair/content/rules.ts'

const colors = {
  draft: 'default',
  scheduled: 'processing',
  published: 'success',
  ended: 'default',
  withdrawn: 'warning',
  deleted: 'error',
} as const satisfies Record<ContentState, string>

/** What an object is for visitors; the words say it, the colour only helps. */
export function StateTag({ state }: { state: ContentState }) {
  const { t } = useTranslation('content')
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}
