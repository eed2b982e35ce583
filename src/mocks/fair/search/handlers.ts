import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import type { SearchHit } from '#contract/fair/search/schemas.ts'
import { SUGGESTION_COUNT } from '#contract/core/limits.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitDetailIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

function hitsIn(language: Language, keyword: string): SearchHit[] {
  if (!keyword) return []
  const exhibits = exhibitRows
    .filter(({ name, introduction }) => containsText(keyword, ...name, ...introduction))
    .map((row): SearchHit => {
      const detail = exhibitDetailIn(language, row)
      return {
        name: detail.exhibitsName,
        id: row.id,
        type: 1,
        coverUrl: detail.exhibitsCoverUrl,
        description: detail.introduction,
        company: detail.company,
        fallbackFields: detail.fallbackFields.length > 0 ? ['name'] : [],
      }
    })
  const exhibitors = exhibitorRows
    .filter(({ company, introduction }) => containsText(keyword, ...company, ...introduction))
    .map((row): SearchHit => {
      const card = exhibitorCardIn(language, row)
      return {
        name: card.company,
        id: row.id,
        type: 2,
        coverUrl: card.logoUrl,
        description: card.introduction,
        company: card.company,
        fallbackFields: card.fallbackFields.length > 0 ? ['description'] : [],
      }
    })
  const rank = ({ name }: SearchHit) => (containsText(keyword, name) ? 0 : 1)
  return [...exhibits, ...exhibitors].toSorted((a, b) => rank(a) - rank(b))
}

export const search = [
  mock(suggest, ({ input, language }) =>
    hitsIn(language, input.keyword)
      .filter(({ name }) => containsText(input.keyword, name))
      .slice(0, SUGGESTION_COUNT)
      .map(({ name, id, type }) => ({ name, id, type })),
  ),
  mock(searchFair, ({ input, language }) => {
    const all = hitsIn(language, input.keyWord)
    const requested = all.filter(({ type }) => input.type === undefined || type === input.type)
    return {
      ...paginate(requested, input),
      counts: {
        exhibits: all.filter(({ type }) => type === 1).length,
        exhibitors: all.filter(({ type }) => type === 2).length,
      },
      corrected: '',
    }
  }),
]
