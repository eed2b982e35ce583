import { asc, count, desc, getTableName, getViewName, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgTable, type PgView } from 'drizzle-orm/pg-core'
import type { Db } from '../db'
import { findTotals } from './list-totals'
import { toOffset, type PageInput } from './page'
import { findNextTurn } from '../shown'
import { isUncached } from '../table-use'

/** Up to here a list's length is counted with each page; a longer one is counted once until its table changes. */
export const EXACT_TOTAL_MAX = 10_000

/** ms for which the length of a long list is kept if its table announces no changes */
const UNANNOUNCED_TOTAL_MS = 5_000

/** What a list is ordered by, first to last; the last one is unique. */
export interface SortKey {
  by: SQL | PgColumn
  down?: boolean
  /** Where rows without a value come, when not as PostgreSQL has it: last going up, first going down. */
  nulls?: 'first' | 'last'
}

/** The keys as an order, or as the same order from its end. */
export function buildOrder(keys: SortKey[], reversed = false): SQL[] {
  return keys.map(({ by, down = false, nulls }) => {
    const direction = down === reversed ? asc(by) : desc(by)
    if (!nulls) return direction
    return (nulls === 'first') === reversed ? sql`${direction} nulls last` : sql`${direction} nulls first`
  })
}

interface Place {
  limit: number
  offset: number
  /** Counted from the end of the list. */
  reversed: boolean
}

/** Where a page lies, from whichever end of the list is nearer. */
function locatePage(input: PageInput, total: number | undefined): Place {
  const offset = toOffset(input)
  if (total === undefined || offset <= total / 2 || offset >= total)
    return { limit: input.limit, offset, reversed: false }
  const limit = Math.min(input.limit, total - offset)
  return { limit, offset: total - offset - limit, reversed: true }
}

/** What of a request chooses rows beside its page and order; the same filter has the same length. */
type ListRequest = PageInput & { sort?: unknown }

export interface List {
  /** Or the view of its rows that are shown. */
  table: PgTable | PgView
  /** Of a view that may be long: the tables that it rests on, all with `shownColumns`, so that it is not counted for each page. */
  behind?: readonly PgTable[]
  id: PgColumn
  where: SQL | undefined
  order: SortKey[]
  request: ListRequest
}

const nameOf = (table: List['table']): string => (is(table, PgTable) ? getTableName(table) : getViewName(table))

function buildTotalsKey({ table, request }: List): string {
  const { page: _, limit: __, sort: ___, ...filter } = request
  return `${nameOf(table)} ${JSON.stringify(filter)}`
}

/**
 * The ids of a page with the length of the list up to EXACT_TOTAL_MAX + 1. Joined with what the rows show, so that a
 * deep page skips entries of an index and not rows.
 */
function selectIds(db: Db, { table, id, where, order }: List, { limit, offset, reversed }: Place, isCounted: boolean) {
  const counted = sql`select count(*)::integer from (${db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(EXACT_TOTAL_MAX + 1)}) counted`
  return db
    .select({
      id: sql<number>`${id}`.as('page_id'),
      total: sql<number | null>`${isCounted ? sql`(${counted})` : sql`null::integer`}`.as('total'),
    })
    .from(table)
    .where(where)
    .orderBy(...buildOrder(order, reversed))
    .limit(limit)
    .offset(offset)
    .as('page')
}

export type PageIds = ReturnType<typeof selectIds>

async function countAll(db: Db, { table, where }: List): Promise<number> {
  const [total] = await db.select({ n: count() }).from(table).where(where)
  return total?.n ?? 0
}

/** The tables on which the length of a list rests; undefined for an undeclared view. */
function tablesBehind({ table, behind }: List): string[] | undefined {
  if (behind) return behind.map((one) => getTableName(one))
  return is(table, PgTable) ? [getTableName(table)] : undefined
}

/**
 * One page of a list in one statement, with the list's length. `read` selects what the rows show from the page's ids,
 * in the order given, `total` with them.
 */
export async function readPage<Row extends { total: number | null }>(
  db: Db,
  list: List,
  read: (page: PageIds, order: SQL[]) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const tables = tablesBehind(list)
  const totals = tables && findTotals(db)
  const key = buildTotalsKey(list)
  const known = await totals?.find(key)
  const place = locatePage(list.request, known)
  const rows = await read(selectIds(db, list, place, known === undefined), buildOrder(list.order))
  if (known !== undefined) return { rows, total: known }
  const counted = rows[0]?.total
  // Behind the end there is no row that could bear the length.
  if (counted === null || counted === undefined) return { rows, total: await countAll(db, list) }
  if (counted <= EXACT_TOTAL_MAX) return { rows, total: counted }
  if (!totals) return { rows, total: await countAll(db, list) }
  // Before it is counted: what comes or goes meanwhile ends it.
  const until = tables.some(isUncached)
    ? new Date(Date.now() + UNANNOUNCED_TOTAL_MS)
    : list.behind && (await findNextTurn(db, tables, Date.now()))
  return { rows, total: await totals.keep(key, { tables, until, total: countAll(db, list) }) }
}
