import type { Db } from '#server/platform/db/database.ts'
import { listBlockedForBuyer } from '#server/modules/trade/blocks/index.ts'
import { factsOf } from './facts'
import { listCategoryHalls } from './facts.queries'
import { findMatches } from './find-matches'
import { findOpen, listNamed } from './open-demands.queries'

/** The exhibitors that suit a demand, best first, or those that it is for alone; none where it is not open. */
export async function listSuited(db: Db, demandId: number, max: number): Promise<number[]> {
  const open = await findOpen(db, demandId)
  if (!open) return []
  const { demand, accountId: buyerId } = open
  const without = await listBlockedForBuyer(db, buyerId)
  if (demand.named) return (await listNamed(db, demandId)).filter((id) => !without.has(id))
  const category = (await listCategoryHalls(db)).get(demand.categoryId)
  const facts = factsOf(demand, category?.hallId ?? null)
  const { title, supplement } = demand
  const request = { ...facts, title, supplement, only: [], without, accountId: undefined }
  const { found } = await findMatches(db, request, max)
  return found.map(({ exhibitor }) => exhibitor.id)
}
