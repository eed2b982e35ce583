import { useTranslation } from 'react-i18next'
import { listReserves } from '#contract/live/live/endpoints.ts'
import { Link } from '#src/common/app/link.tsx'
import { liveAddress } from '#src/common/app/addresses.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useManagedLives } from '#src/features/live/live/manage/api.ts'
import { StatusText } from '#src/features/live/live/manage/status-text.tsx'
import { Panel } from './panel'

const SHOWN = 3
/** Sessions that are on or to come stand before those that were. */
const LOOKED_AT = 20
const waiting: ReadonlySet<number> = new Set([0, 1, 6])

/** The sessions that the reader runs: on, interrupted or to come. */
export function NextLives() {
  const { t } = useTranslation('personal')
  return (
    <Panel
      name="lives"
      title={t('workbench.lives')}
      query={useManagedLives({ page: 1, limit: LOOKED_AT })}
      rows={({ list }) => list.filter(({ status }) => waiting.has(status)).slice(0, SHOWN)}
      keyOf={({ id }) => id}
      empty={t('workbench.noLives')}
      all={{ to: '/rooms', text: t('workbench.allLives') }}
    >
      {({ id, liveName, status, startTime }) => (
        <>
          <Link to={`/rooms/${id}`}>{liveName}</Link>
          <StatusText status={status} />
          <FairTime from={startTime} />
        </>
      )}
    </Panel>
  )
}

/** The booked sessions of who runs none. */
export function Booked() {
  const { t } = useTranslation('personal')
  return (
    <Panel
      name="lives"
      title={t('nav.bookings')}
      query={useEndpoint(listReserves, { page: 1, limit: SHOWN }, { keep: true })}
      rows={({ list }) => list}
      count={({ totalCount }) => totalCount}
      keyOf={({ id }) => id}
      empty={t('workbench.noBookings')}
      all={{ to: '/bookings', text: t('workbench.allBookings') }}
    >
      {({ id, liveName, status, startTime }) => (
        <>
          <a href={liveAddress(id)}>{liveName}</a>
          <StatusText status={status} />
          <FairTime from={startTime} />
        </>
      )}
    </Panel>
  )
}
