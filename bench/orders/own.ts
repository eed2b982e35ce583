import { sql } from 'drizzle-orm'
import { listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { median, percentile } from '../lib/numbers'
import type { Row } from '../lib/table'
import { askInTurn, BUYERS, type Market, tokenOf } from './fair'
import { sized } from '../lib/smoke'

const ORDERS = sized(1_000_000, 1_000)
const CALLS = sized(1_000, 10)
/** Requested before, as of any server that has stood for a minute: the first calls are compiled and read from the disk. */
const WARM_UP = sized(2_000, 10)

/** A million paid orders of a line each, a hundred of every buyer's. */
async function addOrders({ database: { write, db } }: Market): Promise<void> {
  await write((writing) =>
    writing.execute(sql`
      with buyer as (
        select id, row_number() over (order by id) - 1 as n from account where email like 'bench-%@buyer.example'
      ), placed as (
        insert into sales_order (number, kind, account_id, client_key, state, total_fen, discount_fen, payable_fen,
          contact_name, contact_phone, held_until, paid_at, method)
        select 'M' || o.n, 'ticket', buyer.id, 'bench-own-' || o.n, 'paid', 6000, 0, 6000, '', '', now(), now(), 'wechat'
        from generate_series(1, ${ORDERS}::int) o(n) join buyer on buyer.n = (o.n * 7919::bigint) % ${BUYERS}::int
        returning id
      )
      insert into sales_order_line (order_id, name, unit_fen, discount_fen, paid_fen, refund_fee_percent)
      select id, '{"zh": "单日票", "en": "One-day ticket"}', 6000, 0, 6000, 10 from placed`),
  )
  await db.execute(sql`vacuum analyze`)
}

/** The own orders of one buyer after the other, each kind of request in turn. */
export async function* readOwnOrders(market: Market): AsyncGenerator<Row> {
  await addOrders(market)
  const ways = [
    { page: 1, limit: 20 },
    { page: 3, limit: 20 },
    { page: 1, limit: 20, kind: 'ticket' },
    { page: 1, limit: 20, state: 'paid' },
  ]
  const times = await askInTurn(
    market,
    Array.from({ length: WARM_UP + CALLS }, (_, n) => {
      const body = ways[n % ways.length] ?? {}
      return { path: listOwnOrders.path, token: tokenOf((n * 97) % BUYERS), body }
    }),
  )
  const measured = times.slice(WARM_UP)
  const p99 = percentile(measured, 0.99)
  yield {
    what: `orders of a person among ${ORDERS}, ${CALLS} calls, p99 ms`,
    measured: `${p99.toFixed(1)} ms, median ${median(measured).toFixed(1)} ms`,
    value: p99,
    limit: 10,
    better: 'less',
  }
}
