import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useMissedSearches } from '#src/features/fair/search/api.ts'
import styles from './missed-searches.module.css'
import { objectAddress } from './use-kind'

const HAN = /\p{Script=Han}/u

/** Where a new synonym group begins with the word. */
function beginAddress(term: string): string {
  const query = new URLSearchParams({ [HAN.test(term) ? 'zh' : 'en']: term })
  return `${objectAddress('synonym', 'new')}?${query}`
}

/** Searches without results, each to be added to the synonyms. */
export function MissedSearches() {
  const { t } = useTranslation('content')
  const missed = useMissedSearches()
  return (
    <section className={styles.missed} aria-labelledby="missed-searches">
      <h2 id="missed-searches">{t('missed.title')}</h2>
      <p>{t('missed.lead')}</p>
      <Shown query={missed} loading={<TableSkeleton rows={2} />}>
        {(terms) =>
          terms.length === 0 ? (
            <p>{t('missed.none')}</p>
          ) : (
            <ul>
              {terms.map(({ term, count }) => (
                <li key={term}>
                  <LinkButton to={beginAddress(term)} size="small" aria-label={t('missed.add', { term })}>
                    {term}
                  </LinkButton>
                  <small>{t('missed.count', { count })}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </section>
  )
}
