import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import { orderAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { formatClock } from '#src/common/ui/time/fair-time.tsx'
import { useOwnWaiting } from './api'
import { LeaveDialog } from './leave-dialog'
import styles from './waiting-list.module.css'
import { OfferLine } from './waiting-stub'

function momentOf(at: string): string {
  const { date, time } = formatClock(at, FAIR_ZONE)
  return `${date} ${time} GMT+8`
}

/** The own places in queues, beside the tickets; nothing where there are none. */
export function OwnWaiting() {
  const { t } = useTranslation('waiting-list')
  const places = useOwnWaiting()
  const [leaving, setLeaving] = useState<WaitingPlace>()
  return (
    <Shown query={places} loading={null}>
      {(all) =>
        all.length === 0 ? null : (
          <section className={styles.own} aria-labelledby="own-waiting">
            <h3 id="own-waiting">{t('own.title')}</h3>
            <ul>
              {all.map((place) => (
                <li key={place.id} data-state={place.state}>
                  <div>
                    <strong>{place.name}</strong>
                    <small>{t('own.joined', { count: place.quantity, at: momentOf(place.joinedAt) })}</small>
                  </div>
                  {place.state === 'offered' ? (
                    <OfferLine place={place} heardAt={places.dataUpdatedAt} onEnd={() => void places.refetch()} />
                  ) : (
                    <p>
                      <b>{t(`state.${place.state}`)}</b>
                      {place.ahead === null ? null : <span>{t('ahead', { count: place.ahead })}</span>}
                    </p>
                  )}
                  <span className={styles.ways}>
                    {place.state === 'waiting' || place.state === 'offered' ? (
                      <button
                        type="button"
                        className={styles.leave}
                        aria-label={t('leave.of', { name: place.name })}
                        onClick={() => setLeaving(place)}
                      >
                        {t('leave.do')}
                      </button>
                    ) : null}
                    {place.state === 'offered' ? (
                      <a className="yz-button" href={ticketHallAddress}>
                        {t('own.order')}
                      </a>
                    ) : null}
                    {place.orderId === null ? null : <a href={orderAddress(place.orderId)}>{t('own.toOrder')}</a>}
                  </span>
                </li>
              ))}
            </ul>
            {leaving ? <LeaveDialog place={leaving} onClose={() => setLeaving(undefined)} /> : null}
          </section>
        )
      }
    </Shown>
  )
}
