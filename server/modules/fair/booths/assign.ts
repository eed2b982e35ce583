import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/fair/booths/endpoints.ts'
import { HOLD_DAYS_MAX } from '#contract/fair/booths/limits.ts'
import type { BoothAction } from '#contract/fair/booths/rules.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import { lockPlans } from '#server/modules/fair/floor-plan/index.ts'
import { hideBooths, showBooths } from '#server/modules/fair/exhibitors/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import * as queries from './booths.queries'
import { notifyExhibitor } from './notify'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_MS = 86_400_000

async function assertDrawn(db: Db, { hallId, number }: queries.BoothPlace): Promise<void> {
  const drawn = await queries.findDrawn(db, hallId, [number])
  if (!drawn.has(number)) throw fail('BoothNotFound', { number })
}

interface Done extends queries.BoothPlace {
  action: BoothAction
  exhibitorId: number | null
}

const record = (db: Db, context: Context<unknown>, { hallId, number, action, exhibitorId }: Done): Promise<void> =>
  queries.addEvents(db, [{ hallId, number, action, exhibitorId, byAccount: getViewerId(context) }])

/** Assigns a booth, or moves an exhibitor there. Throws what the contract names. */
export async function assignBooth(context: Context<Input<'assignBooth'>>): Promise<void> {
  const { input, write } = context
  const { hallId, number, exhibitorId, from, heldUntil } = input
  await write(async (db) => {
    await lockPlans(db, hallId)
    await assertDrawn(db, input)
    if (!(await queries.findExisting(db, [exhibitorId])).has(exhibitorId)) throw fail('ExhibitorNotFound')
    const before = from ? await queries.freeBooth(db, from, { exhibitorId, paid: true }) : undefined
    if (from && !before) throw await changeRefusal(db, from)
    // What was paid for goes with the exhibitor.
    const bookingId = before?.bookingId ?? null
    const outcome = await queries.takeBooth(db, { hallId, number }, { exhibitorId, heldUntil, bookingId })
    if (outcome !== 'done') throw await refusal(db, outcome, { number, exhibitorId })
    await showBooths(db, new Map([[exhibitorId, { hallId, number }]]))
    if (from) await record(db, context, { ...from, exhibitorId, action: 'release' })
    await record(db, context, { hallId, number, exhibitorId, action: from ? 'move' : 'assign' })
    await notifyExhibitor(db, context, from ? 'boothMoved' : 'boothAssigned', { hallId, number, exhibitorId })
  })
}

/** Why a booth is not as it was seen. */
async function changeRefusal(db: Db, place: queries.BoothPlace): Promise<Error> {
  const found = await queries.findAt(db, place)
  return found?.isOpenOrder ? fail('BoothOrdered', { number: place.number }) : fail('BoothChanged')
}

/** Why an exhibitor does not get a booth. */
async function refusal(
  db: Db,
  outcome: queries.Outcome,
  { number, exhibitorId }: { number: string; exhibitorId: number },
): Promise<Error> {
  const own = await queries.findRowOf(db, exhibitorId)
  if (own?.status === 'held') return fail('BoothOrdered', { number: own.number })
  if (own) return fail('ExhibitorPlaced')
  if (outcome === 'ordered') return fail('BoothOrdered', { number })
  return outcome === 'changed' ? fail('BoothChanged') : fail('BoothTaken', { number })
}

/** Makes a booth free. Throws BoothChanged, and BoothOrdered or BoothPaid where an order has it. */
export async function releaseBooth(context: Context<Input<'releaseBooth'>>): Promise<void> {
  const { input, write } = context
  const { exhibitorId, heldUntil, ...place } = input
  await write(async (db) => {
    if (!(await queries.freeBooth(db, place, { exhibitorId, heldUntil }))) {
      const found = await queries.findAt(db, place)
      if (found?.bookingId == null) throw fail('BoothChanged')
      throw fail(found.isOpenOrder ? 'BoothOrdered' : 'BoothPaid', { number: place.number })
    }
    await record(db, context, { ...input, action: 'release' })
    if (exhibitorId === null) return
    await hideBooths(db, [exhibitorId])
    await notifyExhibitor(db, context, 'boothReleased', { ...place, exhibitorId })
  })
}

/** Reserves a booth until the end of a day in GMT+8. Throws BoothNotFound, BoothTaken, BoothChanged, BoothOrdered, HoldDayWrong. */
export async function holdBooth(context: Context<Input<'holdBooth'>>): Promise<void> {
  const { input, write } = context
  const { until, heldUntil, ...place } = input
  const last = chinaDay(new Date(Date.now() + HOLD_DAYS_MAX * DAY_MS))
  if (until < chinaDay(new Date()) || until > last) throw fail('HoldDayWrong')
  await write(async (db) => {
    await lockPlans(db, place.hallId)
    await assertDrawn(db, place)
    const outcome = await queries.reserveBooth(db, place, new Date(`${until}T23:59:59+08:00`), heldUntil)
    if (outcome === 'changed') throw fail('BoothChanged')
    if (outcome === 'ordered') throw fail('BoothOrdered', { number: place.number })
    if (outcome === 'taken') throw fail('BoothTaken', { number: place.number })
    await record(db, context, { ...place, action: 'hold', exhibitorId: null })
  })
}

/** Records that an exhibitor has set up. Throws BoothChanged, BoothOrdered. */
export async function occupyBooth(context: Context<Input<'occupyBooth'>>): Promise<void> {
  const { input, write } = context
  await write(async (db) => {
    if (!(await queries.occupy(db, input, input.exhibitorId))) throw await changeRefusal(db, input)
    await record(db, context, { ...input, action: 'occupy' })
  })
}
