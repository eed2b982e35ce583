import * as contract from '#contract/commerce/coupons/endpoints.ts'
import { claimStates } from '#contract/commerce/coupons/rules.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { claimCoupon, claimCouponByCode, confirmGift } from './claim'
import * as claims from './claims.queries'
import { countUsed, listCoupons } from './coupons.queries'
import { describeClaim, describeCoupon, describeOpen, describeOwn } from './describe'
import { saveCoupon, setCouponState } from './manage'

export { type CouponUse, giveBackCoupon, quoteCoupon, retakeCoupon, useCoupon } from './use'
export { personalDataOfCoupons } from './personal-data.queries'

/** Coupons: claimed by people, used by their orders, kept by the organizer (spec: live §9). */
export const coupons: Route[] = [
  serve(contract.listOwnCoupons, async (context) => {
    const { db, input, language } = context
    const { id: accountId } = await getViewerAccount(context)
    const now = new Date()
    const rows = await claims.listOwn(db, { ...input, accountId, now })
    const [unused = 0, used = 0, expired = 0] = await Promise.all(
      claimStates.map((state) => claims.countOwn(db, accountId, state, now)),
    )
    const counts = { unused, used, expired }
    const list = rows.map((row) => describeOwn(row, language, now))
    return { ...toPage(list, counts[input.state], input), counts }
  }),
  serve(contract.listOpenCoupons, async (context) => {
    const { id } = await getViewerAccount(context)
    const rows = await claims.listClaimable(context.db, id, new Date())
    return { list: rows.map((row) => describeOpen(row, context.language)) }
  }),
  serve(contract.claimCoupon, claimCoupon),
  serve(contract.claimCouponByCode, claimCouponByCode),
  serve(contract.confirmGift, confirmGift),
  serve(contract.listCoupons, async ({ db, input }) => {
    const { rows, total } = await listCoupons(db, input)
    const ids = rows.map(({ id }) => id)
    const used = await countUsed(db, ids)
    return toPage(
      rows.map((row) => describeCoupon(row, used.get(row.id) ?? 0)),
      total,
      input,
    )
  }),
  serve(contract.saveCoupon, saveCoupon),
  serve(contract.setCouponState, setCouponState),
  serve(contract.listCouponClaims, async ({ db, input, language }) => {
    if (!(await claims.findCoupon(db, { id: input.id }))) throw fail('CouponNotFound')
    const { rows, total } = await claims.listClaimsOf(db, input)
    const now = new Date()
    return toPage(
      rows.map((row) => describeClaim(row, language, now)),
      total,
      input,
    )
  }),
]
