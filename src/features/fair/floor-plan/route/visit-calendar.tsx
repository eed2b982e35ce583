import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaMoment } from '#contract/core/china-time.ts'
import { getVisitCalendar } from '#contract/fair/floor-plan/endpoints.ts'
import { minutesOf, type PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { STOP_MINUTES } from '#contract/fair/floor-plan/visit/limits.ts'
import { visitEnd, visitMinutes } from '#contract/fair/floor-plan/visit/rules.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { openBlob } from '#src/common/request/open-blob.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { type Meeting, timedStops } from './meeting'
import styles from './route.module.css'
import type { Trip } from './use-trip'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface VisitCalendarProps {
  plan: FloorPlan
  trip: Trip
  route: PlannedRoute
  meetings: readonly Meeting[]
}

/** As a field for a time has it. */
const toField = (at: number): string => chinaMoment(new Date(at)).replace(' ', 'T')
const toInstant = (field: string): string => new Date(`${field}:00+08:00`).toISOString()

/** In time for the first meeting, with the stops before it; the next full hour without one, or where that has passed. */
function suggestStart({ legs }: PlannedRoute, meetings: readonly Meeting[]): string {
  const at = legs.findIndex(({ to }) => meetings.some(({ number }) => number === to))
  const meeting = meetings.find(({ number }) => number === legs[at]?.to)
  const metres = legs.slice(0, at + 1).reduce((sum, leg) => sum + leg.metres, 0)
  const start = meeting && Date.parse(meeting.start) - visitMinutes(minutesOf(metres), at) * MINUTE_MS
  return toField(start && start > Date.now() ? start : Math.ceil(Date.now() / HOUR_MS) * HOUR_MS)
}

/** Asks when the visit begins, and gives its calendar file. */
export function VisitCalendar({ plan, trip, route, meetings }: VisitCalendarProps) {
  const { t } = useTranslation('map')
  const [start, setStart] = useState(() => suggestStart(route, meetings))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const ends = meetings.filter(({ number }) => trip.stops.includes(number)).map(({ end }) => Date.parse(end))
  const lastEnd = ends.length > 0 ? Math.max(...ends) : undefined
  const walk = visitMinutes(route.minutes, route.legs.length)
  const begin = Date.parse(`${start}:00+08:00`)
  const count = Number.isNaN(begin) ? walk : Math.round((visitEnd(begin, walk, lastEnd) - begin) / MINUTE_MS)
  const download = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      const { hallId, level } = plan
      const { from, stops, stepFree } = trip
      const timed = timedStops(meetings).filter((name) => stops.includes(name))
      const until = lastEnd === undefined ? {} : { until: new Date(lastEnd).toISOString() }
      const input = { hallId, level, from, stops, timed, stepFree, start: toInstant(start), ...until }
      saveFile(await openBlob(getVisitCalendar, input), 'yunzhan-visit.ics')
      showToast(t('route.calendar.done'))
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.calendar} onSubmit={(event) => void download(event)}>
      <label className={styles.start}>
        <span>{t('route.calendar.start')}</span>
        <input type="datetime-local" required value={start} onChange={({ target }) => setStart(target.value)} />
      </label>
      <p className={styles.hint}>{t('route.calendar.length', { count, stop: STOP_MINUTES })}</p>
      {error === undefined ? null : (
        <p role="alert" className={styles.unreached}>
          {errorMessage(error)}
        </p>
      )}
      <button type="submit" className="yz-button" disabled={isBusy}>
        {t('route.calendar.download')}
      </button>
    </form>
  )
}
