import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { NextEntry } from '#contract/operations/overview/schemas.ts'
import { exhibitorsAddress, liveAddress, livesAddress, scheduleAddress } from '#src/common/app/addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { EmptyCard } from './card'
import type { BodyProps } from './body-props'
import { Row } from './row'

function addressOf({ kind, id, start, isOn, isOnline }: NextEntry): string {
  if (kind === 'run') return `/rooms/${id}`
  if (kind === 'live') return liveAddress(id)
  if (kind === 'schedule') return scheduleAddress(chinaDay(new Date(start)))
  return isOn && isOnline ? `/appointments/talk?id=${id}` : '/appointments'
}

/** What comes next, the soonest first. */
export function NextCard({ card: { list } }: BodyProps<'next'>) {
  const { t } = useTranslation('overview')
  const runsLives = hasPermission(useSession()?.user.userType, 'runLives')
  if (list.length === 0) {
    return runsLives ? (
      <EmptyCard name="next" to="/rooms/new" start="startRun" />
    ) : (
      <EmptyCard name="next" to={livesAddress} />
    )
  }
  return (
    <ul>
      {list.map((entry) => (
        <Row
          key={`${entry.kind} ${entry.id}`}
          to={addressOf(entry)}
          title={entry.title}
          mark={
            entry.isOn ? (
              <Tag color="success">{t('card.next.on')}</Tag>
            ) : entry.isFixed ? null : (
              <Tag color="warning">{t('card.next.waiting')}</Tag>
            )
          }
        >
          <FairTime from={entry.start} /> · {t(`card.next.kind.${entry.kind}`)}
        </Row>
      ))}
    </ul>
  )
}

/** The meetings that the viewer has yet to answer. */
export function RequestsCard({ card: { list } }: BodyProps<'requests'>) {
  const userType = useSession()?.user.userType
  if (list.length === 0) {
    return hasPermission(userType, 'manageAppointments') ? (
      <EmptyCard name="requests" to="/appointments?part=availability" start="startOffer" />
    ) : (
      <EmptyCard name="requests" to={exhibitorsAddress} />
    )
  }
  return (
    <ul>
      {list.map(({ id, side, buyer, company, start, purpose }) => (
        <Row key={id} to="/appointments" title={side === 'buyer' ? company : buyer}>
          <FairTime from={start} /> {purpose ? `· ${purpose}` : ''}
        </Row>
      ))}
    </ul>
  )
}
