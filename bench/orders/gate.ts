import { eq, sql } from 'drizzle-orm'
import { checkIn } from '#contract/commerce/check-in/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { checkLists } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Database } from '#server/platform/db/database.ts'
import { median, percentile } from '../lib/numbers'
import type { Row } from '../lib/table'
import { askInTurn, type Market } from './fair'
import { sized } from '../lib/smoke'

const TICKETS = sized(100_000, 100)
const CALLS = sized(1_000, 10)
/** Scans before those that are measured, a used ticket after an unused one: a gate that has stood open for a minute. */
const WARM_UP = sized(2_000, 10)
/** The code of the ticket with this number: 16 signs, as they are issued. */
const codeOf = (n: number): string => `TEST${String(n).padStart(12, '0')}`

/** 100,000 paid tickets for today, and half of them used. */
async function sellTickets({ write, db }: Database): Promise<void> {
  const today = chinaDay(new Date())
  await write(async (writing) => {
    await writing.execute(sql`
      with type as (
        update ticket_type set first_day = ${today}, last_day = ${today}, real_name = false
        where id = (select min(id) from ticket_type) returning id
      ), placed as (
        insert into sales_order (number, kind, account_id, client_key, state, total_fen, discount_fen, payable_fen,
          contact_name, contact_phone, held_until, paid_at, method)
        select 'B' || n, 'ticket', (select min(id) from account), 'bench-' || n, 'paid', 0, 0, 0, '', '', now(), now(), 'free'
        from generate_series(1, ${TICKETS}::int) n returning id
      ), line as (
        insert into sales_order_line (order_id, name, unit_fen, discount_fen, paid_fen, refund_fee_percent)
        select id, '{"zh": "", "en": ""}', 0, 0, 0, 0 from placed returning id, order_id
      )
      insert into ticket (line_id, order_id, type_id, account_id, state, code)
      select line.id, line.order_id, (select id from type), (select min(id) from account), 'valid',
        'TEST' || lpad((row_number() over () - 1)::text, 12, '0')
      from line`)
    await writing.execute(sql`
      insert into ticket_entry (list_id, ticket_id, zone, day, at, by_account, client_key, result)
      select (select min(id) from check_list), id, '', ${today}, now(), account_id, 'bench-' || id, 'valid'
      from ticket where code >= ${codeOf(TICKETS / 2)} and code like 'TEST%'`)
  })
  await db.execute(sql`vacuum analyze`)
}

/** A gate of a fair that has sold 100,000 tickets: one scan after the other, each of another ticket. */
export async function* scanTickets(market: Market): AsyncGenerator<Row> {
  const { database } = market
  await sellTickets(database)
  const token = newKey()
  const [staff] = await database.db.select().from(accounts).where(eq(accounts.userType, userTypes.staff)).limit(1)
  const [gate] = await database.db.select().from(checkLists).orderBy(checkLists.id).limit(1)
  if (!staff || !gate) throw new Error('the demo fair has staff and gates')
  await database.write((db) => addSession(db, token, staff.id, 'password'))
  const step = Math.floor(TICKETS / (WARM_UP + CALLS))
  const calls = Array.from({ length: WARM_UP + CALLS }, (_, i) => ((i % 2) * TICKETS) / 2 + (i >> 1) * step).flatMap(
    (n) => [
      {
        path: checkIn.path,
        token,
        body: { key: `bench-of-gate-${n}`, listId: gate.id, code: codeOf(n) },
        result: n < TICKETS / 2 ? 'valid' : 'used',
      },
      { path: countUnreadNotices.path, token, body: {} },
    ],
  )
  const measured = (await askInTurn(market, calls)).slice(2 * WARM_UP)
  const times = measured.filter((_, i) => i % 2 === 0)
  const plain = measured.filter((_, i) => i % 2 === 1)
  const [p99, mid, plainMid] = [percentile(times, 0.99), median(times), median(plain)]
  const what = `check-in at ${TICKETS} tickets, ${CALLS} scans, half of them of used ones`
  yield {
    what: `${what}, p99 ms`,
    measured: `${p99.toFixed(1)} ms, of a signed-in count of notices ${percentile(plain, 0.99).toFixed(1)} ms`,
    value: p99,
    limit: 10,
    better: 'less',
  }
  yield {
    what: `${what}, median against that of a signed-in count of notices`,
    measured: `${mid.toFixed(1)} ms / ${plainMid.toFixed(1)} ms`,
    value: mid / plainMid,
    limit: 6,
    better: 'less',
  }
}
