import { desc, getTableColumns, or, sql } from 'drizzle-orm'
import { toEmailKeyword } from '#contract/core/contact/email.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holdsWords, toWordQuery } from '#server/platform/db/name-words.ts'
import { accounts, contactWords, fullNameWords } from './accounts.schema'

interface Lookup {
  keyWord: string
  /** Whether phones and addresses are searched too: a reader who sees them masked cannot search what the mask hides. */
  whole: boolean
  limit: number
}

/** Matches that are sorted: of more than these the newest are not looked for. */
const SORTED = 200

/** Only phones and addresses have these: a word such as "mail" would mean the addresses of everybody. */
const isContact = (keyWord: string): boolean => /[@\d]/.test(keyWord)

/** A phone in the digits that the index has of it, however it was typed. */
const toContactKeyword = (keyWord: string): string =>
  /^[\d\s()+-]+$/.test(keyWord) ? keyWord.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '') : toEmailKeyword(keyWord)

/** The newest accounts with the words of a keyword in their names, phones or addresses, by the indexes of these. */
export async function lookUpAccounts(db: Db, { keyWord, whole, limit }: Lookup) {
  const byName = toWordQuery(keyWord)
  const byContact = whole && isContact(keyWord) ? toWordQuery(toContactKeyword(keyWord)) : undefined
  if (byName === undefined && byContact === undefined) return []
  const { passwordHash: _, ...columns } = getTableColumns(accounts)
  const matches = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      or(
        byName === undefined ? undefined : holdsWords(fullNameWords(accounts), byName),
        byContact === undefined ? undefined : holdsWords(contactWords(accounts), byContact),
      ),
    )
    .limit(SORTED)
  return db
    .select(columns)
    .from(accounts)
    .where(sql`${accounts.id} = any(array(${matches}))`)
    .orderBy(desc(accounts.id))
    .limit(limit)
}
