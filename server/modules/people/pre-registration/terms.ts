import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/people/pre-registration/endpoints.ts'
import { checkTerms } from '#contract/people/pre-registration/rules.ts'
import type { StoredPreRegistrationTerms, PreRegistrationInfo } from '#contract/people/pre-registration/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import * as queries from './pre-registration.queries'

/** Before anything was set it is open until the fair's last day. */
const untouched = { version: 0, isOpen: true, until: null, title: { zh: '', en: '' }, intro: { zh: '', en: '' } }

export const getTerms = async (db: Db) => (await queries.findTerms(db)) ?? untouched

/** Until when it is open; it is closed from the start where the organizer has closed it. */
export async function findClosing(db: Db): Promise<{ isOpen: boolean; closesAt: Date } | undefined> {
  const fair = await findMainExpo(db)
  if (!fair) return undefined
  const { isOpen, until } = await getTerms(db)
  const last = until === null ? fair.endsAt : chinaDayBounds(until).until
  return { isOpen, closesAt: last < fair.endsAt ? last : fair.endsAt }
}

/** What is pre-registered for, in the reader's language. Throws FairNotOpened. */
export async function describe({
  db,
  language,
  holdsUntil,
}: Pick<Context<unknown>, 'db' | 'language' | 'holdsUntil'>): Promise<PreRegistrationInfo> {
  const [fair, closing] = [await findMainExpo(db), await findClosing(db)]
  if (!fair || !closing) throw fail('FairNotOpened')
  const { title, intro } = await getTerms(db)
  const now = new Date()
  const isOpen = closing.isOpen && now < closing.closesAt
  holdsUntil(isOpen ? closing.closesAt : new Date(now.getTime() + 60 * 60_000))
  return {
    isOpen,
    fairName: pick(fair.name, language),
    venue: pick(fair.venue, language),
    startsAt: fair.startsAt.toISOString(),
    endsAt: fair.endsAt.toISOString(),
    closesAt: closing.closesAt.toISOString(),
    title: pick(title, language),
    intro: pick(intro, language),
    fallbackFields: fallbacks({ title, intro }, language),
  }
}

/** What is set, and how many have come of it. */
export async function presentTerms(db: Db): Promise<StoredPreRegistrationTerms> {
  const { version, isOpen, until, title, intro } = await getTerms(db)
  return { version, isOpen, until, title, intro, ...(await queries.countPeople(db)) }
}

/** Throws BadInput at its fields, PreRegistrationChanged. */
export async function saveTerms({
  db: reading,
  input: { version, terms },
  language,
  write,
}: Context<ParsedInputOf<typeof contract.savePreRegistrationTerms>>): Promise<StoredPreRegistrationTerms> {
  assertFields(checkTerms(terms), language, 'terms')
  const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })
  const kept = { ...terms, title: trimmed(terms.title), intro: trimmed(terms.intro) }
  if (!(await write((db) => queries.storeTerms(db, version, kept)))) throw fail('PreRegistrationChanged')
  return presentTerms(reading)
}
