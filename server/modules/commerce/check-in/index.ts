import { ENTRY_HOURS, LIST_NAME_MAX, LISTS_MAX } from '#contract/commerce/check-in/limits.ts'
import * as contract from '#contract/commerce/check-in/endpoints.ts'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { isMoment } from '#contract/core/moment.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { checkZoneHall } from '#contract/commerce/check-in/zone-rules.ts'
import { checkTypeName } from '#contract/commerce/tickets/type-rules.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { holdItems, listPresent } from '#server/modules/fair/content/index.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import * as queries from './check-in.queries'
import { enter, enterFound, presentEntry } from './enter'
import { makeOfflineList } from './offline'
import { findShown, preRegistrationName } from './shown'
import { countInZones, listZoneHalls, listZonesOf, putZoneHall } from './zones.queries'

const HOUR_MS = 3_600_000

/** Throws CheckListNotFound. */
async function getList(db: Db, id: number): Promise<queries.CheckListRow> {
  const list = await queries.findList(db, id)
  if (!list) throw fail('CheckListNotFound')
  return list
}

export { enter } from './enter'
export type { CheckListRow } from './check-in.queries'
export { personalDataOfCheckIn } from './personal-data.queries'

/** A gate at which somebody may come in. Throws CheckListNotFound, CheckListClosed. */
export async function getOpenList(db: Db, id: number): Promise<queries.CheckListRow> {
  const list = await getList(db, id)
  if (!list.open) throw fail('CheckListClosed')
  return list
}

/** Keeps a hall from being deleted until the transaction ends. Throws HallNotFound. */
async function holdHall(db: Db, hallId: number): Promise<void> {
  const held = await holdItems(db, 'hall', [hallId])
  if (!held.get(hallId)?.hasRow) throw fail('HallNotFound')
}

interface Around {
  /** Check-ins of today, by gate. */
  today: ReadonlyMap<number, number>
  /** By zone. */
  halls: ReadonlyMap<string, number>
}

const readAround = async (db: Db): Promise<Around> => ({
  today: await queries.countByList(db, chinaDay(new Date())),
  halls: await listZoneHalls(db),
})

const present = (row: queries.CheckListRow, { today, halls }: Around): CheckList => ({
  ...row,
  hallId: halls.get(row.zone) ?? null,
  today: today.get(row.id) ?? 0,
})

/** The moment of a scan without a network: no later than now, and not long ago. */
function momentOf(at: string, now: Date): Date {
  const scannedAt = isMoment(at) ? new Date(at) : now
  return scannedAt > now || now.getTime() - scannedAt.getTime() > ENTRY_HOURS * HOUR_MS ? now : scannedAt
}

export const checkInRoutes: Route[] = [
  serve(contract.listCheckLists, async ({ db }) => {
    const around = await readAround(db)
    return (await queries.listLists(db)).map((row) => present(row, around))
  }),
  serve(contract.saveCheckList, async ({ db: reading, input, language, write }) => {
    const {
      id,
      version,
      list: { hallId, ...list },
    } = input
    const zone = list.zone.trim()
    const isLong = countCharacters(zone) > LIST_NAME_MAX
    assertFields(
      {
        name: checkTypeName(list.name),
        zone: isLong ? 'ticketName.long' : undefined,
        hallId: checkZoneHall(zone, hallId),
      },
      language,
      'input.list',
    )
    const saved = await write(async (db) => {
      if (typeof hallId === 'number') await holdHall(db, hallId)
      if (zone !== '' && hallId !== undefined) await putZoneHall(db, zone, hallId)
      if (id === null) {
        if ((await queries.listLists(db)).length >= LISTS_MAX) throw fail('TooManyRequests')
        return queries.insertList(db, { ...list, zone })
      }
      await getList(db, id)
      const changed = await queries.changeList(db, { id, version: version ?? 0 }, { ...list, zone })
      if (!changed) throw fail('CheckListChanged')
      return changed
    })
    return present(saved, await readAround(reading))
  }),
  serve(contract.checkIn, async (context) => {
    const { listId, key, code } = context.input
    const [list, shown] = await Promise.all([getOpenList(context.db, listId), findShown(context, code)])
    const byAccount = getViewerId(context)
    return enterFound(context, { list, key, code, at: new Date(), byAccount, isOffline: false }, shown)
  }),
  serve(contract.getOfflineList, async (context) =>
    makeOfflineList(context, await getList(context.db, context.input.listId)),
  ),
  serve(contract.sendEntries, async (context) => {
    const list = await getList(context.db, context.input.listId)
    const byAccount = getViewerId(context)
    const now = new Date()
    const answers = []
    for (const { key, code, at } of context.input.entries) {
      const scan = { list, key, code, at: momentOf(at, now), byAccount, isOffline: true }
      answers.push({ key, checked: await enter(context, scan) })
    }
    return answers
  }),
  serve(contract.getHallCheckIns, async ({ db, input: { hallId } }) => {
    if ((await listPresent(db, 'hall', [hallId])).length === 0) throw fail('HallNotFound')
    const zones = await listZonesOf(db, hallId)
    return { zones, ...(await countInZones(db, zones, chinaDay(new Date()))) }
  }),
  serve(contract.getCheckInNumbers, async (context) => {
    const { db, input, language } = context
    const list = await getList(db, input.listId)
    const byTicket = new Map<string, { ticketName: string; code: string; entries: ReturnType<typeof presentEntry>[] }>()
    for (const row of await queries.listConflicts(db, list)) {
      // The code of a pre-registration is kept sealed: its number says which one it is.
      const code = row.code ?? `#${row.entry.preRegistrationId}`
      const ticketName = pick(row.name ?? preRegistrationName, language)
      const one = byTicket.get(code) ?? { ticketName, code, entries: [] }
      one.entries.push(presentEntry(row, context))
      byTicket.set(code, one)
    }
    return { hours: await queries.countByHour(db, input.listId), conflicts: [...byTicket.values()] }
  }),
]
