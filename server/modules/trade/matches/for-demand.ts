import { userTypes } from '#contract/core/permissions.ts'
import { MATCHES_MAX } from '#contract/trade/matches/limits.ts'
import type { Match } from '#contract/trade/matches/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listBlockedForBuyer } from '#server/modules/trade/blocks/index.ts'
import { getOwnDemand } from '#server/modules/trade/demands/index.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { missingOf, reasonsOf } from './explain'
import { factsOf } from './facts'
import { listCategoryHalls } from './facts.queries'
import { findMatches } from './find-matches'
import { findOpen, listNamed } from './open-demands.queries'

/** The exhibitors that suit an own demand, best first; none where it is not open. Throws DemandNotFound. */
export async function listMatches(context: Context<{ id: number }>): Promise<Match[]> {
  const { db, input, language } = context
  const account = await getViewerAccount(context)
  const open = await findOpen(db, input.id)
  if (open?.accountId !== account.id) {
    // Throws for one that is not theirs.
    await getOwnDemand(db, account, input.id)
    return []
  }
  const { demand, userType } = open
  const category = (await listCategoryHalls(db)).get(demand.categoryId)
  const facts = factsOf(demand, category?.hallId ?? null)
  const { title, supplement, price: wishedPrice, currency } = demand
  const only = demand.named ? await listNamed(db, demand.demandId) : []
  // A demand for exhibitors that are all gone is for nobody.
  if (demand.named && only.length === 0) return []
  const without = await listBlockedForBuyer(db, account.id)
  const { found, concepts } = await findMatches(
    db,
    { ...facts, title, supplement, only, without, accountId: account.id },
    MATCHES_MAX,
  )
  const cards = await listExhibitCards(db, language, [
    ...new Set(found.flatMap(({ exhibits }) => exhibits.map(({ id }) => id))),
  ])
  return found.map((match) => {
    const { exhibitor, exhibits, rows, isFollowed } = match
    const explained = {
      demand: { ...facts, title, supplement, currency, wishedPrice },
      scored: match,
      concepts,
      category,
      shipsFrom: rows.map(({ shipsFrom }) => shipsFrom),
      isFollowed,
      isOverseas: userType === userTypes.overseasBuyer,
    }
    return {
      exhibitor: {
        id: exhibitor.id,
        name: pick(exhibitor.company, language),
        logoUrl: pick(exhibitor.logoUrl, language),
        hallName: exhibitor.hall ? pick(exhibitor.hall, language) : '',
        booth: exhibitor.booth,
        fallbackFields: fallbacks({ name: exhibitor.company }, language),
      },
      exhibits: exhibits.flatMap(({ id }) => cards.filter(({ exhibitsInfoId }) => exhibitsInfoId === id)),
      reasons: reasonsOf(explained, language),
      missing: missingOf(explained),
    }
  })
}
