import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findCandidates } from './candidates.match'
import { buildConcepts, type Concept, lookedUp } from './concepts'
import {
  type ExhibitFactsRow,
  listExhibitFacts,
  listExhibitorFacts,
  listFollowed,
  type ExhibitorRow,
} from './facts.queries'
import { bestOf, type DemandFacts, type ExhibitFacts, scoreExhibitor, type ScoredExhibitor } from './score'
import { listPairs } from './pairs.queries'

export interface MatchRequest extends DemandFacts {
  title: Bilingual
  supplement: Bilingual
  /** Exhibitors that it is for alone; empty: all. */
  only: readonly number[]
  /** Exhibitors that have blocked the buyer, or that the buyer has blocked. */
  without: ReadonlySet<number>
  /** Who asks: what they follow counts; undefined: nobody. */
  accountId: number | undefined
}

export interface FoundMatch extends ScoredExhibitor {
  exhibitor: ExhibitorRow
  isFollowed: boolean
  rows: ExhibitFactsRow[]
}

/** The exhibitors that suit what is sought, best first, and what it was taken to speak of. */
export async function findMatches(
  db: Db,
  request: MatchRequest,
  max: number,
): Promise<{ found: FoundMatch[]; concepts: Concept[] }> {
  const texts = [request.title, request.supplement]
  const concepts = buildConcepts(request, await listPairs(db, lookedUp(texts)))
  const candidates = await findCandidates(db, { concepts, categoryId: request.categoryId, only: request.only })
  const idsOf = (type: number) => candidates.filter((one) => one.type === type).map(({ recordId }) => recordId)
  const rows = await listExhibitFacts(db, idsOf(1))
  const ids = [...new Set([...idsOf(2), ...rows.map(({ exhibitorId }) => exhibitorId)])]
  const shown = (await listExhibitorFacts(db, ids)).filter(({ id }) => !request.without.has(id))
  const followed =
    request.accountId === undefined
      ? new Set<string>()
      : await listFollowed(db, request.accountId, { exhibitors: ids, exhibits: idsOf(1) })
  const candidateOf = new Map(candidates.map((one) => [`${one.type} ${one.recordId}`, one]))
  const speaks = (type: number, id: number) => {
    const { words = 0, tokens = [] } = candidateOf.get(`${type} ${id}`) ?? {}
    return { words, tokens }
  }
  const exhibitsOf = new Map<number, ExhibitFacts[]>()
  for (const row of rows) {
    const known = exhibitsOf.get(row.exhibitorId) ?? []
    exhibitsOf.set(row.exhibitorId, known)
    known.push({ ...row, ...speaks(1, row.id), isFollowed: followed.has(`exhibit ${row.id}`) })
  }
  const scored = shown.flatMap(({ id }) => {
    const exhibitor = { id, ...speaks(2, id), isFollowed: followed.has(`exhibitor ${id}`) }
    return scoreExhibitor(request, exhibitor, exhibitsOf.get(id) ?? []) ?? []
  })
  const exhibitorOf = new Map(shown.map((one) => [one.id, one]))
  const found = bestOf(scored, max).flatMap((one) => {
    const exhibitor = exhibitorOf.get(one.exhibitorId)
    const isFollowed =
      followed.has(`exhibitor ${one.exhibitorId}`) || one.exhibits.some((exhibit) => exhibit.isFollowed)
    const chosen = rows.filter(({ id }) => one.exhibits.some((exhibit) => exhibit.id === id))
    return exhibitor ? [{ ...one, exhibitor, isFollowed, rows: chosen }] : []
  })
  return { found, concepts }
}
