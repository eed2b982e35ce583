import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'

/** That the service is at an invoice, or why it is finance's now. */
export function ServiceNote({ invoice: { state, atService, trouble, detail } }: { invoice: ManagedInvoice }) {
  const { t } = useTranslation('invoices')
  if (atService) {
    return (
      <Alert type="info" showIcon title={t(state === 'issuing' ? 'desk.service.issuing' : 'desk.service.reversing')} />
    )
  }
  if (trouble === '') return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`desk.service.${trouble}`, { detail })}
      description={t(`desk.service.${trouble}Then`)}
    />
  )
}
