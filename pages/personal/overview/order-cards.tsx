import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { orderAddress, resourceAddress, ticketAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { EmptyCard } from './card'
import type { BodyProps } from './body-props'
import styles from './overview.module.css'
import { Row } from './row'
import { ToButton } from './to-button'

/** px of the small picture; the e-ticket shows it large. */
const QR_SIZE = 72

/** The tickets that open a gate today, each with its code. */
export function TicketsCard({ card: { list } }: BodyProps<'tickets'>) {
  const { t } = useTranslation('overview')
  if (list.length === 0) return <EmptyCard name="tickets" to={ticketHallAddress} />
  return (
    <ul>
      {list.map(({ id, name, code, qr, holder, usedAt }) => (
        <Row
          key={id}
          to={ticketAddress(id)}
          title={name}
          before={
            qr ? (
              <a className={styles.qr} href={ticketAddress(id)}>
                <QrCode text={qr} size={QR_SIZE} label={t('card.tickets.open', { code })} />
              </a>
            ) : null
          }
          mark={usedAt ? <Tag>{t('card.tickets.used', { time: formatClock(usedAt, FAIR_ZONE).time })}</Tag> : null}
        >
          {[holder?.name, code].filter(Boolean).join(' · ')}
        </Row>
      ))}
    </ul>
  )
}

/** The orders that wait for payment, each with the way to pay it. */
export function OrdersCard({ card: { list } }: BodyProps<'orders'>) {
  const { t, i18n } = useTranslation('overview')
  const isSeller = hasPermission(useSession()?.user.userType, 'buyServices')
  if (list.length === 0) {
    return isSeller ? (
      <EmptyCard name="orders" to={resourceAddress} start="startOffer" />
    ) : (
      <EmptyCard name="orders" to={ticketHallAddress} />
    )
  }
  return (
    <ul>
      {list.map(({ id, number, names, payableFen, heldUntil }) => (
        <Row
          key={id}
          to={orderAddress(id)}
          title={names.join(' · ')}
          after={
            <ToButton type="primary" to={orderAddress(id)} aria-label={t('card.orders.payOf', { number })}>
              {t('card.orders.pay')}
            </ToButton>
          }
        >
          {formatFen(payableFen, i18n.language)} ·{' '}
          {t('card.orders.until', { time: momentText(heldUntil, i18n.language) })}
        </Row>
      ))}
    </ul>
  )
}
