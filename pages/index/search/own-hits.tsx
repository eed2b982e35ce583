import { useTranslation } from 'react-i18next'
import type { OwnHit } from '#contract/operations/overview/schemas.ts'
import { orderAddress, ticketAddress } from '#src/common/app/ticket-addresses.ts'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useOwnHits } from '#src/features/operations/overview/own-hits.ts'
import styles from './search-results.module.css'

const addressOf: Record<OwnHit['type'], (id: number) => string> = {
  order: orderAddress,
  ticket: ticketAddress,
  appointment: () => './personal.html#/appointments',
}

/** The reader's own orders, tickets and meetings, above what the fair shows to everybody; nothing where there are none. */
export function OwnHits({ keyword }: { keyword: string }) {
  const { t } = useTranslation('home')
  const hits = useOwnHits(keyword)
  if (hits.length === 0) return null
  return (
    <section className={styles.own} aria-label={t('search.own')}>
      <h2>{t('search.own')}</h2>
      <ul>
        {hits.map(({ type, id, title, number, at }) => (
          <li key={`${type} ${id}`}>
            <a href={addressOf[type](id)}>{title}</a>
            <small>
              {t(`search.ownType.${type}`)}
              {number ? ` · ${number}` : null}
              {at && type === 'appointment' ? (
                <>
                  {' · '}
                  <FairTime from={at} />
                </>
              ) : null}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
