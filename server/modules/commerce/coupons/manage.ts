import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/commerce/coupons/endpoints.ts'
import { checkCoupon, type CouponWords, toCode } from '#contract/commerce/coupons/rules.ts'
import type { Coupon as DeskCoupon } from '#contract/commerce/coupons/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Coupon, findCoupon } from './claims.queries'
import * as queries from './coupons.queries'
import type { coupons } from './coupons.schema'
import { describeCoupon } from './describe'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Values = Omit<typeof coupons.$inferInsert, 'id' | 'clientKey' | 'version' | 'state' | 'claimed' | 'updatedAt'>

const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })

/** What is kept of what was written. Throws BadInput at its fields. */
function readWords(words: CouponWords, language: Language): Values {
  assertFields(checkCoupon(words), language, 'document')
  const { kind, name, gift, stock, overFen, lessFen, perPerson, ticketTypeIds } = words
  const isReduction = kind === 'reduction'
  return {
    kind,
    name: trimmed(name),
    gift: kind === 'gift' ? trimmed(gift) : { zh: '', en: '' },
    overFen: isReduction ? (overFen ?? 0) : 0,
    lessFen: isReduction ? (lessFen ?? 0) : 0,
    stock,
    perPerson: perPerson ?? 1,
    fromAt: new Date(words.from),
    untilAt: new Date(words.until),
    ticketTypeIds: kind === 'gift' ? [] : [...new Set(ticketTypeIds)].toSorted((a, b) => a - b),
    code: toCode(words.code) || null,
  }
}

/** What people have claimed a coupon for. */
const termsOf = ({ kind, overFen, lessFen, gift, ticketTypeIds }: Values | Coupon): string =>
  JSON.stringify([kind, overFen, lessFen, gift?.zh, gift?.en, ticketTypeIds])

/** Throws CouponNotFound, CouponChanged, CouponTermsFixed, CouponStockBelow. */
async function change(db: Db, seen: { id: number; version: number }, values: Values): Promise<Coupon> {
  // Nobody claims one while its stock is judged.
  const known = await queries.lockCoupon(db, seen.id)
  if (!known) throw fail('CouponNotFound')
  if (known.version !== seen.version) throw fail('CouponChanged')
  if (known.state !== 'draft' && termsOf(known) !== termsOf(values)) throw fail('CouponTermsFixed')
  const isBelow = typeof values.stock === 'number' && values.stock < known.claimed
  if (isBelow) throw fail('CouponStockBelow', { claimed: known.claimed, field: 'stock' })
  const changed = await queries.changeCoupon(db, seen, values)
  if (!changed) throw fail('CouponChanged')
  return changed
}

async function add(db: Db, clientKey: string, values: Values): Promise<Coupon> {
  const row = (await queries.insertCoupon(db, { ...values, clientKey })) ?? (await queries.findByKey(db, clientKey))
  if (!row) throw new Error('the coupon was not kept')
  return row
}

async function present(db: Db, coupon: Coupon): Promise<DeskCoupon> {
  const used = await queries.countUsed(db, [coupon.id])
  return describeCoupon(coupon, used.get(coupon.id) ?? 0)
}

/** Keeps a draft or what was changed. Throws what the contract names. */
export async function saveCoupon({ db, input, language, write }: Context<Input<'saveCoupon'>>): Promise<DeskCoupon> {
  const { id, version, key, document } = input
  const values = readWords(document, language)
  const saved = await write((transaction) =>
    id === null ? add(transaction, key, values) : change(transaction, { id, version }, values),
  ).catch(async (error: unknown) => {
    if (findViolatedIndex(error) !== 'coupon_code') throw error
    // What is sent twice at once may find the code taken by itself before it finds its key used.
    const same = id === null ? await queries.findByKey(db, key) : undefined
    if (same) return same
    throw fail('CouponCodeTaken', { field: 'code' })
  })
  return present(db, saved)
}

/** Opens or stops one. Throws what the contract names. */
export async function setCouponState(context: Context<Input<'setCouponState'>>): Promise<DeskCoupon> {
  const { db, input, write } = context
  const changed = await write(async (transaction) => {
    const known = await findCoupon(transaction, { id: input.id })
    if (!known) throw fail('CouponNotFound')
    if (known.version !== input.version) throw fail('CouponChanged')
    if (input.state === 'open' && known.untilAt <= new Date()) throw fail('CouponExpired')
    return queries.changeCoupon(transaction, input, { state: input.state })
  })
  if (!changed) throw fail('CouponChanged')
  return present(db, changed)
}
