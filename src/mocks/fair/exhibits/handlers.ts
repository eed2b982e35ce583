import {
  getCategory,
  getExhibit,
  listCategories,
  listCommodities,
  listExhibitLabels,
  listExhibits,
  recommendExhibits,
} from '#contract/fair/exhibits/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { ExhibitRow } from './rows'
import { categories, exhibitCardIn, exhibitDetailIn, exhibitRows, labels, makerOf } from './exhibits'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

const dear = (row: ExhibitRow, unknown: number) => row.price ?? unknown

const orders = {
  recommended: () => 0,
  newest: (a: ExhibitRow, b: ExhibitRow) => a.id - b.id,
  popular: (a: ExhibitRow, b: ExhibitRow) => b.id - a.id,
  priceUp: (a: ExhibitRow, b: ExhibitRow) => dear(a, Infinity) - dear(b, Infinity) || 0,
  priceDown: (a: ExhibitRow, b: ExhibitRow) => dear(b, -1) - dear(a, -1),
}

const matchesFilter = (requested: number | undefined, is: number | undefined) =>
  requested === undefined || requested === is

const find = (rows: readonly ExhibitRow[], input: ParsedInputOf<typeof listExhibits>, language: Language) =>
  paginate(
    rows
      .filter(
        (row) => matchesFilter(input.categoryId, row.categoryId) && matchesFilter(input.exhibitorId, row.exhibitorId),
      )
      .filter((row) => matchesFilter(input.hallId, makerOf(row)?.hallId))
      .filter((row) => input.label === undefined || row.labels.includes(input.label))
      .filter((row) => containsText(input.keyWord, ...row.name, ...(makerOf(row)?.company ?? [])))
      .toSorted(orders[input.sort])
      .map((row) => exhibitCardIn(language, row)),
    input,
  )

export const exhibits = [
  mock(listExhibits, ({ input, language }) => find(exhibitRows, input, language)),
  mock(listCommodities, ({ input, language }) =>
    find(
      exhibitRows.filter(({ price }) => price !== null),
      input,
      language,
    ),
  ),
  mock(getCategory, ({ language }) => categories.map(({ id, name }) => ({ id, categoryName: say(language, name) }))),
  mock(listExhibitLabels, ({ language }) =>
    labels.map(({ label, name }) => ({
      label,
      name: say(language, name),
      count: exhibitRows.filter((row) => row.labels.includes(label)).length,
    })),
  ),
  mock(recommendExhibits, ({ input, language }) => {
    const like = byIdOf(exhibitRows, input.exhibitsInfoId ?? null)
    return exhibitRows
      .filter((row) => !like || (row.id !== like.id && row.categoryId === like.categoryId))
      .slice(0, input.limit)
      .map((row) => exhibitCardIn(language, row))
  }),
  mock(getExhibit, ({ input, language }) =>
    exhibitDetailIn(language, byIdOf(exhibitRows, input.id) ?? refuse('ExhibitNotFound')),
  ),
  mock(listCategories, ({ input, language }) =>
    categories
      .filter(({ hallId }) => matchesFilter(input.hallId, hallId))
      .map(({ id, name, hallId }) => ({
        id,
        depth: 0,
        categoryName: say(language, name),
        hallId,
        count: exhibitRows.filter(({ categoryId }) => categoryId === id).length,
      })),
  ),
]
