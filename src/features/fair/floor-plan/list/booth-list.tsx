import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestEntrance, planRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan, PlanBooth } from '#contract/fair/floor-plan/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { sizeOf, usePlanNames } from '../names'
import { rowsOf, type Marked } from '../picture/marked'
import { Directions } from '../route/directions'
import type { Trip } from '../route/use-trip'
import styles from './booth-list.module.css'

interface BoothListProps {
  plan: FloorPlan
  marked: readonly Marked[]
  isMeant: (one: Marked) => boolean
  trip: Trip
}

/** Everything that the picture shows, by row, with the way to each booth from its nearest entrance. */
export function BoothList({ plan, marked, isMeant, trip }: BoothListProps) {
  const { t } = useTranslation('map')
  const { landmark } = usePlanNames(plan)
  return (
    <div className={styles.list}>
      {rowsOf(marked).map(({ name, booths }) => {
        const taken = booths.filter((one) => one.booth.exhibitor && isMeant(one))
        const free = booths.filter(({ booth }) => !booth.exhibitor)
        if (taken.length === 0 && free.length === 0) return null
        return (
          <section key={name} aria-label={t('list.row', { row: name })}>
            <h2>{t('list.row', { row: name })}</h2>
            {taken.length > 0 ? (
              <ul className={styles.booths}>
                {taken.map(({ booth }) => (
                  <BoothLine key={booth.number} plan={plan} booth={booth} trip={trip} />
                ))}
              </ul>
            ) : null}
            {free.length > 0 ? (
              <p className={styles.free}>
                {t('list.free', { count: free.length, numbers: free.map(({ booth }) => booth.number).join(' ') })}
              </p>
            ) : null}
          </section>
        )
      })}
      <section aria-label={t('list.landmarks')}>
        <h2>{t('list.landmarks')}</h2>
        <p className={styles.free}>{plan.landmarks.map(landmark).join(' · ')}</p>
      </section>
    </div>
  )
}

function BoothLine({ plan, booth, trip }: { plan: FloorPlan; booth: PlanBooth; trip: Trip }) {
  const { t } = useTranslation('map')
  const { exhibitor, number } = booth
  const [open, setOpen] = useState(false)
  if (!exhibitor) return null
  const isStop = trip.stops.includes(number)
  return (
    <li>
      <p className={styles.booth}>
        <strong>{number}</strong>
        <a href={exhibitorAddress(exhibitor.id)}>{exhibitor.name}</a>
        <span>
          {t('booth.size', { size: sizeOf(booth) })} · {t('booth.exhibits', { count: exhibitor.exhibitsNum })}
        </span>
        <button
          type="button"
          className={styles.stop}
          aria-pressed={isStop}
          disabled={trip.isFull && !isStop}
          aria-label={`${t(isStop ? 'booth.notStop' : 'booth.routeTo')} ${number}`}
          onClick={() => trip.toggle(number)}
        >
          {t(isStop ? 'booth.notStop' : 'booth.routeTo')}
        </button>
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('list.directions', { number })}</summary>
        {open ? <Way plan={plan} number={number} stepFree={trip.stepFree} /> : null}
      </details>
    </li>
  )
}

/** From the nearest entrance, without steps where the walk is. */
function Way({ plan, number, stepFree }: { plan: FloorPlan; number: string; stepFree: boolean }) {
  const { t } = useTranslation('map')
  const { place } = usePlanNames(plan)
  const from = nearestEntrance(plan, number, { stepFree }) ?? ''
  const [leg] = planRoute(plan, from, [number], { stepFree })?.legs ?? []
  if (!leg) return <p>{t(stepFree ? 'route.noStepFree' : 'route.noWay', { place: number })}</p>
  return (
    <>
      <p className={styles.free}>{t('list.fromEntrance', { entrance: place(from), metres: Math.round(leg.metres) })}</p>
      <Directions plan={plan} leg={leg} />
    </>
  )
}
