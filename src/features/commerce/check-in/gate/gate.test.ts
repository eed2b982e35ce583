import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Checked, CheckList, OfflineList } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { hashCode } from '../offline/code-hash'
import { openGateDatabase } from '../offline/database'
import type { GateCalls } from './calls'
import { createGate } from './gate'
import { errors } from '#contract/catalog/errors.ts'

const gate: CheckList = {
  id: 1,
  version: 1,
  name: { zh: '南门', en: 'South gate' },
  hallId: null,
  zone: '',
  typeIds: [],
  preRegistered: false,
  reEntry: false,
  open: true,
  today: 0,
}
const valid: Checked = { result: 'valid', ticket: null, before: null }
const lost = () => new ApiError('network', 0, 'lost')
const CODE = 'CODE00000001'

let made = 0
async function gateOf(over: Partial<GateCalls> = {}, clock = { at: Date.now() }) {
  const row = { qr: 'of-no-code', code: await hashCode(CODE), result: 'valid' as const }
  const madeAt = new Date(clock.at).toISOString()
  const offline: OfflineList = { listId: 1, day: chinaDay(new Date(clock.at)), madeAt, reEntry: false, tickets: [row] }
  const calls = {
    check: vi.fn<GateCalls['check']>(async () => valid),
    listGates: vi.fn<GateCalls['listGates']>(async () => [gate]),
    getOfflineList: vi.fn<GateCalls['getOfflineList']>(async () => offline),
    sendEntries: vi.fn<GateCalls['sendEntries']>(async (_id, entries) =>
      entries.map(({ key }) => ({ key, checked: valid })),
    ),
    ...over,
  }
  const name = `gate-${++made}`
  const open = () => openGateDatabase(name)
  return { gate: createGate({ gate, calls, open, now: () => new Date(clock.at) }), calls, clock }
}

test('a code in front of the camera is checked once in three seconds', async () => {
  const { gate: one, calls, clock } = await gateOf()
  await one.scan(CODE)
  await one.scan(` ${CODE.toLowerCase()} `)
  expect(calls.check).toHaveBeenCalledTimes(1)
  clock.at += 3_000
  await one.scan(CODE)
  expect(calls.check).toHaveBeenCalledTimes(2)
  expect(one.get().scans.map(({ number }) => number)).toEqual([2, 1])
})

test('where the network is lost the own list decides with the same key, and the server is notified of it before it is requested again', async () => {
  const order: string[] = []
  let isLost = true
  const {
    gate: one,
    calls,
    clock,
  } = await gateOf({
    check: vi.fn<GateCalls['check']>(async () => {
      if (isLost) throw lost()
      order.push('check')
      return valid
    }),
    sendEntries: vi.fn<GateCalls['sendEntries']>(async (_id, entries) => {
      order.push('send')
      // Somebody shows a copy of the ticket while the gate shows what it did.
      clock.at += 3_000
      await one.scan(CODE)
      return entries.map(({ key }) => ({ key, checked: valid }))
    }),
  })
  await one.look()
  await one.scan(CODE)
  expect(one.get()).toMatchObject({ isOffline: true, waiting: 1 })
  expect(one.get().scans[0]).toMatchObject({ result: 'valid', isOffline: true })
  isLost = false
  await one.look()
  expect(vi.mocked(calls.sendEntries).mock.calls[0]?.[1]).toMatchObject([
    { key: vi.mocked(calls.check).mock.calls[0]?.[1].key, code: CODE },
  ])
  expect(one.get().scans[0]).toMatchObject({ result: 'used', isOffline: true })
  expect(order).toEqual(['send'])
  expect(one.get()).toMatchObject({ isOffline: false, waiting: 0 })
})

test('who came in by the server comes in no second time without it', async () => {
  const { gate: one, calls, clock } = await gateOf()
  await one.look()
  await one.scan(CODE)
  vi.mocked(calls.check).mockRejectedValue(lost())
  clock.at += 3_000
  await one.scan(CODE)
  expect(one.get().scans[0]).toMatchObject({ result: 'used', isOffline: true })
  expect(one.get().waiting).toBe(0)
})

test('a refusal is shown, keeps the key, and can be tried again at once', async () => {
  const { gate: one, calls } = await gateOf()
  vi.mocked(calls.check).mockRejectedValueOnce(new ApiError('refused', 12_043, errors.CheckListClosed.en))
  await one.scan(CODE)
  expect(one.get().scans[0]).toMatchObject({ result: 'failed', message: errors.CheckListClosed.en })
  await one.scan(CODE)
  const [first, second] = vi.mocked(calls.check).mock.calls
  expect(second?.[1].key).toBe(first?.[1].key)
})

test('a refused entry stays in the queue, and its reason is shown', async () => {
  const { gate: one, calls, clock } = await gateOf()
  await one.look()
  vi.mocked(calls.check).mockRejectedValue(lost())
  await one.scan(CODE)
  vi.mocked(calls.sendEntries).mockRejectedValueOnce(new ApiError('refused', 403, 'Not yours'))
  await one.look()
  expect(one.get()).toMatchObject({ waiting: 1, refusal: 'Not yours', isOffline: false })
  clock.at += 1
  await one.look()
  expect(one.get()).toMatchObject({ waiting: 0, refusal: '' })
})

test('a browser that keeps nothing says so, and lets nobody in without a network', async () => {
  const { calls } = await gateOf({ check: vi.fn<GateCalls['check']>(async () => Promise.reject(lost())) })
  const open = () => Promise.reject(new Error('a private window'))
  const one = createGate({ gate, calls, open })
  await one.scan(CODE)
  expect(one.get()).toMatchObject({ keepsNothing: true, isOffline: true })
  expect(one.get().scans[0]).toMatchObject({ result: 'noList' })
})
