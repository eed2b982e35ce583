import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { assignBooths as contract } from '#contract/fair/booths/endpoints.ts'
import type { SkipReason } from '#contract/fair/booths/rules.ts'
import { findPossibleMoves, type Move } from '#contract/fair/booths/sheet/possible-moves.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import { lockAllPlans, lockPlans } from '#server/modules/fair/floor-plan/index.ts'
import { showBooths } from '#server/modules/fair/exhibitors/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as queries from './booths.queries'
import { notifyExhibitors } from './notify'

type Input = ParsedInputOf<typeof contract>
type Assignment = Input['assignments'][number]

const isMove = (assignment: Assignment): assignment is Assignment & Move =>
  assignment.from !== null && assignment.from !== assignment.number

/**
 * Of some moves those that can be made, after their booths were freed for them, with the booking of each. Who
 * cannot move stays where it is.
 */
async function leaveBooths(db: Db, hallId: number, moves: readonly Move[]) {
  const placed = await queries.lockPlaced(
    db,
    hallId,
    moves.map(({ exhibitorId }) => exhibitorId),
  )
  const leaving = new Set<number>()
  // Of several moves of one exhibitor the first counts: after it the exhibitor is no longer there.
  const present = moves.filter(
    ({ exhibitorId, from }) =>
      placed.get(exhibitorId) === from && !leaving.has(exhibitorId) && leaving.add(exhibitorId),
  )
  const taken = new Set((await queries.listTaken(db, hallId)).map(({ number }) => number))
  const possible = findPossibleMoves(present, taken)
  const bookings = new Map<number, number | null>()
  for (const { exhibitorId, from } of possible) {
    const freed = await queries.freeBooth(db, { hallId, number: from }, { exhibitorId, paid: true })
    bookings.set(exhibitorId, freed?.bookingId ?? null)
  }
  return { possible, present: new Set(present), bookings }
}

/** Makes several assignments and moves at once; those that are no longer possible are named. */
export async function assignBooths(context: Context<Input>): Promise<OutputOf<typeof contract>> {
  const { hallId } = context.input
  // In one order in every hall, so that two lists with the same exhibitors do not wait for each other.
  const assignments = context.input.assignments.toSorted((a, b) => a.exhibitorId - b.exhibitorId)
  return context.write(async (db) => {
    // Two lists of assignments could block each other; those who move hold their exhibitors before others are assigned.
    if (assignments.some(isMove)) await lockAllPlans(db)
    else await lockPlans(db, hallId)
    const drawn = await queries.findDrawn(
      db,
      hallId,
      assignments.map(({ number }) => number),
    )
    const existing = await queries.findExisting(
      db,
      assignments.map(({ exhibitorId }) => exhibitorId),
    )
    const made: (Assignment & { action: 'assign' | 'move' })[] = []
    const skipped: { number: string; exhibitorId: number; reason: SkipReason }[] = []
    const skip = ({ number, exhibitorId }: Assignment, reason: SkipReason) =>
      skipped.push({ number, exhibitorId, reason })
    const known = assignments.filter((one) => {
      const isKnown = drawn.has(one.number) && existing.has(one.exhibitorId)
      if (!isKnown) skip(one, 'notFound')
      return isKnown
    })
    const moves = known.filter(isMove)
    const { possible, present, bookings } = await leaveBooths(db, hallId, moves)
    for (const one of moves) {
      const place = { hallId, number: one.number }
      if (!possible.includes(one)) {
        skip(one, present.has(one) ? 'boothTaken' : 'changed')
        continue
      }
      const { exhibitorId } = one
      const bookingId = bookings.get(exhibitorId) ?? null
      const outcome = await queries.takeBooth(db, place, { exhibitorId, bookingId })
      if (outcome !== 'done') throw new Error(`booth ${one.number} was ${outcome} under the lock of its plan`)
      made.push({ ...one, action: 'move' })
    }
    for (const one of known.filter((other) => !isMove(other))) {
      const { number, exhibitorId } = one
      if ((await queries.takeBooth(db, { hallId, number }, { exhibitorId })) === 'done') {
        made.push({ ...one, action: 'assign' })
      } else skip(one, (await queries.findRowOf(db, exhibitorId)) ? 'exhibitorPlaced' : 'boothTaken')
    }
    await showBooths(db, new Map(made.map(({ exhibitorId, number }) => [exhibitorId, { hallId, number }])))
    const by = { hallId, byAccount: getViewerId(context) }
    await queries.addEvents(
      db,
      made.flatMap(({ exhibitorId, number, from, action }) => [
        ...(from !== null && action === 'move'
          ? [{ ...by, exhibitorId, number: from, action: 'release' as const }]
          : []),
        { ...by, exhibitorId, number, action },
      ]),
    )
    const notified = made.map(({ action, ...one }) => ({
      ...one,
      name: action === 'move' ? ('boothMoved' as const) : ('boothAssigned' as const),
    }))
    await notifyExhibitors(db, context, hallId, notified)
    return { assigned: made.length, skipped }
  })
}
