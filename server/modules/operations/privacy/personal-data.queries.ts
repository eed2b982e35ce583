import { type Column, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PersonalDataKind, RetentionReason } from './kinds'

/** By what a person is found: the account, and the addresses that were ever theirs. */
export interface Person {
  id: number
  /** Phones with their area code and e-mail addresses in lower case; none is empty. */
  addresses: readonly string[]
}

/** The rows of a person in a table. */
type Rows = (person: Person) => SQL | undefined

interface Held {
  kind: PersonalDataKind
  table: PgTable
  /** Tells entries of one table apart that no column does. */
  part: string
  /** The column that refers to the account; null: the rows are found otherwise. */
  by: PgColumn | null
  rows: Rows
  /** What says something of the person besides; of rows that are erased every column does. */
  columns: readonly PgColumn[]
  /** What their own copy of the data leaves out: keys, hashes, what is another user's. */
  hidden: readonly PgColumn[]
  /** Not part of their own copy: it is others' work, of which they are one end. */
  isTrace: boolean
}

/**
 * What is kept of a person in one column or table, and what becomes of it when the account is deleted: `erase` removes
 * the rows (or `marks` them for the sweep that does), `strip` leaves them without the person (`set`), `keep` leaves them as they are; both say why.
 */
export type PersonalData = Held &
  (
    | { fate: 'erase'; marks?: Record<string, unknown> }
    | { fate: 'strip'; set: Record<string, unknown>; why: RetentionReason }
    | { fate: 'keep'; why: RetentionReason }
  )

type Extra = Partial<Pick<Held, 'columns' | 'hidden' | 'rows' | 'isTrace' | 'part'>>

function hold(kind: PersonalDataKind, place: PgTable | PgColumn, extra: Extra): Held {
  const by = isColumn(place) ? place : null
  const table = isColumn(place) ? place.table : place
  const rows: Rows = extra.rows ?? ((person) => (by ? eq(by, person.id) : sql`false`))
  return { kind, table, by, part: '', columns: [], hidden: [], isTrace: false, ...extra, rows }
}

const isColumn = (place: PgTable | PgColumn): place is PgColumn => 'columnType' in place

/** Who is read where something stays of somebody whose account is deleted; one name, for either language. */
export const DELETED = { zh: '已注销用户', en: 'Deleted user' }

/** Rows that go with the account. */
export const erase = (
  kind: PersonalDataKind,
  place: PgTable | PgColumn,
  { marks, ...extra }: Extra & { marks?: Record<string, unknown> } = {},
): PersonalData => ({ ...hold(kind, place, extra), fate: 'erase', ...(marks ? { marks } : {}) })

/** Rows that stay, without what `set` takes from them: values by the table's own names of its columns. */
export const strip = (
  kind: PersonalDataKind,
  place: PgTable | PgColumn,
  { set, why, ...extra }: Extra & { set: Record<string, unknown>; why: RetentionReason },
): PersonalData => ({ ...hold(kind, place, extra), fate: 'strip', set, why })

/** Rows that stay and refer to an account that says no longer whose it was. */
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

/** That somebody did something: the row is of others. */
export const trace = (...places: PgColumn[]): PersonalData[] =>
  places.map((place) => keep('handled', place, 'trace', { isTrace: true }))

/** The columns of a table by the names that its schema gives them. */
export const columnsOf = (table: PgTable): Record<string, Column> => getTableColumns(table)

/** How an entry is called in the register, and where deletion writes down that it is done: stays as it is. */
export const nameOf = ({ table, by, part }: PersonalData): string =>
  [getTableName(table), by?.name, part].filter(Boolean).join('.')
