import { useTranslation } from 'react-i18next'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { hueOf } from '../picture/marked'
import styles from './panel.module.css'

/** What else booths are filtered by, besides the industry. */
export const planFilters = ['followed', 'live', 'bookable', 'vr'] as const
export type PlanFilter = (typeof planFilters)[number]

interface PlanFiltersProps {
  plan: FloorPlan
  industry: number | undefined
  only: string
  /** How many booths each filter that is offered leaves; undefined until it is known. */
  counts: Partial<Record<PlanFilter, number | undefined>>
  onIndustry: (id: number | undefined) => void
  onOnly: (only: string) => void
}

/** The legend of industries, which filters, and the other filters: what they leave out is dimmed. */
export function PlanFilters({ plan, industry, only, counts, onIndustry, onOnly }: PlanFiltersProps) {
  const { t } = useTranslation('map')
  if (plan.industries.length === 0 && Object.keys(counts).length === 0) return null
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('filter.industry')} className={styles.chips}>
        {plan.industries.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={industry === id}
            onClick={() => onIndustry(industry === id ? undefined : id)}
          >
            <span className={styles.swatch} data-hue={hueOf(plan, id)} />
            {name}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('filter.only')} className={styles.chips}>
        {planFilters.map((name) => {
          const count = counts[name]
          return !(name in counts) ? null : (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={only === name}
              onClick={() => onOnly(only === name ? '' : name)}
            >
              {t(`filter.${name}`)}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
