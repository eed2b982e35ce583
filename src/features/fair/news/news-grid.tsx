import { useTranslation } from 'react-i18next'
import type { NewsCard as News } from '#contract/fair/news/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { NewsCard } from './news-card'
import styles from './news-grid.module.css'

interface NewsGridProps {
  articles: readonly News[]
  /** The first article is set wide. */
  lead?: boolean
}

export function NewsGrid({ articles, lead = false }: NewsGridProps) {
  const { t } = useTranslation('news')
  if (articles.length === 0) return <Empty title={t('list.empty')} />
  return (
    <ul className={styles.grid}>
      {articles.map((article, i) => (
        <li key={article.id} className={lead && i === 0 ? styles.lead : undefined}>
          <NewsCard article={article} wide={lead && i === 0} />
        </li>
      ))}
    </ul>
  )
}

export function NewsGridSkeleton({ count }: { count: number }) {
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
