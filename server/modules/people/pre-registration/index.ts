import { localPhone } from '#contract/core/contact/contact-rules.ts'
import { normalizeCode } from '#contract/people/pre-registration/code.ts'
import * as contract from '#contract/people/pre-registration/endpoints.ts'
import { CODES_TAKEN_PER_HOUR } from '#contract/people/pre-registration/limits.ts'
import type { PreRegistrationRow } from '#contract/people/pre-registration/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findCountry } from '#server/modules/foundation/places/index.ts'
import { addPreRegistration } from './add'
import * as queries from './pre-registration.queries'
import { describe, presentTerms, saveTerms } from './terms'
import { formatEmail } from '#server/platform/mask.ts'

export { listCodeHashes, markCame, type PreRegistration } from './pre-registration.queries'
export { findTerms } from './pre-registration.queries'
export { personalDataOfPreRegistration } from './personal-data.queries'

const HOUR_SECONDS = 3_600

/** The pre-registration of a code as it is scanned or typed. */
export const findByCode = (db: Db, code: string): Promise<queries.PreRegistration | undefined> =>
  queries.findByCodeHash(db, hashKey(normalizeCode(code)))

/** Ties the pre-registration of a code to the account that was registered with it; a code that is none ties nothing. */
export const tieToAccount = (db: Db, code: string, accountId: number): Promise<void> =>
  queries.tieToAccount(db, hashKey(normalizeCode(code)), accountId)

function present(row: queries.PreRegistration, language: Language): PreRegistrationRow {
  const { id, name, company, phone, email, purposes, accountId, repeats, createdAt, cameAt } = row
  const country = findCountry(row.countryId)
  return {
    id,
    name,
    company,
    country: (language === 'en-US' ? country?.country : country?.cnCountry) ?? '',
    phone,
    email: formatEmail(email),
    purposes,
    accountId,
    repeats,
    createdAt: createdAt.toISOString(),
    cameAt: cameAt?.toISOString() ?? null,
  }
}

/** Buyers say that they will come, and get a code to bring along (spec: live §2, home). */
export const preRegistration: Route[] = [
  serve(contract.getPreRegistration, describe),
  serve(contract.addPreRegistration, addPreRegistration),
  serve(contract.takePreRegistration, async ({ db, input, ip, write }) => {
    await write((writing) =>
      assertWithinLimit(writing, `preRegistrationCode:${ip}`, CODES_TAKEN_PER_HOUR, HOUR_SECONDS),
    )
    const codeHash = hashKey(normalizeCode(input.code))
    const taken = await write((writing) => queries.takeOver(writing, codeHash, hashKey(input.key)))
    if (!taken)
      throw fail((await queries.findByCodeHash(db, codeHash)) ? 'PreRegistrationTaken' : 'PreRegistrationNotFound')
    const { name, company, countryId, areaCode, phone, email, purposes } = taken
    return {
      name,
      company,
      countryId,
      areaCode,
      mobile: localPhone(areaCode, phone),
      email: formatEmail(email),
      purposes,
    }
  }),
  serve(contract.listPreRegistrations, async ({ db, input, language }) => {
    const { rows, total } = await queries.listPage(db, input)
    return toPage(
      rows.map((row) => present(row, language)),
      total,
      input,
    )
  }),
  serve(contract.getPreRegistrationTerms, ({ db }) => presentTerms(db)),
  serve(contract.savePreRegistrationTerms, saveTerms),
]
