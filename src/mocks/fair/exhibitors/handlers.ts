import { getExhibitor, listExhibitors, listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import { exhibitorCardIn, exhibitorDetailIn, exhibitorRows, industries } from './exhibitors'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

type Card = ReturnType<typeof exhibitorCardIn>

const orders = {
  recommended: () => 0,
  name: (a: Card, b: Card) => a.company.localeCompare(b.company),
  exhibits: (a: Card, b: Card) => b.exhibitsNum - a.exhibitsNum,
}

export const exhibitors = [
  mock(listExhibitors, ({ input, language }) =>
    paginate(
      exhibitorRows
        .filter(({ hallId }) => input.hallId === undefined || hallId === input.hallId)
        .filter(({ industryId }) => input.industryId === undefined || industryId === input.industryId)
        .filter(({ booth }) => input.exhibitionType === undefined || (booth ? 1 : 0) === input.exhibitionType)
        .filter(({ company, introduction }) => containsText(input.keyWord, ...company, ...introduction))
        .map((row) => exhibitorCardIn(language, row))
        .toSorted(orders[input.sort]),
      input,
    ),
  ),
  mock(getExhibitor, ({ input, language }) =>
    exhibitorDetailIn(language, byIdOf(exhibitorRows, input.id) ?? refuse('ExhibitorNotFound')),
  ),
  mock(listIndustries, ({ language }) =>
    industries.map(({ id, name }) => ({
      id,
      name: say(language, name),
      count: exhibitorRows.filter(({ industryId }) => industryId === id).length,
    })),
  ),
]
