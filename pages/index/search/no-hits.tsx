import { useTranslation } from 'react-i18next'
import { filterKinds } from '#contract/fair/search/types.ts'
import { exhibitorsAddress, exhibitsAddress } from '#src/common/app/addresses.ts'
import { publishDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty } from '#src/common/ui/states.tsx'
import type { SearchAnswer } from '#src/features/fair/search/api.ts'
import styles from './search-results.module.css'

const noFilters = Object.fromEntries([...filterKinds, 'type'].map((name) => [name, undefined]))

interface NoHitsProps {
  keyword: string
  query: HashQuery
  nearby: SearchAnswer['nearby']
  /** Whether there are results without the filters. */
  isFiltered: boolean
}

/** Ways on where nothing was found: without the filters, categories that come near, everything, a sourcing request. */
export function NoHits({ keyword, query, nearby, isFiltered }: NoHitsProps) {
  const { t } = useTranslation('home')
  return (
    <Empty title={t('search.empty', { keyword })} text={t(isFiltered ? 'search.filteredOut' : 'search.advice')}>
      {nearby.length > 0 ? (
        <nav className={styles.nearby} aria-label={t('search.nearby')}>
          <span aria-hidden="true">{t('search.nearby')}</span>
          {nearby.map(({ id, name }) => (
            <a key={id} href={`${exhibitsAddress}#/?categoryId=${id}`}>
              {name}
            </a>
          ))}
        </nav>
      ) : null}
      <p className={styles.ways}>
        {isFiltered ? (
          <Link className="yz-button" to={query.to(noFilters)}>
            {t('search.withoutFilters')}
          </Link>
        ) : (
          <a className="yz-button" href={publishDemandAddress}>
            {t('search.publishRequest')}
          </a>
        )}
        <a className="yz-button" data-kind="quiet" href={exhibitsAddress}>
          {t('search.browseExhibits')}
        </a>
        <a className="yz-button" data-kind="quiet" href={exhibitorsAddress}>
          {t('search.browseExhibitors')}
        </a>
      </p>
    </Empty>
  )
}
