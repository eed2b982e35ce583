import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENTRIES_AT_ONCE } from '#contract/commerce/check-in/limits.ts'
import type { CheckResult } from '#contract/commerce/check-in/rules.ts'
import type { Checked } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { hashCode } from './code-hash'
import { type GateDatabase, type StoredGate, openGateDatabase } from './database'
import { decideOffline } from './decide'
import { storeGate } from './store-gate'
import { type SendEntries, sendWaiting } from './send-waiting'

const now = new Date()
const today = chinaDay(now)
const codeOf = (n: number): string => `CODE${String(n).padStart(8, '0')}`

async function gateOf(codes: string[], over: Partial<StoredGate['offline']> = {}, zone = ''): Promise<StoredGate> {
  const rows = codes.map(async (code) => ({
    qr: await hashCode(`YZ1.${code}.signature`),
    code: await hashCode(code),
    result: 'valid' as CheckResult,
  }))
  const gate = {
    id: 1,
    version: 1,
    name: { zh: '南门', en: 'South gate' },
    zone,
    hallId: null,
    typeIds: [],
    preRegistered: false,
    reEntry: false,
  }
  const offline = { listId: 1, day: today, madeAt: now.toISOString(), reEntry: false, tickets: await Promise.all(rows) }
  return { listId: 1, gate: { ...gate, open: true, today: 0 }, offline: { ...offline, ...over } }
}

let opened = 0
let name = ''
let db: GateDatabase
beforeEach(async () => {
  name = `gate-of-test-${++opened}`
  db = await openGateDatabase(name)
})

let keys = 0
const scan = (kept: StoredGate | undefined, code: string, at = now) =>
  decideOffline(db, kept, { key: `key-of-test-${++keys}`, code, at })
const checked = (result: CheckResult): Checked => ({ result, ticket: null, before: null })

/** A server that remembers who was reported to it. */
function fakeServer(says: (code: string) => CheckResult = () => 'valid') {
  const batches: string[][] = []
  const send: SendEntries = async (_listId, entries) => {
    batches.push(entries.map(({ code }) => code))
    return entries.map(({ key, code }) => ({ key, checked: checked(says(code)) }))
  }
  return { batches, send }
}

describe('without a network', () => {
  test('a ticket comes in once, by its QR or its code, and is stored before it is shown', async () => {
    const kept = await gateOf([codeOf(1)])
    expect(await scan(kept, `YZ1.${codeOf(1)}.signature`)).toEqual({ result: 'valid', before: null })
    expect(await db.getAll('waiting')).toMatchObject([{ code: `YZ1.${codeOf(1)}.signature`, result: 'valid' }])
    expect(await scan(kept, codeOf(1))).toEqual({ result: 'used', before: now.toISOString() })
    expect(await scan(kept, codeOf(2))).toMatchObject({ result: 'unknown' })
    expect(await db.count('waiting')).toBe(1)
  })

  test('ten scans at once let it in once', async () => {
    const kept = await gateOf([codeOf(1)])
    const message = await Promise.all(Array.from({ length: 10 }, () => scan(kept, codeOf(1))))
    expect(message.filter(({ result }) => result === 'valid')).toHaveLength(1)
    expect(await db.count('waiting')).toBe(1)
  })

  test('what the list says of a ticket holds, and re-entry is told too', async () => {
    const kept = await gateOf([codeOf(1), codeOf(2)])
    const [first] = kept.offline.tickets
    if (first) first.result = 'refunded'
    expect(await scan(kept, codeOf(1))).toMatchObject({ result: 'refunded' })
    const open = await gateOf([codeOf(2)], { reEntry: true })
    expect(await scan(open, codeOf(2))).toMatchObject({ result: 'valid' })
    expect(await scan(open, codeOf(2))).toMatchObject({ result: 'again' })
    expect((await db.getAll('waiting')).map(({ result }) => result)).toEqual(['valid', 'again'])
  })

  test('a list of another day lets nobody in, and neither does none', async () => {
    const kept = await gateOf([codeOf(1)], { day: '2020-01-01' })
    expect(await scan(kept, codeOf(1))).toMatchObject({ result: 'tooOld' })
    expect(await scan(undefined, codeOf(1))).toMatchObject({ result: 'noList' })
    expect(await db.count('waiting')).toBe(0)
  })

  test('a ticket comes in once for all gates of a zone; a newer list forgets other days alone', async () => {
    await scan(await gateOf([codeOf(1)]), codeOf(1))
    await db.put('used', { mark: 'of another day', day: '2020-01-01', at: '' })
    const again = await gateOf([codeOf(1)])
    await storeGate(db, again)
    expect(await db.count('used')).toBe(1)
    expect(await scan({ ...again, listId: 2 }, codeOf(1))).toMatchObject({ result: 'used' })
    expect(await scan(await gateOf([codeOf(1)], {}, 'Evening'), codeOf(1))).toMatchObject({ result: 'valid' })
  })
})

