import { useTranslation } from 'react-i18next'
import type { DemandCard as Demand } from '#contract/trade/demands/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { DemandCard } from './demand-card'
import styles from './demand-card.module.css'

/** Demands as cards. */
export function DemandGrid({ demands }: { demands: readonly Demand[] }) {
  const { t } = useTranslation('demands')
  if (demands.length === 0) return <Empty title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <ul className={styles.grid}>
      {demands.map((demand) => (
        <li key={demand.id}>
          <DemandCard demand={demand} />
        </li>
      ))}
    </ul>
  )
}

export function DemandGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
