import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaClock } from '#contract/core/china-time.ts'
import { STOPS_MAX } from '#contract/fair/floor-plan/limits.ts'
import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { usePlanNames } from '../names'
import { Directions } from './directions'
import { type Meeting, type MeetingOnWay, meetingsOnWay } from './meeting'
import styles from './route.module.css'
import type { Trip } from './use-trip'

const VisitCalendar = lazyPart(async () => (await import('./visit-calendar')).VisitCalendar)

interface RoutePanelProps {
  plan: FloorPlan
  trip: Trip
  route: PlannedRoute | undefined
  /** Of the viewer, at booths and the stage of this plan. */
  meetings: readonly Meeting[]
  /** What fills the list of stops, such as the viewer's own. */
  suggest?: ReactNode
}

function RemoveStop({ place, onRemove }: { place: string; onRemove: () => void }) {
  const { t } = useTranslation('map')
  return (
    <button type="button" className={styles.remove} aria-label={t('route.remove', { place })} onClick={onRemove}>
      <Icon name="close" size={16} />
    </button>
  )
}

/** When a meeting or an event at a stop begins, when to leave for it, and whether that is possible after the one before. */
function MeetingLine({ event, start, leave, late }: MeetingOnWay) {
  const { t } = useTranslation('map')
  const clock = (at: number) => chinaClock(new Date(at))
  return (
    <p className={styles.meeting}>
      {event === undefined
        ? t('route.meeting', { time: clock(start), leave: clock(leave) })
        : t('route.event', { title: event, time: clock(start), leave: clock(leave) })}
      {late === undefined ? null : <span className={styles.late}>{t('route.late', { time: clock(late) })}</span>}
    </p>
  )
}

/** Where one begins, the stops in the order in which they are best visited, and the directions. */
export function RoutePanel({ plan, trip, route, meetings, suggest }: RoutePanelProps) {
  const { t } = useTranslation('map')
  const [isInCalendar, setInCalendar] = useState(false)
  const onWay = useMemo(() => meetingsOnWay(route?.legs ?? [], meetings), [route, meetings])
  const here = meetings.filter(({ number }) => number === trip.from)
  const { place, landmark } = usePlanNames(plan)
  const starts = plan.landmarks.filter(({ kind }) => kind === 'entrance' || kind === 'information' || kind === 'stage')
  const isOther = trip.from !== '' && !starts.some(({ id }) => id === trip.from)
  return (
    <section className={styles.panel} aria-labelledby="route-title">
      <h2 id="route-title">{t('route.title')}</h2>
      <label className={styles.from}>
        <span>{t('route.from')}</span>
        <select value={trip.from} onChange={({ target }) => trip.setFrom(target.value)}>
          {isOther ? (
            <option value={trip.from}>
              {trip.isHere ? t('route.here', { place: place(trip.from) }) : place(trip.from)}
            </option>
          ) : null}
          {starts.map((one) => (
            <option key={one.id} value={one.id}>
              {landmark(one)}
            </option>
          ))}
        </select>
      </label>
      {here.map(({ event, start }) => (
        <p key={`${start} ${event}`} className={styles.meeting}>
          {event === undefined
            ? t('route.meetingHere', { time: chinaClock(new Date(start)) })
            : t('route.eventHere', { title: event, time: chinaClock(new Date(start)) })}
        </p>
      ))}
      {suggest}
      {trip.stops.length === 0 ? <p className={styles.hint}>{t('route.hint')}</p> : null}
      {route && route.legs.length > 0 ? (
        <>
          <p className={styles.total} role="status">
            {t('route.total', {
              metres: Math.round(route.metres),
              minutes: t('route.minutes', { count: route.minutes }),
            })}
          </p>
          <ol className={styles.legs}>
            {route.legs.map((leg, index) => (
              <li key={leg.to}>
                <p className={styles.leg}>
                  <span className={styles.mark} aria-hidden="true">
                    {index + 1}
                  </span>
                  <strong>{place(leg.to)}</strong>
                  <span>{t('route.metres', { metres: Math.round(leg.metres) })}</span>
                  <RemoveStop place={place(leg.to)} onRemove={() => trip.toggle(leg.to)} />
                </p>
                {onWay[index]?.map((meeting) => (
                  <MeetingLine key={`${meeting.start} ${meeting.event}`} {...meeting} />
                ))}
                <Directions plan={plan} leg={leg} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {route?.unreached.map((name) => (
        <p key={name} role="alert" className={styles.unreached}>
          {t(trip.stepFree ? 'route.noStepFree' : 'route.noWay', { place: place(name) })}
          <RemoveStop place={place(name)} onRemove={() => trip.toggle(name)} />
        </p>
      ))}
      {trip.isFull ? <p className={styles.hint}>{t('route.full', { max: STOPS_MAX })}</p> : null}
      {trip.stops.length > 0 ? (
        <div className={styles.tools}>
          <label className={styles.stepFree}>
            <input
              type="checkbox"
              checked={trip.stepFree}
              onChange={({ target }) => trip.setStepFree(target.checked)}
            />
            {t('route.stepFree')}
          </label>
          <button type="button" className="yz-button" data-kind="quiet" onClick={() => window.print()}>
            {t('route.print')}
          </button>
          {route && route.legs.length > 0 ? (
            <button
              type="button"
              className="yz-button"
              data-kind="quiet"
              aria-expanded={isInCalendar}
              onClick={() => setInCalendar(!isInCalendar)}
            >
              {t('route.calendar.open')}
            </button>
          ) : null}
          <button type="button" className="yz-button" data-kind="quiet" onClick={trip.clear}>
            {t('route.clear')}
          </button>
        </div>
      ) : null}
      {isInCalendar && route && route.legs.length > 0 ? (
        <Suspense fallback={null}>
          <VisitCalendar
            key={onWay.find((one) => one.length > 0)?.[0]?.start}
            plan={plan}
            trip={trip}
            route={route}
            meetings={meetings}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
