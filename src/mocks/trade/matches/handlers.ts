import * as contract from '#contract/trade/matches/endpoints.ts'
import { MATCHED_EXHIBITS_MAX, MATCHES_MAX } from '#contract/trade/matches/limits.ts'
import type { MissingFact } from '#contract/trade/matches/rules.ts'
import type { Reason } from '#contract/trade/matches/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { demandCardIn, demands, endOf, isFor, type MockDemand } from '#src/mocks/trade/demands/demands.ts'
import { exhibitorCardIn, exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { categories, exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

type ExhibitRow = (typeof exhibitRows)[number]

/** The exhibits of an exhibitor that suit a demand: those of its category. */
const suiting = ({ document }: MockDemand, exhibitorId: number): ExhibitRow[] =>
  exhibitRows
    .filter((row) => row.exhibitorId === exhibitorId && row.categoryId === document.categoryId)
    .slice(0, MATCHED_EXHIBITS_MAX)

function reasonsOf(language: Language, { document }: MockDemand, rows: readonly ExhibitRow[]): Reason[] {
  const category = byIdOf(categories, document.categoryId)
  const prices = rows.flatMap(({ price }) => price ?? [])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [row] = rows
  const [message = '', found = ''] = category?.name ?? []
  const words = [{ term: message, found }]
  return [
    ...(category ? [{ reason: 'category' as const, name: say(language, category.name) }] : []),
    ...(row && row.id % 2 === 0 ? [{ reason: 'words' as const, words }] : []),
    ...(prices.length > 0 && (document.price ?? 0) >= low ? [{ reason: 'price' as const, low, high }] : []),
    ...(row && row.id % 3 === 0 ? [{ reason: 'follow' as const }] : []),
  ]
}

function missingOf({ document }: MockDemand, rows: readonly ExhibitRow[]): MissingFact[] {
  return [
    ...(rows.every(({ price }) => price === null) ? (['price', 'minQuantity'] as const) : []),
    ...(rows.some(({ id }) => id % 2 === 1) ? (['leadDays'] as const) : []),
    ...(document.price === null ? (['wishedPrice'] as const) : []),
    ...(document.deliverBy === '' ? (['deliverBy'] as const) : []),
  ]
}

function score(language: Language, demand: MockDemand, exhibitorId: number) {
  const rows = suiting(demand, exhibitorId)
  return {
    exhibits: rows.map((row) => exhibitCardIn(language, row)),
    reasons: reasonsOf(language, demand, rows),
    missing: missingOf(demand, rows),
  }
}

export const matchHandlers = [
  mock(contract.listMatches, ({ input, token, language }) => {
    const demand = demands.find(({ id }) => id === input.id)
    if (!demand || demand.buyer !== accountOfToken(token).userId) return refuse('DemandNotFound')
    if (!demand.shown || endOf(demand) !== '') return []
    return exhibitorRows
      .filter(({ id }) => suiting(demand, id).length > 0)
      .slice(0, MATCHES_MAX)
      .map((row) => {
        const card = exhibitorCardIn(language, row)
        const { fallbackFields } = card
        return {
          exhibitor: {
            id: row.id,
            name: say(language, row.company),
            logoUrl: row.logo ? drawing(300 + row.id, { width: 200, height: 200 }) : '',
            hallName: card.hallName,
            booth: card.booth,
            fallbackFields: fallbackFields.includes('company') ? ['name'] : [],
          },
          ...score(language, demand, row.id),
        }
      })
  }),
  mock(contract.listMatchingDemands, ({ token, language }) => {
    const account = accountOfToken(token)
    const { exhibitorId } = account
    if (exhibitorId === null) return refuse('NoExhibitor')
    return demands
      .filter((one) => one.shown && endOf(one) === '' && isFor(one, account) && suiting(one, exhibitorId).length > 0)
      .slice(0, MATCHES_MAX)
      .map((one) => ({ demand: demandCardIn(language, one), ...score(language, one, exhibitorId) }))
  }),
]
