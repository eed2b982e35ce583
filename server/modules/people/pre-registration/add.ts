import { localPhone } from '#contract/core/contact/contact-rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { toE164 } from '#contract/core/rules.ts'
import type * as contract from '#contract/people/pre-registration/endpoints.ts'
import { MESSAGES_PER_DAY, PRE_REGISTRATIONS_PER_HOUR } from '#contract/people/pre-registration/limits.ts'
import { checkPreRegistration, registrationPath } from '#contract/people/pre-registration/rules.ts'
import type { PreRegistered } from '#contract/people/pre-registration/schemas.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { toOwnAddress } from '#server/platform/own-address.ts'
import { findAgreedTo } from '#server/modules/fair/agreements/index.ts'
import { deliverNotice } from '#server/modules/foundation/notices/index.ts'
import { deliverSoon } from '#server/modules/foundation/outbox/index.ts'
import { findCountry } from '#server/modules/foundation/places/index.ts'
import { makeCode } from '#server/platform/auth/entry-code.ts'
import * as queries from './pre-registration.queries'
import { findClosing } from './terms'

type Adding = Context<ParsedInputOf<typeof contract.addPreRegistration>>

/** What the code is sealed for. */
const USE = 'pre-registration'
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600

/** Throws BadInput at its fields, and where there is no such country. */
function readForm({ input, language }: Pick<Adding, 'input' | 'language'>) {
  const country = findCountry(input.countryId) ? undefined : 'preRegistration.country'
  assertFields({ ...checkPreRegistration(input), countryId: country }, language, 'input')
  const { areaCode, mobile, email } = input
  const local = localPhone(areaCode, mobile.trim())
  return {
    name: input.name.trim(),
    company: input.company.trim(),
    countryId: input.countryId,
    areaCode,
    phone: local === '' ? '' : toE164(areaCode, local),
    email: normalizeEmail(email),
    purposes: [...new Set(input.purposes)],
    languageType: language === 'en-US' ? 2 : 1,
  }
}

/**
 * Sends somebody the code of their first pre-registration, to what of theirs was given now; beyond so many a day nothing,
 * unsaid, as whoever asks is not known to be its owner.
 */
async function sendCode(
  db: Db,
  context: Adding,
  first: queries.PreRegistration,
  {
    given,
    name,
  }: { given: Pick<queries.PreRegistration, 'phone' | 'email'>; name: 'preRegistered' | 'preRegisteredBefore' },
): Promise<void> {
  const phone = first.phone === given.phone ? first.phone : ''
  const email = first.email === given.email ? first.email : ''
  if ((await countAttempt(db, `preRegistered:${phone || email}`, DAY_SECONDS)) > MESSAGES_PER_DAY) return
  const code = context.vault.open(USE, first.code)
  // No account: it is shown in no personal center.
  const to = { id: 0, phone, email, languageType: first.languageType }
  await deliverNotice(db, context, to, { name, parameters: { code, path: registrationPath(code) } })
}

/** Keeps one, beside the earlier one with the same number or mailbox where there is one. */
async function keep(db: Db, context: Adding, clientKeyHash: string): Promise<queries.PreRegistration | undefined> {
  const form = readForm(context)
  const code = makeCode()
  const row = {
    ...form,
    clientKeyHash,
    codeHash: hashKey(code),
    code: context.vault.seal(USE, code),
    agreed: await findAgreedTo(db),
  }
  const added = await queries.insertPreRegistration(db, row)
  if (added) {
    await sendCode(db, context, added, { given: added, name: 'preRegistered' })
    return added
  }
  const first = await queries.findFirst(db, form)
  const repeated = first && (await queries.insertPreRegistration(db, { ...row, repeats: first.id }))
  if (first && repeated) await sendCode(db, context, first, { given: form, name: 'preRegisteredBefore' })
  return repeated
}

/**
 * Pre-registers a buyer once for a key, and gives the code. A known number or mailbox receives the
 * same, so that nobody learns who is pre-registered; the owner is sent the first code again. Throws BadInput at its
 * fields, PreRegistrationClosed, TooManyRequests.
 */
export async function addPreRegistration(context: Adding): Promise<PreRegistered> {
  const { db: reading, input, config, ip, vault, write } = context
  const clientKeyHash = hashKey(input.clientKey)
  const answer = ({ code: sealed }: queries.PreRegistration): PreRegistered => {
    const code = vault.open(USE, sealed)
    return { code, qr: `${toOwnAddress(config)}/${registrationPath(code)}` }
  }
  const known = await queries.findByClientKey(reading, clientKeyHash)
  if (known) return answer(known)
  readForm(context)
  const closing = await findClosing(reading)
  if (!closing?.isOpen || new Date() >= closing.closesAt) throw fail('PreRegistrationClosed')
  await write((db) => assertWithinLimit(db, `preRegister:${ip}`, PRE_REGISTRATIONS_PER_HOUR, HOUR_SECONDS))
  const kept = await write((db) => keep(db, context, clientKeyHash))
  if (kept) deliverSoon()
  // Sent twice at once, it is the other that was kept.
  const row = kept ?? (await queries.findByClientKey(reading, clientKeyHash))
  if (!row) throw new Error('the pre-registration was not kept')
  return answer(row)
}
