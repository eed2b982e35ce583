import { useTranslation } from 'react-i18next'
import { describeLeg, type Step } from '#contract/fair/floor-plan/routing/directions.ts'
import type { Leg } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { usePlanNames } from '../names'
import styles from './route.module.css'

/** The directions of a leg: an ordered list of where to turn, how far to walk, and what one passes. */
export function Directions({ plan, leg }: { plan: FloorPlan; leg: Leg }) {
  const { t, i18n } = useTranslation('map')
  const { place } = usePlanNames(plan)
  const known = new Set(plan.booths.flatMap(({ number, exhibitor }) => (exhibitor ? [number] : [])))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const fromBooth = plan.booths.some(({ number }) => number === leg.from)
  const wordsOf = ({ turn, metres, passes }: Step, index: number): string => {
    const how = { from: place(leg.from), metres: Math.max(1, Math.round(metres)) }
    const begins = fromBooth ? t(`direction.leave.${turn}`, how) : t('direction.from', how)
    const walk = index === 0 ? begins : t(`direction.turn.${turn}`, how)
    return passes.length > 0
      ? t('direction.past', { walk, names: list.format(passes.map(place)) })
      : t('direction.plain', { walk })
  }
  return (
    <ol className={styles.steps}>
      {describeLeg(plan, leg, known).map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no name of their own
        <li key={index}>{wordsOf(step, index)}</li>
      ))}
    </ol>
  )
}
