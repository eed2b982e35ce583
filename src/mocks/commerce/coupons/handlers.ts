import * as contract from '#contract/commerce/coupons/endpoints.ts'
import { claimStates, toCode } from '#contract/commerce/coupons/rules.ts'
import { addresses } from '#src/mocks/commerce/addresses/addresses.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { accountOfToken, findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { claims, coupons as rows, ids, type MockClaim, type MockCoupon } from './coupons'
import { couponOf, presentClaim, presentCoupon, presentOpen, presentOwn, stateOf } from './present'

const ownOf = (token: string) => claims.filter(({ accountId }) => accountId === accountOfToken(token).userId)
const newest = (a: MockClaim, b: MockClaim) => b.claimedAt.localeCompare(a.claimedAt) || b.id - a.id
const isOver = ({ until }: MockCoupon) => Date.parse(until) <= Date.now()
const isOpen = (one: MockCoupon) => one.state === 'open' && !isOver(one) && Date.parse(one.from) <= Date.now()
const countOwn = (token: string, id: number) => ownOf(token).filter(({ couponId }) => couponId === id).length

/** One of a coupon for whoever asks, once for a key. */
function claim(coupon: MockCoupon, token: string, key: string): MockClaim {
  const known = ownOf(token).find((one) => one.key === key)
  if (known) return known
  if (!isOpen(coupon)) return refuse('CouponNotOpen')
  if (coupon.stock !== null && coupon.claimed >= coupon.stock) return refuse('CouponGone')
  if (countOwn(token, coupon.id) >= coupon.perPerson) return refuse('CouponLimitReached', { max: coupon.perPerson })
  coupon.claimed += 1
  const { userId: accountId } = accountOfToken(token)
  const claimedAt = new Date().toISOString()
  const row = { id: ids.claim++, couponId: coupon.id, accountId, key, claimedAt, usedAt: null, address: null }
  claims.push(row)
  return row
}

export const coupons = [
  mock(contract.listOwnCoupons, ({ input, token, language }) => {
    const own = ownOf(token).toSorted(newest)
    const [unused = 0, used = 0, expired = 0] = claimStates.map(
      (state) => own.filter((one) => stateOf(one) === state).length,
    )
    const list = own.filter((one) => stateOf(one) === input.state).map((one) => presentOwn(one, language))
    return { ...paginate(list, input), counts: { unused, used, expired } }
  }),
  mock(contract.listOpenCoupons, ({ token, language }) => ({
    list: rows
      .filter((one) => isOpen(one) && one.code === '')
      .map((one) => presentOpen(one, countOwn(token, one.id), language)),
  })),
  mock(contract.claimCoupon, ({ input, token, language }) => {
    const coupon = byIdOf(rows, input.id)
    if (!coupon || coupon.code !== '' || coupon.state === 'draft') return refuse('CouponNotFound')
    const row = claim(coupon, token, input.key)
    return 'couponId' in row ? presentOwn(row, language) : row
  }),
  mock(contract.claimCouponByCode, ({ input, token, language }) => {
    const coupon = rows.find(({ code }) => code !== '' && code === toCode(input.code))
    if (!coupon || coupon.state === 'draft') return refuse('CouponCodeWrong', { field: 'code' })
    const row = claim(coupon, token, input.key)
    return 'couponId' in row ? presentOwn(row, language) : row
  }),
  mock(contract.confirmGift, ({ input, token, language }) => {
    const row = ownOf(token).find(({ id }) => id === input.id) ?? refuse('CouponNotFound')
    const coupon = couponOf(row)
    if (coupon.kind !== 'gift') return refuse('CouponNotHere')
    if (row.usedAt) return refuse('GiftConfirmed')
    if (isOver(coupon)) return refuse('CouponExpired')
    const address =
      addresses.find((one) => one.id === input.addressId && one.accountId === row.accountId) ??
      refuse('AddressNotFound')
    const { consignee, place, detail, postalCode, areaCode, phone } = address
    row.address = { consignee, place, detail, postalCode, areaCode, phone }
    row.usedAt = new Date().toISOString()
    return presentOwn(row, language)
  }),
  mock(contract.listCoupons, ({ input }) => {
    const list = rows.filter(({ state }) => input.state === undefined || state === input.state)
    return paginate(
      list.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id).map(presentCoupon),
      input,
    )
  }),
  mock(contract.saveCoupon, ({ input }) => {
    const { name, gift, overFen, lessFen, perPerson, code, ...words } = input.document
    const known = rows.find(({ id, key }) => (input.id === null ? key === input.key : id === input.id))
    if (input.id !== null && !known) return refuse('CouponNotFound')
    if (input.id !== null && known?.version !== input.version) return refuse('CouponChanged')
    if (input.id === null && known) return presentCoupon(known)
    if (rows.some((one) => one !== known && one.code !== '' && one.code === toCode(code)))
      return refuse('CouponCodeTaken', { field: 'code' })
    if (known && words.stock !== null && words.stock < known.claimed)
      return refuse('CouponStockBelow', { claimed: known.claimed, field: 'stock' })
    const row: MockCoupon = {
      id: known?.id ?? ids.coupon++,
      key: known?.key ?? input.key,
      version: (known?.version ?? 0) + 1,
      state: known?.state ?? 'draft',
      claimed: known?.claimed ?? 0,
      updatedAt: new Date().toISOString(),
      ...words,
      name: [name.zh, name.en],
      gift: [gift.zh, gift.en],
      overFen: overFen ?? 0,
      lessFen: lessFen ?? 0,
      perPerson: perPerson ?? 1,
      code: toCode(code),
    }
    if (known) rows.splice(rows.indexOf(known), 1, row)
    else rows.push(row)
    return presentCoupon(row)
  }),
  mock(contract.setCouponState, ({ input }) => {
    const coupon = byIdOf(rows, input.id) ?? refuse('CouponNotFound')
    if (coupon.version !== input.version) return refuse('CouponChanged')
    if (input.state === 'open' && isOver(coupon)) return refuse('CouponExpired')
    Object.assign(coupon, { state: input.state, version: coupon.version + 1, updatedAt: new Date().toISOString() })
    return presentCoupon(coupon)
  }),
  mock(contract.listCouponClaims, ({ input, language }) => {
    if (!byIdOf(rows, input.id)) return refuse('CouponNotFound')
    const list = claims.filter(({ couponId }) => couponId === input.id).toSorted(newest)
    const nameOf = ({ accountId }: MockClaim) => say(language, findMockAccountById(accountId)?.name ?? ['', ''])
    return paginate(
      list.map((one) => presentClaim(one, nameOf(one), language)),
      input,
    )
  }),
]
