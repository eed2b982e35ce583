import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { saveAddress } from '#contract/commerce/addresses/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/coupons/endpoints.ts'
import { COUPON_TRIES } from '#contract/commerce/coupons/limits.ts'
import type { CouponWords } from '#contract/commerce/coupons/rules.ts'
import type { Coupon } from '#contract/commerce/coupons/schemas.ts'
import { wholeAddress } from '#tests/attacks/owned.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { orderRow, wholeCoupon } from '#tests/setup/coupons.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { coupons } from './coupons.schema'
import { giveBackCoupon, useCoupon } from './use'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { person } = talking(server)
type Requester = Awaited<ReturnType<typeof person>>

const DAY_MS = 86_400_000
let keys = 0
const key = () => `coupon-key-${(keys += 1)}`
const desk = async () => ({ headers: await signedInAs(server(), userTypes.staff) })
const save = async (over: Partial<CouponWords> = {}, of: Partial<Coupon> = {}) => {
  const { id = null, version = 0 } = of
  return server().ask(
    contract.saveCoupon,
    { id, version, key: key(), document: { ...wholeCoupon, ...over } },
    await desk(),
  )
}
const setState = async ({ id, version }: Coupon, state: 'open' | 'stopped') =>
  server().ask(contract.setCouponState, { id, version, state }, await desk())
/** One that can be claimed. */
async function opened(over: Partial<CouponWords> = {}): Promise<Coupon> {
  const { data } = await setState((await save(over)).data, 'open')
  expect(data.state).toBe('open')
  return data
}
const claim = ({ headers }: Requester, id: number, by = key()) =>
  server().ask(contract.claimCoupon, { id, key: by }, { headers })
const claimByCode = ({ headers }: Requester, code: string) =>
  server().ask(contract.claimCouponByCode, { code, key: key() }, { headers })
const own = async ({ headers }: Requester, state: 'unused' | 'used' | 'expired' = 'unused', more: object = {}) =>
  (await server().ask(contract.listOwnCoupons, { state }, { headers: { ...headers, ...more } })).data
const open = async ({ headers }: Requester) => (await server().ask(contract.listOpenCoupons, {}, { headers })).data.list
const read = async (id: number) => {
  const { list } = (await server().ask(contract.listCoupons, { limit: 100 }, await desk())).data
  return list.find((one) => one.id === id)
}
/** The hands of the clock are set by what is kept. */
const endedFor = (id: number) =>
  server().database.write((db) =>
    db
      .update(coupons)
      .set({ untilAt: new Date(Date.now() - DAY_MS) })
      .where(sql`${coupons.id} = ${id}`),
  )
const forgetTries = () => forgetAttempts(server())
const lines = [
  { ticketTypeId: 1, fen: 8_000 },
  { ticketTypeId: 2, fen: 4_000 },
]
const use = (accountId: number, claimId: number, orderId: number, over: object = {}) =>
  server().database.write(async (db) => {
    await db.insert(orders).values(orderRow(orderId, accountId)).onConflictDoNothing()
    return useCoupon(db, { claimId, accountId, orderId, lines, now: new Date(), ...over })
  })

describe('a coupon of the organizer', () => {
  it('is a draft that nobody sees until it is opened, and is claimed no more once it is stopped', async () => {
    const one = await person()
    const { data: draft } = await save({ code: '' })
    expect(draft).toMatchObject({ state: 'draft', version: 1, claimed: 0, used: 0, overFen: 10_000 })
    expect((await open(one)).some(({ id }) => id === draft.id)).toBe(false)
    expect((await claim(one, draft.id)).code).toBe(errors.CouponNotFound.code)
    const { data: shown } = await setState(draft, 'open')
    expect((await open(one)).find(({ id }) => id === draft.id)).toMatchObject({ left: 1, isGone: false })
    expect((await setState(draft, 'stopped')).code).toBe(errors.CouponChanged.code)
    expect((await setState(shown, 'stopped')).data.state).toBe('stopped')
    expect((await claim(one, draft.id)).code).toBe(errors.CouponNotOpen.code)
  })

  it.each([
    ['name', { name: { zh: ' ', en: '' } }],
    ['name', { name: { zh: '券'.repeat(41), en: '' } }],
    ['overFen', { overFen: -1 }],
    ['overFen', { overFen: 0.5 }],
    ['lessFen', { lessFen: 0 }],
    ['lessFen', { overFen: 1_000, lessFen: 1_001 }],
    ['gift', { kind: 'gift' as const }],
    ['stock', { stock: 0 }],
    ['perPerson', { perPerson: 21 }],
    ['from', { from: 'soon' }],
    ['until', { until: wholeCoupon.from }],
    ['code', { code: 'a!' }],
  ])('is refused at %s for %j', async (field, over) => {
    const { code, data } = await save(over)
    expect(code).toBe(errors.BadInput.code)
    expect(data).toMatchObject({ fields: [{ field: `document.${field}` }] })
  })

  it('keeps its terms once it is given away; its name, number and end can be changed, not below what was claimed', async () => {
    const shown = await opened({ perPerson: 2 })
    expect((await save({ lessFen: 3_000, perPerson: 2 }, shown)).code).toBe(errors.CouponTermsFixed.code)
    expect((await save({ ticketTypeIds: [1], perPerson: 2 }, shown)).code).toBe(errors.CouponTermsFixed.code)
    const one = await person()
    await claim(one, shown.id)
    await claim(one, shown.id)
    expect(await save({ stock: 1 }, shown)).toMatchObject({ code: errors.CouponStockBelow.code, data: { claimed: 2 } })
    const { data } = await save({ stock: 2, name: { zh: '新名', en: 'New name' } }, shown)
    expect(data).toMatchObject({ stock: 2, name: { zh: '新名' }, claimed: 2, version: shown.version + 1 })
    expect((await save({ stock: 3 }, shown)).code).toBe(errors.CouponChanged.code)
    expect((await claim(await person(), shown.id)).code).toBe(errors.CouponGone.code)
  })

  it('is kept once for a key, and its code is another user’s', async () => {
    const document = { ...wholeCoupon, code: ' spring-26 ' }
    const sent = { id: null, version: 0, key: key(), document }
    const both = [
      await server().ask(contract.saveCoupon, sent, await desk()),
      await server().ask(contract.saveCoupon, sent, await desk()),
    ]
    expect(both[0]?.data).toMatchObject({ code: 'SPRING26' })
    expect(both[1]?.data.id).toBe(both[0]?.data.id)
    const taken = await save({ code: 'Spring26' })
    expect(taken).toMatchObject({ code: errors.CouponCodeTaken.code, data: { field: 'code' } })
  })

  it('is read and kept by who may', async () => {
    const headers = await signedInAs(server(), userTypes.reviewer)
    expect((await server().ask(contract.listCoupons, {}, { headers })).code).toBe(errors.NotAllowed.code)
  })
})

