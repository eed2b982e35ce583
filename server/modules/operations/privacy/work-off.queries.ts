import { and, count, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { columnsOf, type Person, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'

/** rows in one piece: as long as others wait for it at most */
export const PIECE = 500

type Value = string | number | null | SQL | object

const valueFor = (value: unknown, person: Person): Value =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the register holds
  typeof value === 'function' ? (value(person) as SQL) : (value as Value)

/** The rows of a person in a table, as the server finds them at once. */
const pieceOf = ({ table }: PersonalData, where: SQL | undefined): SQL =>
  sql`${table}.ctid in (select ctid from ${table} where ${where ?? sql`false`} limit ${PIECE})`

/** What columns become, and the condition by which rows are not so yet. */
function changeOf({ table }: PersonalData, set: Record<string, unknown>, person: Person) {
  const columns = columnsOf(table)
  const change: Record<string, Value> = {}
  const unlike: SQL[] = []
  for (const [key, given] of Object.entries(set)) {
    const column = columns[key]
    if (!column) throw new Error(`no column ${key}`)
    const value = valueFor(given, person)
    change[key] = value
    const param =
      typeof value === 'object' && value !== null && 'queryChunks' in value ? value : sql.param(value, column)
    unlike.push(value === null ? sql`${column} is not null` : sql`${column} is distinct from ${param}`)
  }
  return { change, unlike: or(...unlike) }
}

/** Does one piece of an entry; gives how many rows it changed, which is less than PIECE where it is done. */
export async function workOff(db: Db, entry: PersonalData, person: Person): Promise<number> {
  const rows = entry.rows(person)
  const set = entry.fate === 'strip' ? entry.set : entry.fate === 'erase' ? entry.marks : undefined
  if (set) {
    const { change, unlike } = changeOf(entry, set, person)
    const one = sql<number>`1`
    return (
      await db
        .update(entry.table)
        .set(change)
        .where(pieceOf(entry, and(rows, unlike)))
        .returning({ one })
    ).length
  }
  if (entry.fate === 'keep') return 0
  return (
    await db
      .delete(entry.table)
      .where(pieceOf(entry, rows))
      .returning({ one: sql<number>`1` })
  ).length
}

/** How many rows of a person an entry speaks of. */
export async function countPersonalData(db: Db, entry: PersonalData, person: Person): Promise<number> {
  const [row] = await db.select({ n: count() }).from(entry.table).where(entry.rows(person))
  return row?.n ?? 0
}
