import { FORM_LIFE_MS } from '#contract/people/session/limits.ts'
import { getCnIndustryByEn } from '#contract/people/registration/endpoints.ts'
import * as contract from '#contract/people/registration/endpoints.ts'
import { findOneTime, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { toAddress } from '#server/modules/foundation/accounts/index.ts'
import { useCode } from '#server/modules/people/codes/index.ts'
import { checks } from './checks'
import { findIndustriesByName } from './registration.queries'
import { prepareBuyer, prepareExhibitor } from './prepare'
import { register } from './register'
import { fileNamesOf } from './list-files'
import { presentRegistration, toResult } from './registration.present'
import { findByAddress } from './registration.queries'

export { listAgreed } from './registration.queries'
export { openCard } from './card'
export { findBackground } from './background'
export { eraseCards } from './erase-cards'
export { hashIdNumber } from './hash-id-number'
export type { ImportedForm } from './registration.schema'
export { resealRegistrations } from './reseal'
export { lookUpRegistrations } from './cases.queries'
export { registrationSubject } from './review-subject'
export { registrationRecords } from './registration.schema'
export { personalDataOfRegistrationReviews, personalDataOfRegistration } from './personal-data.queries'
export { countOpenRegistrations } from './cases.queries'

export const registration: Route[] = [
  ...checks,
  serve(getCnIndustryByEn, async ({ input, db }) => {
    const found = await findIndustriesByName(db, input.industry)
    return found.map(({ id, name }) => ({ id, name: name.zh }))
  }),
  serve(contract.buyerRegister, async (context) => {
    return register(context, await prepareBuyer(context.db, context.input, context.language))
  }),
  serve(contract.exhibitorRegister, async (context) => {
    return register(context, await prepareExhibitor(context.db, context.input, context.language))
  }),
  serve(contract.queryRegisterAndCode, async ({ input, db, write }) => {
    const address = toAddress(input.account, input.areaCode)
    await useCode(write, { address, purpose: 'query' }, input.code)
    const found = await findByAddress(db, address)
    if (!found) throw fail('RegistrationNotFound')
    await write((tx) => storeOneTime(tx, 'queryOpened', { key: input.uuid, value: address, lifeMs: FORM_LIFE_MS }))
    return toResult(found)
  }),
  serve(contract.queryRegister, async ({ input, db, language, vault }) => {
    const address = await findOneTime(db, 'queryOpened', input.uuid)
    if (typeof address !== 'string' || address !== toAddress(input.account, input.areaCode)) throw fail('TicketEnded')
    const found = await findByAddress(db, address)
    if (!found) throw fail('RegistrationNotFound')
    return { ...presentRegistration(found, language, vault), fileNames: await fileNamesOf(db, found) }
  }),
]
