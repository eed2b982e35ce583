import { useTranslation } from 'react-i18next'
import type { FloorPlan, HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { useHallColumn } from '#src/common/app/fair.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import styles from './hall-map.module.css'

interface MapHeadProps {
  halls: readonly HallPlans[]
  plan: FloorPlan
  query: HashQuery
  isList: boolean
}

/** What is open belongs to one plan: another hall or level begins without it. Where one stands (`here`) is in one hall. */
const NOTHING_OPEN = { booth: '', from: '', stops: '', industry: '', only: '' }

/** The hall, its levels, map or list, and the way to the hall's other pages. */
export function MapHead({ halls, plan, query, isList }: MapHeadProps) {
  const { t } = useTranslation('map')
  const { vrUrl } = useHallColumn()
  const levels = halls.find(({ hallId }) => hallId === plan.hallId)?.levels ?? []
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{t('titleOf', { hall: plan.hallName })}</h1>
      <div className={styles.switches}>
        <label className={styles.hall}>
          <span className="yz-visually-hidden">{t('hall')}</span>
          <select
            value={plan.hallId}
            onChange={({ target }) => query.set({ ...NOTHING_OPEN, here: '', hall: target.value, level: '' })}
          >
            {halls.map(({ hallId, hallName }) => (
              <option key={hallId} value={hallId}>
                {hallName}
              </option>
            ))}
          </select>
        </label>
        {levels.length > 1 ? (
          <nav className={styles.tabs} aria-label={t('level')}>
            {levels.map(({ level }) => (
              <Link
                key={level}
                to={query.to({ ...NOTHING_OPEN, hall: plan.hallId, level })}
                aria-current={level === plan.level ? 'true' : undefined}
              >
                {level < 0 ? t('levelBelow', { floor: -level }) : t('levelOf', { floor: level + 1 })}
              </Link>
            ))}
          </nav>
        ) : null}
        <nav className={styles.tabs} aria-label={t('view.label')}>
          <Link to={query.to({ view: '' })} aria-current={isList ? undefined : 'true'}>
            {t('view.map')}
          </Link>
          <Link to={query.to({ view: 'list' })} aria-current={isList ? 'true' : undefined}>
            {t('view.list')}
          </Link>
        </nav>
        <span className={styles.links}>
          <a href={`${hallsAddress}#/detail?id=${plan.hallId}`}>{t('hallPage')}</a>
          {vrUrl ? <a href={`./vr.html#/hall?id=${plan.hallId}`}>{t('vr')}</a> : null}
        </span>
      </div>
    </header>
  )
}
