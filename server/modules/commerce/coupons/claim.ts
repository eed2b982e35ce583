import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/coupons/endpoints.ts'
import * as limits from '#contract/commerce/coupons/limits.ts'
import { checkTypedCode, toCode } from '#contract/commerce/coupons/rules.ts'
import type { OwnCoupon } from '#contract/commerce/coupons/schemas.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { takeAddress } from '#server/modules/commerce/addresses/index.ts'
import * as queries from './claims.queries'
import { describeOwn } from './describe'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Counts what somebody and all of their network do in the present window. Throws TooManyCouponTries. */
async function countTry(
  { writeStatement, ip }: Context<unknown>,
  bucket: string,
  { accountId, own: most, ofNetwork: mostOfNetwork }: { accountId: number; own: number; ofNetwork: number },
): Promise<void> {
  const seconds = limits.COUPON_WINDOW_SECONDS
  const counted = [
    { bucket: `${bucket}:${accountId}`, max: most, seconds },
    { bucket: `${bucket}Ip:${ip}`, max: mostOfNetwork, seconds },
  ]
  if (!(await writeStatement((db) => countWithin(db, counted)))) throw fail('TooManyCouponTries')
}

const isOpen = ({ state, fromAt, untilAt }: queries.Coupon, now: Date): boolean =>
  state === 'open' && fromAt <= now && untilAt > now

/**
 * One of a coupon for an account, once for a key. Taking it keeps everybody else who takes one waiting, so what a person
 * has is counted behind that. Throws CouponNotOpen, CouponGone, CouponLimitReached.
 */
async function claim(
  { write }: Context<unknown>,
  coupon: queries.Coupon,
  { accountId, clientKey }: { accountId: number; clientKey: string },
): Promise<number> {
  const now = new Date()
  return write(async (db) => {
    const isTaken = await queries.takeOne(db, coupon.id, now)
    // The same press a second time may have waited for the first.
    const known = await queries.findClaimByKey(db, accountId, clientKey)
    if (known !== undefined) {
      if (isTaken) await queries.putBack(db, coupon.id)
      return known
    }
    if (!isTaken) throw fail(isOpen(coupon, now) ? 'CouponGone' : 'CouponNotOpen')
    const count = await queries.countClaimed(db, coupon.id, accountId)
    if (count >= coupon.perPerson) throw fail('CouponLimitReached', { max: coupon.perPerson })
    return queries.insertClaim(db, { couponId: coupon.id, accountId, nth: count + 1, clientKey })
  })
}

/** A claim of the viewer's as it is now. */
async function presentOwn(
  { db, language }: Context<unknown>,
  own: { id: number; accountId: number },
): Promise<OwnCoupon> {
  const row = await queries.findOwnClaim(db, own)
  if (!row) throw fail('CouponNotFound')
  return describeOwn(row, language, new Date())
}

/** Claims one from the list. Throws what the contract names. */
export async function claimCoupon(context: Context<Input<'claimCoupon'>>): Promise<OwnCoupon> {
  const { id: accountId } = await getViewerAccount(context)
  const coupon = await queries.findCoupon(context.db, { id: context.input.id })
  if (!coupon || coupon.code !== null || coupon.state === 'draft') throw fail('CouponNotFound')
  const most = { accountId, own: limits.COUPON_CLAIMS, ofNetwork: limits.COUPON_CLAIMS_OF_NETWORK }
  await countTry(context, 'couponClaim', most)
  const id = await claim(context, coupon, { accountId, clientKey: context.input.key })
  return presentOwn(context, { id, accountId })
}

/** Claims the one that has a code. Throws what the contract names. */
export async function claimCouponByCode(context: Context<Input<'claimCouponByCode'>>): Promise<OwnCoupon> {
  const { db, input, language } = context
  const { id: accountId } = await getViewerAccount(context)
  assertFields({ code: checkTypedCode(input.code) }, language, 'input')
  const most = { accountId, own: limits.COUPON_TRIES, ofNetwork: limits.COUPON_TRIES_OF_NETWORK }
  await countTry(context, 'couponCode', most)
  const coupon = await queries.findCoupon(db, { code: toCode(input.code) })
  // Its existence is secret before it is opened.
  if (!coupon || coupon.state === 'draft') throw fail('CouponCodeWrong', { field: 'code' })
  const id = await claim(context, coupon, { accountId, clientKey: input.key })
  return presentOwn(context, { id, accountId })
}

/** Says where a gift goes, once. Throws what the contract names. */
export async function confirmGift(context: Context<Input<'confirmGift'>>): Promise<OwnCoupon> {
  const { input, write } = context
  const { id: accountId } = await getViewerAccount(context)
  const own = { id: input.id, accountId }
  await write(async (db) => {
    const row = await queries.findOwnClaim(db, own)
    if (!row) throw fail('CouponNotFound')
    if (row.coupon.kind !== 'gift') throw fail('CouponNotHere')
    if (row.claim.usedAt) throw fail('GiftConfirmed')
    if (row.coupon.untilAt <= new Date()) throw fail('CouponExpired')
    const address = await takeAddress(db, { id: input.addressId, accountId })
    if (!(await queries.storeGiftAddress(db, input.id, address))) throw fail('GiftConfirmed')
  })
  return presentOwn(context, own)
}
