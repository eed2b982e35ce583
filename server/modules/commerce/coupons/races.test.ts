import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveAddress } from '#contract/commerce/addresses/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/coupons/endpoints.ts'
import { wholeAddress } from '#tests/attacks/owned.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { couponRow, orderRow, wholeCoupon } from '#tests/setup/coupons.ts'
import { raceBeforeKeys } from '#tests/setup/races/before-keys.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { countClaimed, findCoupon, findOwnClaim, insertClaim } from './claims.queries'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { couponClaims, coupons } from './coupons.schema'
import { useCoupon } from './use'

const server = useServer('demo')
const { person } = talking(server)
const FIFTY = 50

let made = 0
async function added(over: Parameters<typeof couponRow>[0] = {}) {
  made += 1
  const row = couponRow({ ...over, clientKey: `raced-coupon-${made}` })
  const [coupon] = await server().database.write((db) => db.insert(coupons).values(row).returning())
  if (!coupon) throw new Error('the coupon was not kept')
  return coupon
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()))
const claim = ({ headers }: Awaited<ReturnType<typeof person>>, id: number, key: string) =>
  server().ask(contract.claimCoupon, { id, key }, { headers })
const countOf = (id: number) => server().database.db.$count(couponClaims, eq(couponClaims.couponId, id))
const claimedOf = async (id: number) => (await findCoupon(server().database.db, { id }))?.claimed
/** How often each code was answered. */
const tally = (codes: readonly number[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

it('of fifty claims of the last one, one has it', async () => {
  const coupon = await added({ stock: 1 })
  const all = await people(FIFTY)
  const answers = await Promise.all(all.map((one, i) => claim(one, coupon.id, `last-of-stock-${i}`)))
  expect(tally(answers.map(({ code }) => code))).toEqual({ 0: 1, [errors.CouponGone.code]: FIFTY - 1 })
  expect([await countOf(coupon.id), await claimedOf(coupon.id)]).toEqual([1, 1])
})

it('of ten claims of the last one, on connections of their own, one has it', async () => {
  const coupon = await added({ stock: 1 })
  const all = await people(RACERS)
  const outcome = await race(server().database, 'coupon', async (racer) => {
    const one = all[racer]
    return one ? (await claim(one, coupon.id, `raced-stock-${racer}`)).code : -1
  })
  expect(tally(fulfilled(outcome))).toEqual({ 0: 1, [errors.CouponGone.code]: RACERS - 1 })
  expect([await countOf(coupon.id), await claimedOf(coupon.id)]).toEqual([1, 1])
})

/** The same claim, but for what is left being looked at and then taken. */
it('without the take on a condition more are claimed than there are', async () => {
  const coupon = await added({ stock: 1 })
  const all = await people(RACERS)
  await race(server().database, 'coupon_claim', (racer) =>
    server().database.write(async (db) => {
      const seen = await findCoupon(db, { id: coupon.id })
      if (!seen || seen.claimed >= Number(seen.stock)) return
      const accountId = all[racer]?.id ?? 0
      await insertClaim(db, { couponId: coupon.id, accountId, nth: 1, clientKey: `untaken-stock-${racer}` })
    }),
  )
  expect(await countOf(coupon.id)).toBe(RACERS)
})

it('of ten claims of one person beyond the limit, as many are kept as they may have', async () => {
  const coupon = await added({ perPerson: 2 })
  const one = await person()
  const outcome = await race(server().database, 'coupon', async (racer) => {
    return (await claim(one, coupon.id, `raced-limit-${racer}`)).code
  })
  expect(tally(fulfilled(outcome))).toEqual({ 0: 2, [errors.CouponLimitReached.code]: RACERS - 2 })
  expect([await countOf(coupon.id), await claimedOf(coupon.id)]).toEqual([2, 2])
})

/** The same count, but for waiting behind the one who takes before. */
it('without waiting for each other one person has more than they may', async () => {
  const coupon = await added({ perPerson: 2 })
  const { id: accountId } = await person()
  await race(server().database, 'coupon_claim', (racer) =>
    server().database.write(async (db) => {
      if ((await countClaimed(db, coupon.id, accountId)) >= coupon.perPerson) return
      await insertClaim(db, { couponId: coupon.id, accountId, nth: racer + 1, clientKey: `unlocked-limit-${racer}` })
    }),
  )
  expect(await countOf(coupon.id)).toBe(RACERS)
})

it('the same press ten times is one claim, and each learns which', async () => {
  const coupon = await added({ perPerson: 5 })
  const one = await person()
  const outcome = await race(server().database, 'coupon', () => claim(one, coupon.id, 'raced-press-of-one'))
  const ids = fulfilled(outcome).map(({ data }) => data.id)
  expect(ids).toHaveLength(RACERS)
  expect(new Set(ids).size).toBe(1)
  expect([await countOf(coupon.id), await claimedOf(coupon.id)]).toEqual([1, 1])
})

/** Somebody with one claimed coupon. */
async function claimed() {
  const [coupon, one] = [await added(), await person()]
  made += 1
  const { data } = await claim(one, coupon.id, `claim-for-orders-${made}`)
  return { claimId: data.id, accountId: one.id }
}
const lines = [{ ticketTypeId: 1, fen: 10_000 }]
const useFor = (of: { claimId: number; accountId: number }, orderId: number) =>
  server().database.write((db) => useCoupon(db, { ...of, orderId, lines, now: new Date() }))
/** So many orders, numbered from there. */
const ordersFrom = (first: number, count: number, { accountId }: { accountId: number }) =>
  server().database.write((db) =>
    db.insert(orders).values(Array.from({ length: count }, (_, i) => orderRow(first + i, accountId))),
  )
const outcomeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'error' in error ? error.error : error

it('of fifty orders that use one claim, one has it', async () => {
  const of = await claimed()
  await ordersFrom(10_000, FIFTY, of)
  const used = await Promise.all(
    Array.from({ length: FIFTY }, (_, i) => useFor(of, 10_000 + i).then(() => 'used', outcomeOf)),
  )
  expect(used.filter((one) => one === 'used')).toHaveLength(1)
  expect(used.filter((one) => one === 'CouponUsed')).toHaveLength(FIFTY - 1)
})

it('of ten orders that use one claim, on connections of their own, one has it', async () => {
  const of = await claimed()
  await ordersFrom(20_000, RACERS, of)
  const outcome = await race(server().database, 'coupon_claim', (racer) => useFor(of, 20_000 + racer))
  expect(fulfilled(outcome)).toEqual([[2_000]])
  const row = await findOwnClaim(server().database.db, { id: of.claimId, accountId: of.accountId })
  expect(row?.claim.orderId).toBeGreaterThanOrEqual(20_000)
})

/** The same use, but for the claim being looked at and then taken. */
it('without the use on a condition each order takes the discount', async () => {
  const { claimId, accountId } = await claimed()
  await ordersFrom(30_000, RACERS, { accountId })
  const outcome = await race(server().database, 'coupon_claim', (racer) =>
    server().database.write(async (db) => {
      const row = await findOwnClaim(db, { id: claimId, accountId })
      if (row?.claim.usedAt) return 'refused'
      await db
        .update(couponClaims)
        .set({ orderId: 30_000 + racer, usedAt: new Date() })
        .where(eq(couponClaims.id, claimId))
      return 'used'
    }),
  )
  expect(fulfilled(outcome)).toEqual(Array(RACERS).fill('used'))
})

it('of ten addresses that are confirmed for one gift, one stays', async () => {
  const coupon = await added({ kind: 'gift', gift: { zh: '青瓷杯', en: 'A cup' } })
  const one = await person()
  const { headers } = one
  const { data } = await claim(one, coupon.id, 'claim-of-a-raced-gift')
  const saved = await Promise.all(
    Array.from({ length: RACERS }, (_, i) => {
      const input = { ...wholeAddress, id: null, version: 0, key: `gift-address-${i}`, isDefault: false }
      return server().ask(saveAddress, { ...input, consignee: `收货人${i}` }, { headers })
    }),
  )
  const outcome = await race(server().database, 'coupon_claim', (racer) =>
    server().ask(contract.confirmGift, { id: data.id, addressId: saved[racer]?.data.id ?? 0 }, { headers }),
  )
  const answers = fulfilled(outcome)
  expect(tally(answers.map(({ code }) => code))).toEqual({ 0: 1, [errors.GiftConfirmed.code]: RACERS - 1 })
  const kept = await findOwnClaim(server().database.db, { id: data.id, accountId: one.id })
  const won = answers.find(({ code }) => code === 0)
  expect(kept?.claim.giftAddress?.consignee).toBe(won?.data.address?.consignee)
})

it('of ten that add one of a key and a code, and found neither, all are answered the one', async () => {
  const headers = await signedInAs(server(), userTypes.staff)
  const keys = { coupon_key: 'unique (client_key)', coupon_code: 'unique (code)' }
  const sent = { id: null, version: 0, key: 'added-at-once', document: { ...wholeCoupon, code: 'ONCE26' } }
  const answers = await raceBeforeKeys(server().database, { table: 'coupon', column: 'over_fen', keys }, () =>
    server().ask(contract.saveCoupon, sent, { headers }),
  )
  expect(tally(answers.map(({ code }) => code))).toEqual({ 0: RACERS })
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
})
