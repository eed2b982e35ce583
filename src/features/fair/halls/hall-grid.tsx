import { useTranslation } from 'react-i18next'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { HallCard } from './hall-card'
import styles from './hall-grid.module.css'

export function HallGrid({ halls }: { halls: readonly Hall[] }) {
  const { t } = useTranslation('halls')
  if (halls.length === 0) return <Empty title={t('list.empty')} />
  return (
    <ul className={styles.grid}>
      {halls.map((hall) => (
        <li key={hall.hallId}>
          <HallCard hall={hall} />
        </li>
      ))}
    </ul>
  )
}

export function HallGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles.waiting}>
          <div className="yz-skeleton" />
        </div>
      ))}
    </div>
  )
}
