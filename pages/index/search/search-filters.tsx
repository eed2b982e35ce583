import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PRICE_STEPS } from '#contract/fair/search/limits.ts'
import type { Facet } from '#contract/fair/search/schemas.ts'
import { filterKinds } from '#contract/fair/search/types.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { FilterBar } from '#src/common/ui/list/filter-bar.tsx'
import { useMedia } from '#src/common/ui/use-media.ts'
import styles from './search-results.module.css'

/** The name of a price range. */
function formatPrices(step: number, t: TFunction<'home'>, language: string): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', maximumFractionDigits: 0 })
  const [from, to] = [PRICE_STEPS[step - 1], PRICE_STEPS[step]]
  if (from === undefined) return t('search.price.below', { price: money.format(to ?? 0) })
  if (to === undefined) return t('search.price.from', { price: money.format(from) })
  return `${money.format(from)}–${money.format(to)}`
}

/** Filters of the results, each value with how many have it; on narrow screens folded until one is chosen. */
export function SearchFilters({ query, facets }: { query: HashQuery; facets: readonly Facet[] }) {
  const { t, i18n } = useTranslation('home')
  const isNarrow = useMedia('(width <= 720px)')
  const isFiltered = filterKinds.some((kind) => query.text(kind) !== '')
  const nameOf = ({ kind, value, name }: Facet) => {
    if (kind === 'price') return formatPrices(Number(value), t, i18n.language)
    return kind === 'vr' || kind === 'live' ? t(`search.only.${kind}`) : name
  }
  const groups = filterKinds
    .map((kind) => ({
      name: kind,
      label: t(`search.filter.${kind}`),
      options: facets
        .filter((facet) => facet.kind === kind)
        .map((facet) => ({ value: facet.value, label: nameOf(facet), count: facet.count })),
    }))
    // One value that all results have narrows nothing, but a chosen one can be cleared.
    .filter(({ name, options }) => options.length > 1 || query.text(name) !== '' || name === 'vr' || name === 'live')
    .filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  return (
    <details className={styles.filters} open={!isNarrow || isFiltered}>
      <summary>{t('search.filters')}</summary>
      <FilterBar query={query} groups={groups} />
    </details>
  )
}
