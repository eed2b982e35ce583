import { MATCHES_MAX } from '#contract/trade/matches/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { MatchingDemand } from '#contract/trade/matches/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listCardRows, presentDemandCard } from '#server/modules/trade/demands/index.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { missingOf, reasonsOf } from './explain'
import { listCategoryHalls } from './facts.queries'
import { rankDemands } from './rank-demands'

/** The open demands that suit what the own exhibitor shows, best first. Throws NoExhibitor. */
export async function listMatchingDemands(context: Context<unknown>): Promise<MatchingDemand[]> {
  const { db, language } = context
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  const categories = await listCategoryHalls(db)
  const ranked = await rankDemands(db, exhibitorId, { categories, max: MATCHES_MAX })
  const ids = [...new Set(ranked.flatMap(({ scored }) => scored.exhibits.map(({ id }) => id)))]
  const cards = await listExhibitCards(db, language, ids)
  const demandRows = await listCardRows(
    db,
    ranked.map(({ demand }) => demand.demandId),
  )
  return ranked.flatMap(({ demand, userType, facts, scored, concepts, shipsFrom }) => {
    const row = demandRows.find((one) => one.demand.demandId === demand.demandId)
    if (!row) return []
    const { title, supplement, price: wishedPrice, currency } = demand
    const explained = {
      demand: { ...facts, title, supplement, currency, wishedPrice },
      scored,
      concepts,
      category: categories.get(demand.categoryId),
      shipsFrom,
      // The follows of a buyer are private.
      isFollowed: false,
      isOverseas: userType === userTypes.overseasBuyer,
    }
    return [
      {
        demand: presentDemandCard(row, language),
        exhibits: scored.exhibits.flatMap(({ id }) => cards.filter(({ exhibitsInfoId }) => exhibitsInfoId === id)),
        reasons: reasonsOf(explained, language),
        missing: missingOf(explained),
      },
    ]
  })
}
