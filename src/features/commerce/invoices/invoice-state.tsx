import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { InvoiceState } from '#contract/commerce/invoices/rules.ts'

const colors: Record<ShownState, string> = {
  applied: 'processing',
  issuing: 'processing',
  issued: 'success',
  failed: 'error',
  cancelled: 'default',
  reversalAsked: 'warning',
  reversed: 'default',
}

type ShownState = InvoiceState | 'cancelled'

/** How an invoice stands; one that failed without a reason was withdrawn, or its order was returned. */
export const shownState = ({ state, failure }: { state: InvoiceState; failure: string }): ShownState =>
  state === 'failed' && failure === '' ? 'cancelled' : state

export function InvoiceStateTag({ invoice }: { invoice: { state: InvoiceState; failure: string } }) {
  const { t } = useTranslation('invoices')
  const state = shownState(invoice)
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}
