import { useTranslation } from 'react-i18next'
import { usePageView } from '#src/common/analytics/collector.ts'
import { mediaAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useArticle } from '#src/features/fair/news/api.ts'
import { ArticleSheet } from './article-sheet'
import { ArticleSkeleton } from './article-skeleton'

/** `/detail?id` */
export function ArticleDetail() {
  const { t } = useTranslation('news')
  const id = useHashQuery().id('id')
  usePageView('news', id)
  return (
    <RecordShown
      id={id}
      query={useArticle(id)}
      loading={<ArticleSkeleton />}
      missing={t('article.missing')}
      back={{ href: mediaAddress, label: t('article.back') }}
    >
      {(article) => <ArticleSheet key={article.id} article={article} />}
    </RecordShown>
  )
}
