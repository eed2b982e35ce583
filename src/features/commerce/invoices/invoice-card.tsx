import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { orderAddress } from '#src/common/app/ticket-addresses.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import { ApplicationButton } from './application-button'
import { ApplyInvoiceButton } from './apply-button'
import { InvoiceDocument } from './invoice-document'
import { InvoiceStateTag } from './invoice-state'
import styles from './invoices.module.css'
import { ReversalDialog, WithdrawDialog } from './step-dialog'

interface InvoiceCardProps {
  invoice: Invoice
  /** Another invoice of its order stands. */
  replaced: boolean
}

/** An own invoice: how it stands, what it is of, its document, and what can be done with it. */
export function InvoiceCard({ invoice, replaced }: InvoiceCardProps) {
  const { t, i18n } = useTranslation('invoices')
  const { type, title, fen, orderId, orderNumber, number, invoiceNumber, failure, createdAt, issuedAt } = invoice
  const moment = (at: string) => momentText(at, i18n.language)
  const facts = [
    { key: 'type', value: t(`type.${type}`) },
    ...(title.kind === 'company' ? [{ key: 'taxNumber', value: title.taxNumber }] : []),
    { key: 'email', value: title.email },
    { key: 'order', value: <a href={orderAddress(orderId)}>{orderNumber}</a> },
    { key: 'number', value: number },
    { key: 'createdAt', value: moment(createdAt) },
    ...(invoiceNumber ? [{ key: 'invoiceNumber', value: invoiceNumber }] : []),
    ...(issuedAt ? [{ key: 'issuedAt', value: moment(issuedAt) }] : []),
  ]
  return (
    <article className={styles.card} aria-label={number}>
      <header>
        <h3>{title.name}</h3>
        <InvoiceStateTag invoice={invoice} />
        <strong className={styles.amount}>{formatFen(fen, i18n.language)}</strong>
      </header>
      {failure ? <Alert type="error" showIcon title={t('order.failed', { reason: failure })} /> : null}
      <dl className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`field.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <InvoiceDocument invoice={invoice} />
      <Ways invoice={invoice} replaced={replaced} />
    </article>
  )
}

function Ways({ invoice, replaced }: InvoiceCardProps) {
  const { t } = useTranslation('invoices')
  const [requested, setRequested] = useState<'withdraw' | 'reversal'>()
  const { state, number, orderId, fen } = invoice
  const close = () => setRequested(undefined)
  const way = (what: 'withdraw' | 'reversal') => (
    <Button type="link" danger aria-label={t(`${what}.doOf`, { number })} onClick={() => setRequested(what)}>
      {t(`${what}.do`)}
    </Button>
  )
  const isOver = (state === 'failed' || state === 'reversed') && !replaced
  return (
    <div className={styles.ways}>
      <ApplicationButton invoice={invoice} />
      {state === 'applied' ? way('withdraw') : null}
      {state === 'issued' ? way('reversal') : null}
      {isOver ? <ApplyInvoiceButton type="link" orderId={orderId} fen={fen} number={number} again={invoice} /> : null}
      {requested === 'withdraw' ? <WithdrawDialog invoice={invoice} onClose={close} /> : null}
      {requested === 'reversal' ? <ReversalDialog invoice={invoice} onClose={close} /> : null}
    </div>
  )
}
