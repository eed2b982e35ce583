import { and, desc, eq } from 'drizzle-orm'
import { type AgreementName, agreementNames } from '#contract/fair/agreements/rules.ts'
import type { Agreement } from '#contract/fair/agreements/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { shownAgreements } from './agreements.schema'

/** Which text of an agreement somebody agreed to: its object, and the version in the history of that. */
export interface AgreedTo {
  which: AgreementName
  id: number
  version: number
}

/** What holds now of one agreement: of several the one that began last. */
async function findHeld(db: Db, which: AgreementName) {
  const { id, title, body, shownFrom } = shownAgreements
  const [row] = await db
    .select({ id, title, body, shownFrom, version: contentItems.publishedRevision })
    .from(shownAgreements)
    .leftJoin(contentItems, and(eq(contentItems.kind, 'agreement'), eq(contentItems.id, id)))
    .where(eq(shownAgreements.which, which))
    .orderBy(desc(shownFrom), desc(id))
    .limit(1)
  return row && { ...row, which, version: row.version ?? 0, since: row.shownFrom?.toISOString() ?? '' }
}

async function listHeld(db: Db) {
  const held = []
  for (const which of agreementNames) held.push(await findHeld(db, which))
  return held.filter((one) => one !== undefined)
}

/** The agreements that the fair has written and that hold now. */
export async function listAgreements(db: Db) {
  return (await listHeld(db)).map(({ which, version, since }) => ({ which, version, since }))
}

/** What somebody agrees to now; an agreement that is not among them is the document that comes with the site. */
export async function findAgreedTo(db: Db): Promise<AgreedTo[]> {
  return (await listHeld(db)).map(({ which, id, version }) => ({ which, id, version }))
}

export async function findAgreement(db: Db, language: Language, which: AgreementName): Promise<Agreement | undefined> {
  const held = await findHeld(db, which)
  if (!held) return undefined
  const { title, body, version, since } = held
  return {
    which,
    version,
    since,
    title: pick(title, language),
    body: pick(body, language),
    fallbackFields: fallbacks({ title, body }, language),
  }
}
