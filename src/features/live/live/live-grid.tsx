import { useTranslation } from 'react-i18next'
import type { LiveCard as Live } from '#contract/core/live/live-card.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { LiveCard } from './live-card'
import styles from './live-grid.module.css'

export function LiveGrid({ lives, emptyText }: { lives: readonly Live[]; emptyText?: string }) {
  const { t } = useTranslation('live')
  if (lives.length === 0) return <Empty title={emptyText ?? t('list.empty')} />
  return (
    <ul className={styles.grid}>
      {lives.map((live) => (
        <li key={live.id}>
          <LiveCard live={live} />
        </li>
      ))}
    </ul>
  )
}

export function LiveGridSkeleton({ count }: { count: number }) {
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
