import { CODE_RESEND_SECONDS } from '#contract/people/session/limits.ts'
import { sendRegEmail } from '#contract/people/codes/endpoints.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { isChinaAreaCode, isMainlandPhone, toE164 } from '#contract/core/rules.ts'
import * as contract from '#contract/people/codes/endpoints.ts'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { findAccount } from '#server/modules/foundation/accounts/index.ts'
import { usePass } from '#server/modules/people/challenges/index.ts'
import { sendCode } from './codes'

export { countCodeTry, assertCode, useCode } from './codes'
export { sweepCodes } from './codes.queries'
export { personalDataOfCodes } from './personal-data.queries'

interface Requested {
  pass: string
  purpose: CodePurpose
  address: string
}

/** Throws what stands between a purpose and an address: nobody to log in, or somebody to register again. */
async function checkPurpose({ db, viewer }: Context<unknown>, { purpose, address }: Requested): Promise<void> {
  const isMail = address.includes('@')
  if (purpose === 'change' && !viewer) throw fail('LoginExpired')
  const account = await findAccount(db, address)
  if (purpose === 'register' || purpose === 'change') {
    // Whoever is to change a registration under review proves the number again.
    const isFree = !account || account.status === 'rejected' || (purpose === 'register' && account.status === 'pending')
    if (!isFree) throw fail(isMail ? 'EmailTaken' : 'PhoneTaken')
  } else if (!account) {
    throw fail(isMail ? 'MailboxNotFound' : 'MobileUserNotFound')
  }
}

async function send(context: Context<unknown>, input: Requested) {
  // Used up first: one pass asks about one address.
  await context.write((db) => usePass(db, input.pass))
  await checkPurpose(context, input)
  const { language, ip, providers } = context
  const { purpose, address } = input
  await sendCode(context, providers, { address, purpose, language, ip })
  return { resendAfter: CODE_RESEND_SECONDS }
}

const byMail = (context: Context<{ pass: string; purpose: CodePurpose; email: string }>) =>
  send(context, { ...context.input, address: normalizeEmail(context.input.email) })

export const codes: Route[] = [
  serve(contract.smsSend, async (context) => {
    const { mobile, areaCode, purpose, pass } = context.input
    if (isChinaAreaCode(areaCode) && !isMainlandPhone(mobile)) throw fail('MobileRequired')
    return send(context, { pass, purpose, address: toE164(areaCode, mobile) })
  }),
  serve(contract.smsSendForEmail, byMail),
  serve(sendRegEmail, byMail),
]
