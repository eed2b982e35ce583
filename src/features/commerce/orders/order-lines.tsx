import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { countDays } from '#contract/commerce/services/rules.ts'
import { ownServicesAddress, ticketAddress } from '#src/common/app/ticket-addresses.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { formatDays } from '#src/common/ui/time/days.ts'
import styles from './orders.module.css'

type Line = Order['lines'][0]
type Booking = NonNullable<Line['booking']>

interface OrderLinesProps {
  lines: readonly Line[]
  /** The reader is its owner: tickets open from here. */
  isOwn?: boolean
}

/** What was ordered, each with its ticket or with how its booking stands. */
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
  const { name, quantity, unitFen, discountFen, paidFen, ticket, booking } = line
  const { t, i18n } = useTranslation('orders')
  const money = (fen: number) => (fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language))
  return (
    <>
      <div className={styles.what}>
        <strong>
          {name}
          {quantity > 1 && !booking ? ` × ${quantity}` : ''}
        </strong>
        {ticket ? <small>{formatDays(ticket.days, i18n.language)}</small> : null}
        {booking ? <BookingOf booking={booking} quantity={quantity} /> : null}
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
      {booking && booking.state !== 'void' ? (
        <div className={styles.ticket}>
          <Tag color={booking.state === 'valid' ? 'success' : 'default'}>{t(`bookingState.${booking.state}`)}</Tag>
          {isOwn && booking.state === 'valid' ? (
            <a href={ownServicesAddress} aria-label={t('line.manageOf', { name })}>
              {t('line.manage')}
            </a>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** Where and when an advert is shown, or how many hours were ordered. */
function BookingOf({ booking: { kind, place, days }, quantity }: { booking: Booking; quantity: number }) {
  const { t, i18n } = useTranslation('orders')
  const words = [
    t(`serviceKind.${kind}`),
    ...(place ? [t(`place.${place}`)] : []),
    ...(days ? [t('line.bookedDays', { days: formatDays(days, i18n.language), count: countDays(days) })] : []),
    ...(kind === 'live' ? [t('line.hours', { count: quantity })] : []),
  ]
  return <small>{words.join(' · ')}</small>
}
