import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { useAppointments } from '#src/features/trade/appointments/api.ts'
import styles from './hall-map.module.css'
import { useFollowedExhibitors } from './use-filters'

interface MyVisitProps {
  plan: FloorPlan
  onVisit: (stops: readonly string[]) => void
}

/** The viewer's own stops in this hall; guests have none. */
export function MyVisit({ plan, onVisit }: MyVisitProps) {
  const session = useSession()
  if (!session) return null
  return (
    <OwnStops plan={plan} onVisit={onVisit} hasMeetings={hasPermission(session.user.userType, 'haveAppointments')} />
  )
}

function OwnStops({ plan, onVisit, hasMeetings }: MyVisitProps & { hasMeetings: boolean }) {
  const { t } = useTranslation('map')
  const followed = useFollowedExhibitors()
  const [day] = useState(() => chinaDay(new Date()))
  const { data } = useAppointments({ day, state: 'confirmed', limit: PAGE_SIZE_MAX }, hasMeetings)
  const met = new Set(data?.list.flatMap(({ place, exhibitorId }) => (place === 'booth' ? [exhibitorId] : [])))
  const stops = plan.booths.filter(
    ({ exhibitor }) => exhibitor && (followed?.has(exhibitor.id) === true || met.has(exhibitor.id)),
  )
  if (!followed) return null
  if (stops.length === 0) return <p className={styles.hint}>{t('route.mineEmpty')}</p>
  return (
    <div className={styles.mine}>
      <button
        type="button"
        className="yz-button"
        data-kind="quiet"
        onClick={() => onVisit(stops.map(({ number }) => number))}
      >
        {t('route.mine')}
      </button>
      <span className={styles.hint}>{t('route.mineHint', { count: stops.length })}</span>
    </div>
  )
}
