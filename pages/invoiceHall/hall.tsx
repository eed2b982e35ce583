import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { ownOrdersAddress, ownTicketsAddress } from '#src/common/app/ticket-addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { usePayMethods } from '#src/features/commerce/payments/api.ts'
import { useTicketTypes } from '#src/features/commerce/tickets/api.ts'
import { TicketWall, TicketWallSkeleton } from '#src/features/commerce/tickets/ticket-wall.tsx'
import styles from './hall.module.css'
import { useOrderForm } from './use-order-form'

const WAITING = 6

/** What is not needed at first comes together, with the texts of each. */
async function loadRest(texts: string) {
  const [rest] = await Promise.all([import('./hall-rest'), startTexts(texts)])
  return rest
}

/** What lies below the tickets. */
const HallRest = lazyPart(async () => {
  await whenIdle()
  return (await loadRest('ticket-hall')).HallRest
})

/** The way into the queue of a type that is sold out. */
const WaitingStub = lazyPart(async () => (await loadRest('waiting-list')).WaitingStub)

/** `/`: the ticket hall: what can be bought, and the way to an order (spec: live §2, ticket hall). */
export function Hall() {
  const { t } = useTranslation('tickets')
  useTitle(t('hall.title'))
  const types = useTicketTypes()
  const paysOnline = usePayMethods().data?.wechat ?? true
  const { order, busy, dialog } = useOrderForm()
  return (
    <div className="yz-wrap">
      <header className="yz-page-head">
        <h1>{t('hall.title')}</h1>
        <p>{t('hall.lead')}</p>
        <p className={styles.ways}>
          <a className="yz-button" data-kind="quiet" href={ownTicketsAddress}>
            {t('hall.ownTickets')}
          </a>
          <a className="yz-button" data-kind="quiet" href={ownOrdersAddress}>
            {t('hall.ownOrders')}
          </a>
        </p>
      </header>
      {paysOnline ? null : (
        <p className={styles.notice} role="status">
          {t('hall.noPayment')}
        </p>
      )}
      <section aria-labelledby="wall">
        <h2 id="wall" className="yz-visually-hidden">
          {t('hall.wall')}
        </h2>
        <Shown query={types} loading={<TicketWallSkeleton count={WAITING} />}>
          {(all) => (
            <TicketWall
              types={all}
              renderStub={(type) =>
                mayOrder(type, paysOnline) ? (
                  <button
                    type="button"
                    className="yz-button"
                    aria-busy={busy === type.id}
                    aria-label={t('order.of', { name: type.name })}
                    onClick={() => order(type)}
                  >
                    {t('order.do')}
                  </button>
                ) : type.sale === 'soldOut' ? (
                  <Suspense>
                    <WaitingStub type={type} busy={busy === type.id} onOrder={() => order(type)} />
                  </Suspense>
                ) : (
                  <span className={styles.hindrance}>
                    {t(type.sale === 'booking' ? 'order.noPayment' : `order.${type.sale}`)}
                  </span>
                )
              }
            />
          )}
        </Shown>
      </section>
      <Suspense fallback={<div className={styles.rest} />}>
        <HallRest />
      </Suspense>
      {dialog}
    </div>
  )
}

const mayOrder = ({ sale, fen }: TicketType, paysOnline: boolean): boolean =>
  sale === 'booking' && (paysOnline || fen === 0)
