import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { QuotationState } from '#contract/trade/offers/quotation-rules.ts'

const colors = { issued: 'processing', confirmed: 'success', superseded: 'default' } as const

/** How a quotation stands. */
export function QuotationStateTag({ state }: { state: QuotationState }) {
  const { t } = useTranslation('offers')
  return <Tag color={colors[state]}>{t(`quotation.state.${state}`)}</Tag>
}
