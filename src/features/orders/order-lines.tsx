import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../contract/orders/schemas'
import { ticketAddress } from '../../common/app/ticket-addresses'
import { formatFen } from '../../common/ui/money/fen'
import styles from './orders.module.css'

type Line = Order['lines'][0]

interface OrderLinesProps {
  lines: readonly Line[]
  /** Its owner reads it, whose tickets open from here. */
  isOwn?: boolean
}

/** What was ordered, each with its ticket. */
export function OrderLines({ lines, isOwn = true }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <LineOf line={line} isOwn={isOwn} />
        </li>
      ))}
    </ul>
  )
}

function LineOf({ line, isOwn }: { line: Line; isOwn: boolean }) {
  const { name, quantity, unitFen, discountFen, paidFen, ticket } = line
  const { t, i18n } = useTranslation('orders')
  const money = (fen: number) => (fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language))
  return (
    <>
      <div className={styles.what}>
        <strong>
          {name}
          {quantity > 1 ? ` × ${quantity}` : ''}
        </strong>
        {ticket ? (
          <small>
            {ticket.days.from === ticket.days.until
              ? ticket.days.from
              : t('line.days', { from: ticket.days.from, until: ticket.days.until })}
          </small>
        ) : null}
        {ticket?.holderName ? (
          <small>
            {ticket.holderName} · {ticket.holderIdNumber}
          </small>
        ) : null}
      </div>
      <div className={styles.price}>
        <b>{money(paidFen)}</b>
        {discountFen > 0 ? (
          <s aria-label={t('line.before', { price: money(unitFen * quantity) })}>{money(unitFen * quantity)}</s>
        ) : null}
      </div>
      {ticket?.state ? (
        <div className={styles.ticket}>
          <Tag color={ticket.state === 'unused' ? 'success' : 'default'}>{t(`ticketState.${ticket.state}`)}</Tag>
          {isOwn ? (
            <a href={ticketAddress(ticket.id)} aria-label={t('line.ticketOf', { name, holder: ticket.holderName })}>
              {t('line.ticket')}
            </a>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
