import { FORM_LIFE_MS } from '../../../contract/session/limits'
import { getCnIndustryByEn } from '../../../contract/registration/endpoints'
import * as contract from '../../../contract/registration/endpoints'
import { findOneTime, keepOneTime } from '../../platform/auth/auth.queries'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { addressOf } from '../accounts'
import { useCode } from '../codes'
import { checks } from './checks'
import { findIndustriesByName } from './registration.queries'
import { prepareBuyer, prepareExhibitor } from './prepare'
import { register } from './register'
import { presentRegistration, resultOf } from './registration.present'
import { findByAddress } from './registration.queries'

export { findBackground } from './background'
export { hiddenNumber } from './hidden-number'
export type { ImportedForm } from './registration.schema'
export { registrationSubject } from './review-subject'

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
  serve(contract.queryRegisterAndCode, async ({ input, db, append }) => {
    const address = addressOf(input.account, input.areaCode)
    await useCode(append, { address, purpose: 'query' }, input.code)
    const found = await findByAddress(db, address)
    if (!found) throw fail('RegistrationNotFound')
    await append((tx) => keepOneTime(tx, 'queryOpened', { key: input.uuid, value: address, lifeMs: FORM_LIFE_MS }))
    return resultOf(found)
  }),
  serve(contract.queryRegister, async ({ input, db, language }) => {
    const address = await findOneTime(db, 'queryOpened', input.uuid)
    if (typeof address !== 'string' || address !== addressOf(input.account, input.areaCode)) throw fail('TicketEnded')
    const found = await findByAddress(db, address)
    if (!found) throw fail('RegistrationNotFound')
    return presentRegistration(found, language)
  }),
]
