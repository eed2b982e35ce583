import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TransferState } from '#contract/commerce/transfers/rules.ts'

const colors = {
  submitted: 'processing',
  confirmed: 'success',
  rejected: 'error',
} as const satisfies Record<TransferState, string>

/** How a transfer stands. */
export function TransferStateTag({ state }: { state: TransferState }) {
  const { t } = useTranslation('transfers')
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}
