import { desc } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { beginsWithNumber } from '#server/platform/db/name-words.ts'
import { reports } from './reports.schema'

const { id, caseNumber, liveName } = reports

/** The newest cases by the beginning of their number. */
export const lookUpCases = (db: Db, text: string, limit: number) =>
  db
    .select({ id, caseNumber, liveName })
    .from(reports)
    .where(beginsWithNumber(caseNumber, text))
    .orderBy(desc(caseNumber))
    .limit(limit)
