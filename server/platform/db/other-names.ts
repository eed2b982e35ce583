import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Db } from './db'

interface OtherName {
  written: string
  official: string
}

interface Names {
  /** The table or view, and its bilingual column; indexes on both languages, collation "C", make it quick. */
  from: SQLWrapper
  name: SQLWrapper
  candidates: readonly string[]
  to: Language
}

const textIn = (name: SQLWrapper, key: 'zh' | 'en'): SQL => sql`(${name} ->> ${sql.raw(`'${key}'`)}) collate "C"`

/** Those of the candidates that are names in the language that `to` is not, with their form in `to`. */
export async function findOtherNames(db: Db, { from, name, candidates, to }: Names): Promise<OtherName[]> {
  const [written, official] = to === 'en-US' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  const found = await db.execute(sql`
    select distinct ${textIn(name, written)} as written, ${textIn(name, official)} as official
    from ${from}
    where ${textIn(name, written)} = any(${sql.param(candidates)}::text[]) and ${textIn(name, official)} <> ''
  `)
  const { rows }: { rows: OtherName[] } = Object(found)
  return rows
}
