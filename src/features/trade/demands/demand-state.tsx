import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DemandState } from '#contract/trade/demands/rules.ts'

const colors = {
  draft: 'default',
  review: 'processing',
  changes: 'warning',
  rejected: 'error',
  approved: 'success',
} as const

/** How what is written stands. */
export function DemandStateTag({ state }: { state: DemandState }) {
  const { t } = useTranslation('own-demands')
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}
