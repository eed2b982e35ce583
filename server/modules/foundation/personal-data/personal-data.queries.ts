import { type Column, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { PersonalDataKind, RetentionReason } from './kinds'

/** How the data of a person is found: by the account, and by the addresses that it has. */
export interface Person {
  id: number
  /** Phones with their area code and e-mail addresses in lower case; none is empty. */
  addresses: readonly string[]
}

/** Addresses for `in (…)`, which must not be empty: of a person without any, one that nobody has. */
export const addressesOf = ({ addresses }: Pick<Person, 'addresses'>): string[] =>
  addresses.length > 0 ? [...addresses] : ['\u0001']

/** Selects the rows of a person in a table. */
type Rows = (person: Person) => SQL | undefined

type Row = Record<string, unknown>

interface Held {
  kind: PersonalDataKind
  table: PgTable
  /** Distinguishes entries of the same table and column. */
  part: string
  /** The column that refers to the account; null: `rows` finds them otherwise. */
  by: PgColumn | null
  rows: Rows
  /** Other columns with data of the person. Not needed for `erase`, which removes all of them. */
  columns: readonly PgColumn[]
  /** Columns that are left out of the archive: keys, hashes, data of others. */
  hidden: readonly PgColumn[]
  /** Not in the archive: the record belongs to others, and only refers to the person. */
  isTrace: boolean
  /** Masks what is sealed in a row before it is put into the archive, such as ID numbers. */
  mask?: (vault: Vault, row: Row) => Row
}

/**
 * Personal data in one column or table. An account is deleted: `erase` deletes the rows (or sets `marks`, by which a sweep
 * deletes them), `strip` overwrites the columns in `set`, `keep` changes nothing. `why` is the reason to retain the rows.
 */
export type PersonalData = Held &
  (
    | { fate: 'erase'; marks?: Record<string, unknown> }
    | { fate: 'strip'; set: Record<string, unknown>; why: RetentionReason }
    | { fate: 'keep'; why: RetentionReason }
  )

type Extra = Partial<Pick<Held, 'columns' | 'hidden' | 'rows' | 'isTrace' | 'part' | 'mask'>>

function hold(kind: PersonalDataKind, place: PgTable | PgColumn, extra: Extra): Held {
  const by = isColumn(place) ? place : null
  const table = isColumn(place) ? place.table : place
  const rows: Rows = extra.rows ?? ((person) => (by ? eq(by, person.id) : sql`false`))
  return { kind, table, by, part: '', columns: [], hidden: [], isTrace: false, ...extra, rows }
}

const isColumn = (place: PgTable | PgColumn): place is PgColumn => 'columnType' in place

/** The name that is shown for a deleted account. */
export const DELETED = { zh: '已注销用户', en: 'Deleted user' }

/** An account is deleted: these rows are deleted too. */
export const erase = (
  kind: PersonalDataKind,
  place: PgTable | PgColumn,
  { marks, ...extra }: Extra & { marks?: Record<string, unknown> } = {},
): PersonalData => ({ ...hold(kind, place, extra), fate: 'erase', ...(marks ? { marks } : {}) })

/** An account is deleted: these rows stay, with the columns in `set` overwritten. Keys as in the schema of the table. */
export const strip = (
  kind: PersonalDataKind,
  place: PgTable | PgColumn,
  { set, why, ...extra }: Extra & { set: Record<string, unknown>; why: RetentionReason },
): PersonalData => ({ ...hold(kind, place, extra), fate: 'strip', set, why })

/** An account is deleted: these rows stay as they are. The account they refer to no longer names anybody. */
export const keep = (
  kind: PersonalDataKind,
  place: PgTable | PgColumn,
  why: RetentionReason,
  extra: Extra = {},
): PersonalData => ({
  ...hold(kind, place, extra),
  fate: 'keep',
  why,
})

/** Columns that record who did something, in rows that belong to others. */
export const trace = (...places: PgColumn[]): PersonalData[] =>
  places.map((place) => keep('handled', place, 'trace', { isTrace: true }))

/** The columns of a table by their keys in the schema. */
export const columnsOf = (table: PgTable): Record<string, Column> => getTableColumns(table)

/** The name of an entry. Deletions under way store it for what is done: a change of it repeats the entry. */
export const nameOf = ({ table, by, part }: PersonalData): string =>
  [getTableName(table), by?.name, part].filter(Boolean).join('.')

/** Rows that a retention period removes. */
export interface RetentionRule {
  table: PgTable
  /** Selects what is older than `before`. */
  where: (before: Date) => SQL | undefined
  /** Overwrites these columns; absent: the rows are deleted. */
  set?: Record<string, unknown>
}
