import { useTranslation } from 'react-i18next'
import type { ExhibitorCard as Exhibitor } from '../../../contract/exhibitors/schemas'
import { Empty } from '../../common/ui/states'
import { ExhibitorCard } from './exhibitor-card'
import styles from './exhibitor-list.module.css'

interface ExhibitorListProps {
  exhibitors: readonly Exhibitor[]
  emptyText?: string
}

export function ExhibitorList({ exhibitors, emptyText }: ExhibitorListProps) {
  const { t } = useTranslation('exhibitors')
  if (exhibitors.length === 0) return <Empty title={emptyText ?? t('list.empty')} />
  return (
    <ul className={styles.list}>
      {exhibitors.map((exhibitor) => (
        <li key={exhibitor.id}>
          <ExhibitorCard exhibitor={exhibitor} />
        </li>
      ))}
    </ul>
  )
}

/** The same list before its exhibitors are there. */
export function ExhibitorListSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles.row}>
          <div className={`yz-skeleton ${styles.logo}`} />
          <div className={`yz-skeleton ${styles.words}`} />
          <div className={`yz-skeleton ${styles.pictures}`} />
        </div>
      ))}
    </div>
  )
}