describe('what waits', () => {
  const many = ENTRIES_AT_ONCE + 30
  const codes = Array.from({ length: many }, (_, n) => codeOf(n))
  async function fill(): Promise<void> {
    const kept = await gateOf(codes)
    for (const code of codes) await scan(kept, code)
  }

  test('survives a window that is killed, and is sent in order, each once', async () => {
    await fill()
    db.close()
    db = await openGateDatabase(name)
    const { batches, send } = fakeServer()
    await sendWaiting(db, send)
    expect(batches.map(({ length }) => length)).toEqual([ENTRIES_AT_ONCE, 30])
    expect(batches.flat()).toEqual(codes)
    expect(await db.count('waiting')).toBe(0)
    await sendWaiting(db, send)
    expect(batches).toHaveLength(2)
  })

  test('waits on where a batch fails midway, and goes with the same keys', async () => {
    await fill()
    const before = (await db.getAll('waiting')).map(({ key }) => key)
    const notified: string[] = []
    let broken = 2
    const send: SendEntries = async (_listId, entries) => {
      if (--broken === 0) throw new Error('the network is gone')
      notified.push(...entries.map(({ key }) => key))
      return entries.map(({ key }) => ({ key, checked: checked('valid') }))
    }
    await expect(sendWaiting(db, send)).rejects.toThrow('the network is gone')
    expect(await db.count('waiting')).toBe(30)
    await sendWaiting(db, send)
    expect(notified).toEqual(before)
  })

  test('is sent again with its key where the answer was lost', async () => {
    await scan(await gateOf([codeOf(1)]), codeOf(1))
    const notified: string[] = []
    const lost: SendEntries = async (_listId, entries) => {
      notified.push(...entries.map(({ key }) => key))
      throw new Error('the answer was lost')
    }
    await expect(sendWaiting(db, lost)).rejects.toThrow('the answer was lost')
    await sendWaiting(db, async (listId, entries) => {
      notified.push(...entries.map(({ key }) => key))
      return fakeServer().send(listId, entries)
    })
    expect(notified).toHaveLength(2)
    expect(new Set(notified).size).toBe(1)
  })

  test('is listed to be looked at where the server says otherwise', async () => {
    const kept = await gateOf([codeOf(1), codeOf(2), codeOf(3)])
    for (const n of [1, 2, 3]) await scan(kept, codeOf(n))
    const results: Record<string, CheckResult> = { [codeOf(1)]: 'conflict', [codeOf(2)]: 'refunded' }
    await sendWaiting(db, fakeServer((code) => results[code] ?? 'valid').send)
    const listed = await db.getAll('differences')
    expect(new Map(listed.map(({ code, result }) => [code, result]))).toEqual(
      new Map([
        [codeOf(1), 'conflict'],
        [codeOf(2), 'refunded'],
      ]),
    )
  })

  test('waits on where it was left out of an answer', async () => {
    const kept = await gateOf([codeOf(1), codeOf(2)])
    for (const n of [1, 2]) await scan(kept, codeOf(n))
    const batches: string[][] = []
    await sendWaiting(db, async (_listId, entries) => {
      batches.push(entries.map(({ code }) => code))
      return entries.slice(0, 1).map(({ key }) => ({ key, checked: checked('valid') }))
    })
    expect(batches).toEqual([[codeOf(1), codeOf(2)], [codeOf(2)]])
  })

  test('is dropped by no server that answers nothing of it', async () => {
    await scan(await gateOf([codeOf(1)]), codeOf(1))
    await expect(sendWaiting(db, async () => [])).rejects.toThrow('answered none')
    expect(await db.count('waiting')).toBe(1)
  })
})
