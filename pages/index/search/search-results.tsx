import { useTranslation } from 'react-i18next'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { exhibitorsAddress, exhibitsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery, type HashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useSearch, type SearchAnswer } from '#src/features/fair/search/api.ts'
import { SearchHits, SearchHitsSkeleton } from '#src/features/fair/search/search-hits.tsx'
import { useTopics } from '#src/features/fair/topics/api.ts'
import { TopicGrid } from '#src/features/fair/topics/topic-card.tsx'
import { OwnHits } from './own-hits'
import { SearchForm } from './search-form'
import { SearchKinds } from './search-kinds'
import styles from './search-results.module.css'

const LIST = 'results'

function typeOf(text: string): SearchType | undefined {
  if (text === '1') return 1
  return text === '2' ? 2 : undefined
}

function NoHits({ keyword }: { keyword: string }) {
  const { t } = useTranslation('home')
  return (
    <Empty title={t('search.empty', { keyword })} text={t('search.advice')}>
      <p className={styles.ways}>
        <a className="yz-button" href={exhibitsAddress}>
          {t('search.browseExhibits')}
        </a>
        <a className="yz-button" data-kind="quiet" href={exhibitorsAddress}>
          {t('search.browseExhibitors')}
        </a>
      </p>
    </Empty>
  )
}

interface ResultsProps {
  answer: SearchAnswer
  query: HashQuery
  keyword: string
}

function Results({ answer: { list, totalPage, totalCount, corrected }, query, keyword }: ResultsProps) {
  const { t } = useTranslation('home')
  if (list.length === 0) return <NoHits keyword={keyword} />
  return (
    <>
      <p role="status" className={styles.found}>
        {corrected === '' ? null : <>{t('search.corrected', { keyword, corrected })} </>}
        {t('search.found', { count: totalCount })}
      </p>
      <SearchHits hits={list} keyword={corrected || keyword} />
      <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
    </>
  )
}

const TOPICS = 4

/** Topics whose title or lead holds the keyword, above the works; nothing where there are none. */
function FoundTopics({ keyword }: { keyword: string }) {
  const { t } = useTranslation('home')
  const topics = useTopics({ keyWord: keyword, limit: TOPICS }).data?.list ?? []
  if (topics.length === 0) return null
  return (
    <section className={styles.topics} aria-label={t('search.topics')}>
      <h2>{t('search.topics')}</h2>
      <TopicGrid topics={topics} />
    </section>
  )
}

/** Counts each keyword as a view: what is searched for stands in its address. */
function CountedSearch(): null {
  usePageView('search')
  return null
}

/** Search results by kind; keyword, kind and page stand in the address (spec: common §2). */
export default function SearchResults() {
  const { t } = useTranslation('home')
  const query = useHashQuery()
  const keyword = query.text('keyWord').trim().slice(0, KEYWORD_MAX)
  const answer = useSearch(keyword, typeOf(query.text('type')), query.page)
  const title = keyword === '' ? t('search.titleNone') : t('search.title', { keyword })
  useTitle(title)
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <CountedSearch key={keyword} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t('search.lead')}</p>
        <SearchForm key={keyword} query={query} keyword={keyword} />
      </header>
      {keyword === '' ? (
        <Empty title={t('search.ask')} text={t('search.askText')} />
      ) : (
        <>
          <SearchKinds query={query} counts={answer.data?.counts} />
          <OwnHits keyword={keyword} />
          <FoundTopics keyword={keyword} />
          <ListSection id={LIST} label={title} stale={answer.isPlaceholderData}>
            <Shown query={answer} loading={<SearchHitsSkeleton />}>
              {(data) => <Results answer={data} query={query} keyword={keyword} />}
            </Shown>
          </ListSection>
        </>
      )}
    </div>
  )
}
