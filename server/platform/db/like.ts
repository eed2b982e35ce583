import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The text as a pattern that means itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Case-blind: a text in either of its languages holds it; the names of the languages are no text. */
export function inEither(column: SQLWrapper, text: string): SQL {
  return contains(sql`(${column}->>'zh' || ' ' || (${column}->>'en'))`, text)
}

/** Case-blind: the column holds the text. */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`${column} ilike ${`%${escapeLike(text)}%`}`
}
