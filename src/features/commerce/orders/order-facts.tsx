import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import styles from './orders.module.css'

/** Nothing was paid of it. */
export const isUnpaid = (state: Order['state']): boolean =>
  state === 'confirming' || state === 'pending' || state === 'closed'

/** What an order costs. */
export function OrderSums({
  order: { kind, state, totalFen, discountFen, payableFen, refundedFen, couponName },
}: {
  order: Order
}) {
  const { t, i18n } = useTranslation('orders')
  const money = (fen: number) => formatFen(fen, i18n.language)
  return (
    <dl className={styles.facts}>
      <dt>{t(kind === 'service' ? 'sheet.serviceTotal' : 'sum.total')}</dt>
      <dd>{money(totalFen)}</dd>
      {discountFen > 0 ? (
        <>
          <dt>{couponName || t('sum.discount')}</dt>
          <dd>−{money(discountFen)}</dd>
        </>
      ) : null}
      <dt>{t(isUnpaid(state) ? 'sum.payable' : 'sum.paid')}</dt>
      <dd>{money(payableFen)}</dd>
      {refundedFen > 0 ? (
        <>
          <dt>{t('sum.refunded')}</dt>
          <dd>{money(refundedFen)}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** When and how it was ordered and paid, and who is reached about it. */
export function OrderAbout({
  order,
  isCalled = false,
}: {
  order: Order
  /** Its reader may call. */ isCalled?: boolean
}) {
  const { number, createdAt, confirmedAt, paidAt, method, contact } = order
  const { t, i18n } = useTranslation('orders')
  return (
    <dl className={styles.facts}>
      <dt>{t('sheet.number')}</dt>
      <dd>{number}</dd>
      <dt>{t('sheet.createdAt')}</dt>
      <dd>{momentText(createdAt, i18n.language)}</dd>
      {confirmedAt ? (
        <>
          <dt>{t('sheet.confirmedAt')}</dt>
          <dd>{momentText(confirmedAt, i18n.language)}</dd>
        </>
      ) : null}
      {paidAt ? (
        <>
          <dt>{t('sheet.paidAt')}</dt>
          <dd>{momentText(paidAt, i18n.language)}</dd>
        </>
      ) : null}
      {method ? (
        <>
          <dt>{t('sheet.method')}</dt>
          <dd>{t(`method.${method}`)}</dd>
        </>
      ) : null}
      <dt>{t('form.contact')}</dt>
      <dd>
        {contact.name} {isCalled ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : contact.phone}
      </dd>
    </dl>
  )
}

/** What of it was returned. */
export function OrderRefunds({ refunds }: { refunds: Order['refunds'] }) {
  const { t, i18n } = useTranslation('orders')
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{t('sheet.refunds')}</h2>
      <ul className={styles.refunds}>
        {refunds.map(({ id, number, state, reason, note, fen, feeFen, createdAt, doneAt }) => (
          <li key={id} data-state={state}>
            <strong>{t(`refundState.${state}`)}</strong>
            <b>{formatFen(fen, i18n.language)}</b>
            <small>
              {t(`reason.${reason}`)} · {number} · {momentText(doneAt ?? createdAt, i18n.language)}
              {feeFen > 0 ? ` · ${t('refund.kept', { fee: formatFen(feeFen, i18n.language) })}` : ''}
            </small>
            {note ? <small>{t('head.service.reason', { reason: note })}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
