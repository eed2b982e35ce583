import { useTranslation } from 'react-i18next'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { useHashQuery, type HashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useSearch, type SearchAnswer } from '#src/features/fair/search/api.ts'
import { SearchHits, SearchHitsSkeleton } from '#src/features/fair/search/search-hits.tsx'
import { NoHits } from './no-hits'
import { OwnHits } from './own-hits'
import { SearchFilters } from './search-filters'
import { SearchForm } from './search-form'
import { isFiltered, readSearch } from './search-input'
import { SearchKinds } from './search-kinds'
import styles from './search-results.module.css'

const LIST = 'results'

interface ResultsProps {
  answer: SearchAnswer
  query: HashQuery
  keyword: string
}

function Results({ answer, query, keyword }: ResultsProps) {
  const { t, i18n } = useTranslation('home')
  const { list, totalPage, totalCount, corrected, marks, facets, nearby, counts } = answer
  const isNarrowed = isFiltered(readSearch(query))
  const isMore = Object.values(counts).some((count) => count >= RESULTS_MAX)
  if (list.length === 0) return <NoHits keyword={keyword} query={query} nearby={nearby} isFiltered={isNarrowed} />
  const number = new Intl.NumberFormat(i18n.language).format(totalCount)
  return (
    <>
      <SearchFilters query={query} facets={facets} />
      <p role="status" className={styles.found}>
        {corrected === '' ? null : <>{t('search.corrected', { keyword, corrected })} </>}
        {isMore ? t('search.foundMore', { number }) : t('search.found', { count: totalCount })}
      </p>
      <SearchHits hits={list} keyword={corrected || keyword} marks={marks} />
      <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
    </>
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
  const input = readSearch(query)
  const keyword = input.keyWord
  const answer = useSearch(input)
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
