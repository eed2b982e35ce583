import * as contract from '#contract/commerce/check-in/endpoints.ts'
import { CODE_HASH_LENGTH, type CheckResult, letsIn } from '#contract/commerce/check-in/rules.ts'
import { checkZoneHall } from '#contract/commerce/check-in/zone-rules.ts'
import { normalizeCode } from '#contract/people/pre-registration/code.ts'
import type { Checked, CheckList } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { maskIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { type MockLine, type MockOrder, ticketIn, typeOf } from '#src/mocks/commerce/orders/orders.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { preRegistrations } from '#src/mocks/people/pre-registration/pre-registrations.ts'
import { checkLists, entries, type MockCheckList, zoneHalls } from './lists'

interface Shown {
  order: MockOrder
  line: MockLine
}

const everyTicket = (): Shown[] =>
  orders.flatMap((order) => order.lines.flatMap((line) => (line.booking ? [] : [{ order, line }])))
const qrOf = ({ line }: Shown): string => `YZ1.${line.code}.mock-signature-of-the-fair`

function findShown(text: string): Shown | undefined {
  const code = normalizeCode(text)
  return everyTicket().find((one) => code === qrOf(one) || code === normalizeCode(one.line.code))
}

const letInBy = (of: MockCheckList) => entries.filter(({ listId, result }) => listId === of.id && letsIn(result))

const presentList = (list: MockCheckList): CheckList => ({
  ...list,
  hallId: zoneHalls.find(({ zone }) => zone === list.zone)?.hallId ?? null,
  today: letInBy(list).length,
})

const assertHall = (hallId: number): void => {
  if (!byIdOf(hallRows, hallId)) refuse('HallNotFound')
}

/** Gives a zone to a hall, or with null to none. */
function putZoneHall(zone: string, hallId: number | null): void {
  const at = zoneHalls.findIndex((one) => one.zone === zone)
  if (at >= 0) zoneHalls.splice(at, 1)
  if (hallId !== null) zoneHalls.push({ zone, hallId })
}

const entryIn = (language: Language, { at, by, listId }: (typeof entries)[number]) => {
  const { zh = '', en = '' } = byIdOf(checkLists, listId)?.name ?? {}
  return { at, by, listName: say(language, [zh, en]) }
}

/** What a gate says of a ticket, but for whether it was let in before. */
function checkTicket({ order, line }: Shown, list: MockCheckList): CheckResult {
  const { state, days, holder, realName } = ticketIn('zh-CN', order, line)
  const today = chinaDay(new Date())
  if (order.stored !== 'paid') return 'unpaid'
  if (state === 'refunded') return 'refunded'
  if (list.typeIds.length > 0 && !list.typeIds.includes(line.typeId)) return 'wrongList'
  if (today < days.from || today > days.until) return 'wrongDay'
  if (state === 'locking') return 'locked'
  return realName && holder === null ? 'notNamed' : 'valid'
}

interface Scan {
  list: MockCheckList
  key: string
  code: string
  at: string
  language: Language
  isOffline?: boolean
}

/** The same of the code of a pre-registration; undefined: it is none. */
function checkPreRegistration({ list, code, at, language }: Omit<Scan, 'key'>): Checked | undefined {
  const row = preRegistrations.find((one) => one.code === normalizeCode(code))
  if (!row) return undefined
  const today = chinaDay(new Date())
  const ticket = {
    id: row.id,
    kind: 'preRegistration' as const,
    name: say(language, ['买家预登记', 'Buyer pre-registration']),
    holderName: `${row.name} · ${row.company}`,
    holderIdNumber: '',
    days: { from: today, until: today },
    hours: null,
  }
  if (!list.preRegistered) return { result: 'wrongList', ticket, before: null }
  if (row.cameAt !== null && !list.reEntry) return { result: 'used', ticket, before: null }
  row.cameAt ??= at
  return { result: 'valid', ticket, before: null }
}

export function check({ list, key, code, at, language, isOffline = false }: Scan): Checked {
  const found = findShown(code)
  const preRegistered = found ? undefined : checkPreRegistration({ list, code, at, language })
  if (!found) return preRegistered ?? { result: 'unknown', ticket: null, before: null }
  const { order, line } = found
  const { name, kind, days, hours, holder } = ticketIn(language, order, line)
  const ticket = {
    id: line.id,
    kind,
    name,
    holderName: holder?.name ?? '',
    holderIdNumber: line.holder ? maskIdNumber(line.holder.idNumber) : '',
    days,
    hours,
  }
  const result = checkTicket(found, list)
  if (result !== 'valid') return { result, ticket, before: null }
  const sent = entries.find((one) => one.key === key && one.listId === list.id)
  if (sent) return { result: sent.result, ticket, before: null }
  const first = entries.find(
    (one) => one.lineId === line.id && one.result === 'valid' && byIdOf(checkLists, one.listId)?.zone === list.zone,
  )
  const before = first ? entryIn(language, first) : null
  const entered = first ? (list.reEntry ? 'again' : isOffline ? 'conflict' : 'used') : 'valid'
  if (letsIn(entered)) entries.push({ key, listId: list.id, lineId: line.id, at, result: entered, by: '苏检票' })
  line.usedAt ??= at
  return { result: entered, ticket, before }
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const plain = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').slice(0, CODE_HASH_LENGTH)
}

const findList = (id: number): MockCheckList => byIdOf(checkLists, id) ?? refuse('CheckListNotFound')

export const checkInHandlers = [
  mock(contract.listCheckLists, () => checkLists.map(presentList)),
  mock(contract.saveCheckList, ({ input }) => {
    const {
      id,
      version,
      list: { hallId, ...list },
    } = input
    refuseBreaches({ hallId: checkZoneHall(list.zone, hallId) }, 'input.list.')
    if (typeof hallId === 'number') assertHall(hallId)
    if (id !== null && findList(id).version !== version) return refuse('CheckListChanged')
    if (list.zone !== '' && hallId !== undefined) putZoneHall(list.zone, hallId)
    if (id === null) {
      const added = { id: checkLists.length + 1, version: 1, ...list }
      checkLists.push(added)
      return presentList(added)
    }
    const found = findList(id)
    Object.assign(found, list, { version: found.version + 1 })
    return presentList(found)
  }),
  mock(contract.checkIn, ({ input, language }) => {
    const list = findList(input.listId)
    if (!list.open) return refuse('CheckListClosed')
    return check({ list, key: input.key, code: input.code, at: new Date().toISOString(), language })
  }),
  mock(contract.getOfflineList, async ({ input }) => {
    const list = findList(input.listId)
    const today = chinaDay(new Date())
    const shown = everyTicket().filter(
      ({ order, line }) => order.stored === 'paid' && line.days.from <= today && today <= line.days.until,
    )
    const tickets = shown.map(async (one) => {
      const isIn = entries.some(({ lineId, result }) => lineId === one.line.id && result === 'valid')
      const result = checkTicket(one, list)
      return {
        qr: await hash(qrOf(one)),
        code: await hash(normalizeCode(one.line.code)),
        result: result === 'valid' && isIn ? (list.reEntry ? ('again' as const) : ('used' as const)) : result,
      }
    })
    const madeAt = new Date().toISOString()
    return { listId: list.id, day: today, madeAt, reEntry: list.reEntry, tickets: await Promise.all(tickets) }
  }),
  mock(contract.sendEntries, ({ input, language }) => {
    const list = findList(input.listId)
    return input.entries.map((entry) => ({
      key: entry.key,
      checked: check({ list, ...entry, language, isOffline: true }),
    }))
  }),
  mock(contract.getHallCheckIns, ({ input: { hallId } }) => {
    assertHall(hallId)
    const zones = zoneHalls.flatMap((one) => (one.hallId === hallId ? [one.zone] : [])).toSorted()
    const own = checkLists
      .filter(({ zone }) => zones.includes(zone))
      .flatMap(letInBy)
      .filter(({ result }) => result !== 'again')
    const today = chinaDay(new Date())
    return { zones, today: own.filter(({ at }) => chinaDay(new Date(at)) === today).length, total: own.length }
  }),
  mock(contract.getCheckInNumbers, ({ input, language }) => {
    const list = findList(input.listId)
    const own = entries.filter(({ listId, result }) => listId === list.id && letsIn(result))
    const hours = new Map<string, number>()
    for (const { at } of own) {
      const hour = `${chinaDay(new Date(at))} ${new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(11, 13)}:00`
      hours.set(hour, (hours.get(hour) ?? 0) + 1)
    }
    const twice = [...new Set(entries.filter(({ result }) => result === 'conflict').map(({ lineId }) => lineId))]
    return {
      hours: [...hours].map(([hour, count]) => ({ hour, count })),
      conflicts: twice.flatMap((id) => {
        const found = everyTicket().find(({ line }) => line.id === id)
        if (!found) return []
        const type = typeOf(found.line.typeId)?.document.name
        return [
          {
            ticketName: type ? say(language, [type.zh, type.en]) : '',
            code: found.line.code,
            entries: entries.filter(({ lineId }) => lineId === id).map((one) => entryIn(language, one)),
          },
        ]
      }),
    }
  }),
]
