import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { listMissedSearches, searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { filterKinds } from '#contract/fair/search/types.ts'
import { PRICE_STEPS } from '#contract/fair/search/limits.ts'
import type { Facet, SearchHit } from '#contract/fair/search/schemas.ts'
import { SUGGESTION_COUNT } from '#contract/core/limits.ts'
import type { Language } from '#contract/core/language.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { categories, exhibitDetailIn, exhibitRows, makerOf } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { topicCardIn, topicRows } from '#src/mocks/fair/topics/topics.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

/** What is shown of a record, and what it is filtered by. */
interface Match {
  hit: SearchHit
  values: Partial<Record<Facet['kind'], string>>
}

const CHINA = '中国|China'
/** All exhibitors of the mocks that have a VR booth are live as well. */
const flags = (hasVr: boolean | undefined) => (hasVr ? { vr: '1', live: '1' } : {})
const stepOf = (price: number) => String(PRICE_STEPS.filter((step) => price >= step).length)

function listMatches(language: Language, keyword: string): Match[] {
  if (!keyword) return []
  const exhibits = exhibitRows.flatMap((row): Match[] => {
    const category = categories.find(({ id }) => id === row.categoryId)
    const isNamed = containsText(keyword, ...row.name, ...row.introduction)
    const isOfCategory = category !== undefined && containsText(keyword, ...category.name)
    if (!isNamed && !isOfCategory) return []
    const detail = exhibitDetailIn(language, row)
    const maker = makerOf(row)
    const hit = {
      name: detail.exhibitsName,
      id: row.id,
      type: 1 as const,
      coverUrl: detail.exhibitsCoverUrl,
      description: detail.introduction,
      company: detail.company,
      startsAt: null,
      fallbackFields: detail.fallbackFields.length > 0 ? ['name'] : [],
      matched: isOfCategory && !isNamed ? [{ kind: 'category' as const, name: say(language, category.name) }] : [],
    }
    const values = {
      category: String(row.categoryId),
      hall: String(maker?.hallId ?? ''),
      country: CHINA,
      ...(row.price === null ? {} : { price: stepOf(row.price) }),
      ...flags(maker?.vr),
    }
    return [{ hit, values }]
  })
  const exhibitors = exhibitorRows
    .filter(({ company, introduction }) => containsText(keyword, ...company, ...introduction))
    .map((row): Match => {
      const card = exhibitorCardIn(language, row)
      const hit = {
        name: card.company,
        id: row.id,
        type: 2 as const,
        coverUrl: card.logoUrl,
        description: card.introduction,
        company: card.company,
        startsAt: null,
        fallbackFields: card.fallbackFields.length > 0 ? ['description'] : [],
        matched: [],
      }
      return { hit, values: { hall: String(row.hallId), country: CHINA, ...flags(row.vr) } }
    })
  const topics = topicRows
    .filter(({ title, lead }) => containsText(keyword, ...title, ...lead))
    .map((row): Match => {
      const { id, title, lead, coverUrl } = topicCardIn(language, row)
      const hit = {
        name: title,
        id,
        type: 6 as const,
        coverUrl,
        description: lead,
        company: '',
        startsAt: null,
        fallbackFields: [],
        matched: [],
      }
      return { hit, values: {} }
    })
  const rank = ({ hit }: Match) => (containsText(keyword, hit.name) ? 0 : 1)
  return [...exhibits, ...exhibitors, ...topics].toSorted((a, b) => rank(a) - rank(b))
}

const passes = ({ values }: Match, input: ParsedInputOf<typeof searchFair>): boolean =>
  filterKinds.every((kind) => input[kind] === undefined || String(input[kind]) === values[kind])

function nameOf(language: Language, kind: Facet['kind'], value: string): string {
  const rows = kind === 'category' ? categories : kind === 'hall' ? hallRows : []
  const row = rows.find(({ id }) => String(id) === value)
  if (row) return say(language, row.name)
  return kind === 'country' ? say(language, ['中国', 'China']) : ''
}

function countFacets(language: Language, matches: readonly Match[]): Facet[] {
  return filterKinds.flatMap((kind) => {
    const values = matches.flatMap((match) => match.values[kind] ?? [])
    return [...new Set(values)].map((value) => ({
      kind,
      value,
      name: nameOf(language, kind, value),
      count: values.filter((other) => other === value).length,
    }))
  })
}

export const search = [
  mock(listMissedSearches, () => [
    { term: '铜师傅', count: 41 },
    { term: 'tea canister', count: 12 },
    { term: '檀香扇', count: 7 },
  ]),
  mock(suggest, ({ input, language }) =>
    listMatches(language, input.keyword)
      .map(({ hit }) => hit)
      .filter(({ name }) => containsText(input.keyword, name))
      .slice(0, SUGGESTION_COUNT)
      .map(({ name, id, type }) => ({ name, id, type })),
  ),
  mock(searchFair, ({ input, language }) => {
    const all = listMatches(language, input.keyWord).filter((match) => passes(match, input))
    const requested = all.filter(({ hit }) => input.type === undefined || hit.type === input.type)
    const countOf = (type: number) => all.filter(({ hit }) => hit.type === type).length
    return {
      ...paginate(
        requested.map(({ hit }) => hit),
        input,
      ),
      counts: {
        exhibits: countOf(1),
        exhibitors: countOf(2),
        articles: 0,
        events: 0,
        lives: 0,
        topics: countOf(6),
        help: 0,
      },
      corrected: '',
      marks: [],
      facets: countFacets(language, requested),
      nearby: all.length > 0 ? [] : categories.slice(0, 4).map(({ id, name }) => ({ id, name: say(language, name) })),
    }
  }),
]
