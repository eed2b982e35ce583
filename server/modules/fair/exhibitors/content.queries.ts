import { eq, inArray } from 'drizzle-orm'
import { asChoice } from '#contract/fair/content/rules.ts'
import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { unindexRecord } from '#server/modules/fair/search/index.ts'
import { showAssigned } from './booth-numbers.queries.ts'
import { exhibitors, industries } from './exhibitors.schema'
import { exhibitorUses } from './uses'
import { indexExhibitors } from './exhibitors.write.queries.ts'

/** Industries as the organizer edits them. */
export const industryContent = tieKind('industry', industries, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
})

type Document = ContentDocument<'exhibitor'>

function toRow({ hall, industry, colorType, joinType, exhibitionType, trusted, weight, ...rest }: Document) {
  return {
    ...rest,
    hallId: hall,
    industryId: industry,
    colorType: Number(colorType),
    joinType: joinType === 'individual' ? 1 : 0,
    exhibitionType: exhibitionType === 'offline' ? 1 : 0,
    trusted: trusted === 'yes',
    weight: weight ?? 0,
  }
}

function toDocument(row: typeof exhibitors.$inferSelect): Document {
  const { company, abbreviation, introduction, logoUrl, contactName, phone, email } = row
  const { country, city, address, documents, vrShowUrl, booth, weight } = row
  return {
    company,
    abbreviation,
    introduction,
    logoUrl,
    contactName,
    phone,
    email,
    country,
    city,
    address,
    documents,
    vrShowUrl,
    booth,
    weight,
    colorType: asChoice(colorTypes, row.colorType),
    templateName: asChoice(templateNames, row.templateName),
    joinType: row.joinType === 1 ? 'individual' : 'company',
    exhibitionType: row.exhibitionType === 1 ? 'offline' : 'online',
    hall: row.hallId,
    industry: row.industryId,
    trusted: row.trusted ? 'yes' : 'no',
  }
}

/** A search finds what the row says. */
async function onChanged(db: Db, id: number): Promise<void> {
  await showAssigned(db, [id])
  const [row] = await db.select().from(exhibitors).where(eq(exhibitors.id, id))
  if (row) await indexExhibitors(db, [row])
  else await unindexRecord(db, 2, id)
}

/** The same of many, all of which are there. */
async function onManyChanged(db: Db, ids: number[]): Promise<void> {
  await showAssigned(db, ids)
  await indexExhibitors(db, await db.select().from(exhibitors).where(inArray(exhibitors.id, ids)))
}

const isTrusted = async (db: Db, id: number): Promise<boolean> => {
  const [row] = await db.select({ trusted: exhibitors.trusted }).from(exhibitors).where(eq(exhibitors.id, id))
  return row?.trusted ?? false
}

/** People, live sessions and sign-ups that are its own; its exhibits refer to it. */
const countUses = async (db: Db, id: number): Promise<number> =>
  (await db.$count(accountRecords, eq(accountRecords.exhibitorId, id))) +
  (await exhibitorUses.port.countLives(db, id)) +
  (await exhibitorUses.port.countEnrollments(db, id))

/** Exhibitors as they and the organizer edit them. */
export const exhibitorContent = tieKind('exhibitor', exhibitors, {
  toRow,
  toDocument,
  added: (id) => ({ externalKey: `content-${id}` }),
  onChanged,
  onManyChanged,
  isTrusted,
  countUses,
})
