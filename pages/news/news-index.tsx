import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { FilterBar } from '#src/common/ui/list/filter-bar.tsx'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { PageHead } from '#src/common/ui/list/page-head.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { AdCarousel } from '#src/features/fair/adverts/ad-carousel.tsx'
import { useNews, useNewsColumns } from '#src/features/fair/news/api.ts'
import { NewsGrid, NewsGridSkeleton } from '#src/features/fair/news/news-grid.tsx'

const LIST = 'news'
/** A wide story and rows of three below it. */
const PER_PAGE = 10

export function NewsIndex() {
  const { t } = useTranslation('news')
  usePageView('news')
  useTitle(t('common:nav.news'))
  const query = useHashQuery()
  const columnId = query.id('columnId')
  const keyWord = query.text('keyWord').slice(0, KEYWORD_MAX) || undefined
  const news = useNews({ page: query.page, limit: PER_PAGE, columnId, keyWord })
  const columns = useNewsColumns()
  const all = { key: '', label: t('list.all'), current: columnId === undefined, to: query.to({ columnId: '' }) }
  const tabs = (columns.data ?? []).map(({ id, columnName, count }) => ({
    key: `${id}`,
    label: columnName,
    note: count,
    current: id === columnId,
    to: query.to({ columnId: id }),
  }))
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <AdCarousel module="news" />
      <LinkTabs label={t('list.columns')} tabs={[all, ...tabs]} />
      <FilterBar query={query} groups={[]} searchLabel={t('list.search')} />
      <ListSection id={LIST} label={t('list.title')} stale={news.isPlaceholderData}>
        <h2 className="yz-visually-hidden">{t('list.heading')}</h2>
        <Shown query={news} loading={<NewsGridSkeleton count={PER_PAGE - 1} />}>
          {({ list, totalPage }) => (
            <>
              <NewsGrid articles={list} lead={query.page === 1} />
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </div>
  )
}