describe('claiming', () => {
  it('gives one of them, as many as a person may have, once for a key', async () => {
    const coupon = await opened({ perPerson: 2 })
    const one = await person()
    const first = key()
    const { data } = await claim(one, coupon.id, first)
    expect(data).toMatchObject({ couponId: coupon.id, state: 'unused', name: '满 100 减 20', lessFen: 2_000 })
    expect((await claim(one, coupon.id, first)).data.id).toBe(data.id)
    expect((await open(one)).find(({ id }) => id === coupon.id)).toMatchObject({ left: 1 })
    await claim(one, coupon.id)
    expect(await claim(one, coupon.id)).toMatchObject({ code: errors.CouponLimitReached.code, data: { max: 2 } })
    expect(await read(coupon.id)).toMatchObject({ claimed: 2, used: 0 })
    expect((await own(one)).counts).toEqual({ unused: 2, used: 0, expired: 0 })
  })

  it('ends with the stock, and the same press again is still told what it has', async () => {
    const coupon = await opened({ stock: 1 })
    const [one, other] = [await person(), await person()]
    const first = key()
    const { data } = await claim(one, coupon.id, first)
    expect((await claim(other, coupon.id)).code).toBe(errors.CouponGone.code)
    expect((await claim(one, coupon.id, first)).data.id).toBe(data.id)
    expect(await read(coupon.id)).toMatchObject({ claimed: 1 })
    expect((await open(other)).find(({ id }) => id === coupon.id)).toMatchObject({ isGone: true })
  })

  it('waits for its first moment, and is over at its last', async () => {
    const one = await person()
    const later = await opened({ from: '2098-01-01T00:00:00Z' })
    expect((await claim(one, later.id)).code).toBe(errors.CouponNotOpen.code)
    const over = await opened()
    await endedFor(over.id)
    expect((await claim(one, over.id)).code).toBe(errors.CouponNotOpen.code)
  })

  it('by a code finds it however it is typed, and from the list it is not claimed', async () => {
    await forgetTries()
    const coupon = await opened({ code: 'TEA2026' })
    const one = await person()
    expect((await open(one)).some(({ id }) => id === coupon.id)).toBe(false)
    expect((await claim(one, coupon.id)).code).toBe(errors.CouponNotFound.code)
    expect(await claimByCode(one, 'TEA2027')).toMatchObject({
      code: errors.CouponCodeWrong.code,
      data: { field: 'code' },
    })
    expect((await claimByCode(one, '!')).code).toBe(errors.BadInput.code)
    expect((await claimByCode(one, ' tea 2026 ')).data).toMatchObject({ couponId: coupon.id })
  })

  it('by guessing ends after some tries, in the right code too', async () => {
    await forgetTries()
    const coupon = await opened({ code: 'GUESSME' })
    const one = await person()
    const tried: number[] = []
    // Windows are cut by the clock: two of them hold what one may not.
    for (let i = 0; i <= COUPON_TRIES * 2; i += 1) tried.push((await claimByCode(one, `NOPE${i}`)).code)
    expect(new Set(tried)).toEqual(new Set([errors.CouponCodeWrong.code, errors.TooManyCouponTries.code]))
    expect(await read(coupon.id)).toMatchObject({ claimed: 0 })
    await forgetTries()
  })
})

