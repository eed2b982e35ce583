import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay, FAIR_ZONE } from '#contract/core/china-time.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import type { Meeting } from '#src/features/fair/floor-plan/route/meeting.ts'
import { useAppointments } from '#src/features/trade/appointments/api.ts'
import styles from './hall-map.module.css'
import { useEvents } from './use-events'
import { useFollowedState } from './use-followed'

interface MyVisitProps {
  plan: FloorPlan
  onVisit: (stops: readonly string[]) => void
  /**
   * The viewer's meetings at booths of this plan and saved events at its stage on the chosen day, as soon as they are known and
   * whenever they change.
   */
  onMeetings: (meetings: readonly Meeting[]) => void
}

/** The viewer's own stops in this hall; guests have none. */
export function MyVisit(props: MyVisitProps) {
  const session = useSession()
  if (!session) return null
  return <OwnStops {...props} hasMeetings={hasPermission(session.user.userType, 'haveAppointments')} />
}

/** The confirmed meetings to which the viewer goes, at booths of this plan, from now on. */
function useMeetings(plan: FloorPlan, enabled: boolean) {
  const { data, isPending } = useAppointments({ state: 'confirmed', limit: PAGE_SIZE_MAX }, enabled)
  const [now] = useState(Date.now)
  const list = useMemo((): readonly Meeting[] => {
    const numbers = new Map(plan.booths.flatMap(({ number, exhibitor }) => (exhibitor ? [[exhibitor.id, number]] : [])))
    const confirmed = data?.list.filter(
      ({ side, place, end }) => side === 'buyer' && place === 'booth' && Date.parse(end) > now,
    )
    return (confirmed ?? []).flatMap(({ exhibitorId, start, end }) => {
      const number = numbers.get(exhibitorId)
      return number === undefined ? [] : [{ number, start, end }]
    })
  }, [plan.booths, data, now])
  return { list, isPending: enabled && isPending, isRead: !enabled || data !== undefined }
}

const listOnDay = (meetings: readonly Meeting[], day: string) =>
  meetings.filter(({ start }) => chinaDay(new Date(start)) === day)

function OwnStops({ plan, onVisit, onMeetings, hasMeetings }: MyVisitProps & { hasMeetings: boolean }) {
  const { t, i18n } = useTranslation('map')
  const { followed, isPending } = useFollowedState()
  const met = useMeetings(plan, hasMeetings)
  const events = useEvents(plan)
  const meetings = useMemo(() => [...met.list, ...events.placed], [met.list, events.placed])
  const [today] = useState(() => chinaDay(new Date()))
  const [chosen, setChosen] = useState('')
  const starts = [...meetings.map(({ start }) => start), ...events.unplaced]
  const days = [...new Set([today, ...starts.map((start) => chinaDay(new Date(start)))])].toSorted()
  const firstWithMeeting = days.find((one) => meetings.some(({ start }) => chinaDay(new Date(start)) === one))
  // Chosen once, when all is known: what one looks at does not change by itself to another day.
  const isReading = isPending || met.isPending || events.isPending
  const [first, setFirst] = useState<string>()
  if (!isReading && first === undefined) setFirst(firstWithMeeting ?? today)
  const day = [chosen, first].find((one) => one !== undefined && days.includes(one)) ?? firstWithMeeting ?? today
  const ofDay = listOnDay(meetings, day)
  useEffect(() => onMeetings(listOnDay(meetings, day)), [onMeetings, meetings, day])
  const attended = ofDay.filter(({ event }) => event !== undefined).length
  const unplaced = events.unplaced.filter((start) => chinaDay(new Date(start)) === day).length
  const timed = new Set(ofDay.map(({ number }) => number))
  const stops = plan.booths.filter(
    ({ number, exhibitor }) => exhibitor && (followed?.has(exhibitor.id) === true || timed.has(number)),
  )
  if (isReading) return null
  const isNothing = stops.length + attended === 0
  const isAllRead = followed !== undefined && met.isRead && events.isRead
  const dayText = (of: string) =>
    new Date(`${of}T00:00:00+08:00`).toLocaleDateString(i18n.language, {
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      timeZone: FAIR_ZONE,
    })
  return (
    <div className={styles.mine}>
      {days.length > 1 ? (
        <label className={styles.day}>
          <span>{t('route.day')}</span>
          <select value={day} onChange={({ target }) => setChosen(target.value)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {dayText(one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {isNothing && unplaced === 0 && isAllRead ? <p className={styles.hint}>{t('route.mineEmpty')}</p> : null}
      {isNothing ? null : (
        <>
          <button
            type="button"
            className="yz-button"
            data-kind="quiet"
            onClick={() => onVisit([...timed, ...stops.map(({ number }) => number)])}
          >
            {t('route.mine')}
          </button>
          {stops.length > 0 ? (
            <span className={styles.hint}>{t('route.mineHint', { count: stops.length })}</span>
          ) : null}
          {ofDay.length > attended ? (
            <span className={styles.hint}>{t('route.mineMeetings', { count: ofDay.length - attended })}</span>
          ) : null}
          {attended > 0 ? <span className={styles.hint}>{t('route.mineEvents', { count: attended })}</span> : null}
        </>
      )}
      {unplaced > 0 ? <p className={styles.hint}>{t('route.eventsUnplaced', { count: unplaced })}</p> : null}
    </div>
  )
}
