import { useTranslation } from 'react-i18next'
import type { ServiceKind } from '#contract/commerce/services/rules.ts'
import { resourceAddress } from '#src/common/app/ticket-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { BOOKINGS_PER_PAGE, useOwnBookings } from './api'
import { BookingCard } from './booking-card'
import styles from './own.module.css'

const LIST = 'own-bookings'

interface OwnBookingsProps {
  query: HashQuery
  /** undefined: of every kind. */
  kind: ServiceKind | undefined
  /** Of the own VR room. */
  roomAddress: string
}

/** What the own exhibitor has ordered. */
export function OwnBookings({ query, kind, roomAddress }: OwnBookingsProps) {
  const { t } = useTranslation('own-services')
  const page = useOwnBookings(kind, query.page)
  return (
    <Shown query={page} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ list, totalCount }) =>
        list.length === 0 ? (
          <Empty title={t('empty')} text={t('emptyText')}>
            <a className="yz-button" href={resourceAddress}>
              {t('toOrdering')}
            </a>
          </Empty>
        ) : (
          <>
            <ul
              id={LIST}
              tabIndex={-1}
              className={styles.list}
              aria-label={t('title')}
              data-stale={page.isPlaceholderData || undefined}
            >
              {list.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} roomAddress={roomAddress} />
                </li>
              ))}
            </ul>
            <WorkPages query={query} total={totalCount} pageSize={BOOKINGS_PER_PAGE} list={LIST} />
          </>
        )
      }
    </Shown>
  )
}
