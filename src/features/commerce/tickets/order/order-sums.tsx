import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { maskIdNumber } from '#contract/commerce/tickets/rules.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import { useRefundPolicy } from '../type-words'
import { closingOf, type DraftLine, isBlank, type OrderDraft, totalOf } from './draft'
import styles from './order.module.css'

interface OrderSumsProps {
  lines: readonly DraftLine[]
  contact: OrderDraft['contact']
  discountFen: number
  coupon: ReactNode
}

/** The order as it will be placed, with its sums. */
export function OrderSums({ lines, contact, discountFen, coupon }: OrderSumsProps) {
  const { t, i18n } = useTranslation('orders')
  const policy = useRefundPolicy()
  const money = (fen: number) => formatFen(fen, i18n.language)
  const total = totalOf(lines)
  return (
    <>
      <ul className={styles.sums}>
        {lines.map(({ type, quantity, holders }) => (
          <li key={type.id}>
            <div>
              <strong>{type.name}</strong>
              <small>{formatDays(type.days, i18n.language)}</small>
              <Named holders={holders} />
              <small>{policy(type)}</small>
              <Closed type={type} />
            </div>
            <span className={styles.each}>
              {money(type.fen)} × {quantity}
            </span>
            <b>{money(type.fen * quantity)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.contact}>
        <span>{t('form.contact')}</span>
        {contact.name} · {contact.phone}
      </p>
      {coupon}
      <dl className={styles.total}>
        <div>
          <dt>{t('sum.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
        {discountFen > 0 ? (
          <div>
            <dt>{t('sum.discount')}</dt>
            <dd>−{money(discountFen)}</dd>
          </div>
        ) : null}
        <div data-payable>
          <dt>{t('sum.payable')}</dt>
          <dd>{money(total - discountFen)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{t(total === discountFen ? 'form.freeHint' : 'form.holdHint')}</p>
    </>
  )
}

/** The notice that it cannot be ordered any more, at the reader's position. */
function Closed({ type }: Pick<DraftLine, 'type'>) {
  const breach = closingOf(type)
  if (!breach) return null
  return (
    <small className={styles.closed} role="alert">
      {ruleText(breach, getLanguage())}
    </small>
  )
}

/** Names and hidden numbers, and how many are named later. */
function Named({ holders }: Pick<DraftLine, 'holders'>) {
  const { t } = useTranslation('orders')
  const named = holders.filter((holder) => !isBlank(holder))
  const later = holders.length - named.length
  return (
    <>
      {named.length > 0 ? (
        <small>{named.map(({ name, idNumber }) => `${name} ${maskIdNumber(idNumber)}`).join(t('form.and'))}</small>
      ) : null}
      {later > 0 ? <small>{t('form.unnamed', { count: later })}</small> : null}
    </>
  )
}
