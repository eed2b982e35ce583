import { useTranslation } from 'react-i18next'
import type { DemandCard as Demand } from '#contract/trade/demands/schemas.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { Empty } from '#src/common/ui/states.tsx'
import { DemandCard } from './demand-card'
import styles from './demand-card.module.css'

/** Demands as cards, their titles translated together. */
export function DemandGrid({ demands }: { demands: readonly Demand[] }) {
  const { t } = useTranslation('demands')
  const { shown, line } = useShownTexts(demands.map(({ title }) => title))
  if (demands.length === 0) return <Empty title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <>
      {line}
      <ul className={styles.grid}>
        {demands.map((demand) => (
          <li key={demand.id}>
            <DemandCard demand={demand} title={shown(demand.title)} />
          </li>
        ))}
      </ul>
    </>
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
