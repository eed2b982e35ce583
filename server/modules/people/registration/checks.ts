import * as contract from '#contract/people/registration/endpoints.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { toE164 } from '#contract/core/rules.ts'
import { socialCredit as creditRule } from '#contract/people/registration/rules.ts'
import { ruleText } from '#contract/core/rule-texts.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { isAddressTaken } from '#server/modules/foundation/accounts/index.ts'
import { translateForm } from '#server/modules/foundation/translation/index.ts'
import { assertRunningForm } from '#server/modules/people/challenges/index.ts'
import { hashCard } from './card'
import { hashIdNumber } from './hash-id-number'
import { presentPreExhibitor } from './registration.present'
import { findPreExhibitor, findPreExhibitors, isCreditCodeTaken, isIdNumberTaken } from './registration.queries'

/** Text checks a minute of one network address; ours. */
const TEXTS_PER_MINUTE = 120

const admit = ({ write, input, ip }: Context<{ running: string }>) =>
  write((db) => assertRunningForm(db, { input, ip }))

/** A check that only a running form may make. */
async function checked<T>(context: Context<{ running: string }>, work: (db: Db) => Promise<T>): Promise<T> {
  await admit(context)
  return context.write(work)
}

const unavailable = () => {
  throw fail('ServiceUnavailable')
}

/** What a form asks before it is sent (spec: access §5, §7). */
export const checks: Route[] = [
  serve(contract.isExistPhone, (context) => {
    const { areaCode, mobile } = context.input
    return checked(context, async (db) => ({ exists: await isAddressTaken(db, toE164(areaCode, mobile)) }))
  }),
  serve(contract.isExistEmail, (context) =>
    checked(context, async (db) => ({ exists: await isAddressTaken(db, normalizeEmail(context.input.email)) })),
  ),
  serve(contract.isExistIdNumber, (context) => {
    const { cardType, idNum } = context.input
    return checked(context, async (db) => ({
      exists: await isIdNumberTaken(db, hashCard(context.vault, { cardType, number: idNum })),
    }))
  }),
  serve(contract.verifyCreditCode, async (context) => {
    const socialCredit = context.input.socialCredit.trim().toUpperCase()
    const breach = creditRule(socialCredit)
    if (breach) throw fail('FieldWrong', { text: ruleText(breach, context.language) })
    return checked(context, async (db) => ({ exists: await isCreditCodeTaken(db, socialCredit) }))
  }),
  serve(contract.verifyIdNumber, async (context) => {
    const { name, number } = context.input
    await admit(context)
    return context.providers.identity.check({ name, cardType: 1, number }).catch(unavailable)
  }),
  serve(contract.textSafe, async ({ input, write, providers, ip }) => {
    await write((db) => assertWithinLimit(db, `text:${ip}`, TEXTS_PER_MINUTE, 60))
    const words = await providers.textSafety.findOffences(input.text).catch(unavailable)
    return { items: words.length > 0 ? words.map((word) => ({ result: 1, word })) : [{ result: 0, word: '' }] }
  }),
  serve(contract.translateNames, async (context) => {
    const { texts, languageType } = context.input
    const to = languageType === 2 ? 'en-US' : 'zh-CN'
    await admit(context)
    return { texts: await translateForm(context, texts, to) }
  }),
  serve(contract.checkPreExhibitors, (context) => {
    const { input, language } = context
    return checked(context, async (db) => {
      const by =
        'socialCredit' in input
          ? { socialCredit: input.socialCredit.trim().toUpperCase() }
          : { idNumber: await hashIdNumber(db, input.cardType, input.idCard) }
      const found = await findPreExhibitors(db, by)
      return found
        .filter(({ name }) => 'socialCredit' in input || name.zh === input.name || name.en === input.name)
        .map(({ id, name, year }) => ({ exhibitorId: id, name: pick(name, language), year }))
    })
  }),
  serve(contract.getPreExhibitorDetail, (context) =>
    checked(context, async (db) => {
      const found = await findPreExhibitor(db, context.input.exhibitorId)
      if (!found) throw fail('RegistrationNotFound')
      return presentPreExhibitor(found)
    }),
  ),
]
