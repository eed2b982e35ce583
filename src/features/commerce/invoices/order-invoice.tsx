import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { isBlocking } from '#contract/commerce/invoices/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { ownInvoicesAddress } from '#src/common/app/ticket-addresses.ts'
import { useOwnInvoices } from './api'
import { ApplyInvoiceButton } from './apply-button'
import { InvoiceDocument } from './invoice-document'
import { InvoiceStateTag } from './invoice-state'
import styles from './invoices.module.css'
import { invoiceableFen } from './title-values'

/** The invoice line of an own order: that it can be applied for, or how it stands and what it keeps. */
export function OrderInvoice({ order }: { order: Order }) {
  const { t } = useTranslation('invoices')
  const invoices = useOwnInvoices({ orderId: order.id, limit: 1 })
  const [last] = invoices.data?.list ?? []
  const fen = invoiceableFen(order)
  // What is not known yet, or failed to load, is left out: the refusal reports it too.
  if (!invoices.data || (!last && fen <= 0)) return null
  const holds = last && isBlocking(last.state)
  return (
    <section className={styles.beside} aria-label={t('order.title')}>
      {last ? (
        <p>
          {t('order.title')} <InvoiceStateTag invoice={last} />
        </p>
      ) : null}
      {holds ? (
        <Alert
          type="info"
          showIcon
          title={t(last.state === 'applied' ? 'order.blockedApplied' : 'order.blocked')}
          description={<a href={ownInvoicesAddress}>{t('order.toInvoice')}</a>}
        />
      ) : null}
      {last?.failure ? <p className={styles.hint}>{t('order.failed', { reason: last.failure })}</p> : null}
      {last ? <InvoiceDocument invoice={last} /> : null}
      {holds ? null : (
        <ApplyInvoiceButton orderId={order.id} fen={fen} {...(last?.state === 'failed' ? { again: last } : {})} />
      )}
    </section>
  )
}