describe('an order', () => {
  it('uses a claimed coupon, which is returned with the order', async () => {
    const coupon = await opened()
    const one = await person()
    const { data } = await claim(one, coupon.id)
    expect(await use(one.id, data.id, 501)).toEqual([1_333, 667])
    expect(await use(one.id, data.id, 501)).toEqual([1_333, 667])
    expect((await own(one, 'used')).list).toMatchObject([{ id: data.id, state: 'used' }])
    expect(await read(coupon.id)).toMatchObject({ claimed: 1, used: 1 })
    await expect(use(one.id, data.id, 502)).rejects.toMatchObject({ error: 'CouponUsed' })
    await server().database.write((db) => giveBackCoupon(db, 501))
    expect((await own(one)).list).toMatchObject([{ id: data.id, state: 'unused', usedAt: null }])
    expect(await use(one.id, data.id, 502)).toEqual([1_333, 667])
  })

  it('is refused what is another user’s, over, no use for it, a gift, or a second one', async () => {
    const [one, other] = [await person(), await person()]
    const coupon = await opened({ perPerson: 2 })
    const { data } = await claim(one, coupon.id)
    const second = (await claim(one, coupon.id)).data
    const refusedAs = (error: string) => expect.objectContaining({ error })
    await expect(use(other.id, data.id, 511)).rejects.toEqual(refusedAs('CouponNotFound'))
    const below = { lines: [{ ticketTypeId: 1, fen: 9_999 }] }
    await expect(use(one.id, data.id, 511, below)).rejects.toEqual(refusedAs('CouponNotHere'))
    await use(one.id, data.id, 511)
    await expect(use(one.id, second.id, 511)).rejects.toEqual(refusedAs('CouponNotHere'))
    await endedFor(coupon.id)
    await expect(use(one.id, second.id, 512)).rejects.toEqual(refusedAs('CouponExpired'))
    expect((await own(one, 'expired')).list).toMatchObject([{ id: second.id, state: 'expired' }])
    expect((await own(one, 'used')).list).toMatchObject([{ id: data.id, state: 'used' }])
    const gift = await opened({ kind: 'gift', gift: { zh: '青瓷杯', en: 'A celadon cup' } })
    const given = (await claim(one, gift.id)).data
    await expect(use(one.id, given.id, 513)).rejects.toEqual(refusedAs('CouponNotHere'))
  })

  it('keeps a claimed coupon that is stopped', async () => {
    const coupon = await opened()
    const one = await person()
    const { data } = await claim(one, coupon.id)
    expect((await setState(coupon, 'stopped')).code).toBe(0)
    expect(await use(one.id, data.id, 521)).toEqual([1_333, 667])
  })
})

describe('a gift', () => {
  it('goes to the address that is confirmed once, as it was then', async () => {
    const coupon = await opened({ kind: 'gift', gift: { zh: '青瓷杯', en: 'A celadon cup' } })
    const one = await person()
    const words = { ...wholeAddress, id: null, version: 0, isDefault: false }
    const { headers } = one
    const first = (await server().ask(saveAddress, { ...words, key: key() }, { headers })).data
    const second = (await server().ask(saveAddress, { ...words, key: key(), consignee: '周予安' }, { headers })).data
    const { data } = await claim(one, coupon.id)
    const confirm = (addressId: number, requester: Requester = one) =>
      server().ask(contract.confirmGift, { id: data.id, addressId }, { headers: requester.headers })
    expect((await confirm(2_000_000_000)).code).toBe(errors.AddressNotFound.code)
    expect((await confirm(first.id, await person())).code).toBe(errors.CouponNotFound.code)
    const kept = { consignee: '沈砚秋', place: '浙江省 杭州市 西湖区', phone: wholeAddress.phone }
    expect((await confirm(first.id)).data).toMatchObject({ state: 'used', address: kept })
    expect((await confirm(second.id)).code).toBe(errors.GiftConfirmed.code)
    await server().ask(saveAddress, { ...words, key: key(), id: first.id, version: 1, consignee: '林晚' }, { headers })
    const inEnglish = (await own(one, 'used', { language: 'en-US' })).list
    expect(inEnglish).toMatchObject([
      { gift: 'A celadon cup', address: { consignee: '沈砚秋', place: 'Xihu District, Hangzhou, Zhejiang, China' } },
    ])
    const { list } = (await server().ask(contract.listCouponClaims, { id: coupon.id }, await desk())).data
    expect(list).toMatchObject([{ id: data.id, state: 'used', address: kept }])
  })

  it('is the only coupon that is sent somewhere', async () => {
    const coupon = await opened()
    const one = await person()
    const { headers } = one
    const words = { ...wholeAddress, id: null, version: 0, isDefault: false, key: key() }
    const address = (await server().ask(saveAddress, words, { headers })).data
    const { data } = await claim(one, coupon.id)
    const input = { id: data.id, addressId: address.id }
    expect((await server().ask(contract.confirmGift, input, { headers })).code).toBe(errors.CouponNotHere.code)
  })
})
