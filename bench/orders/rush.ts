import { eq, sql } from 'drizzle-orm'
import { errors } from '#contract/catalog/errors.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { quotas, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { builtProgram } from '../lib/built-program'
import { linesFile, runLoad } from '../lib/load'
import { startProgram } from '../lib/programs'
import type { Row } from '../lib/table'
import { BUYERS, type Market, networkOf, tokenOf } from './fair'
import { sized } from '../lib/smoke'

const CONNECTIONS = sized(200, 20)
const SCARCE = sized(1_000, 10)

interface Rushed {
  seconds: number
  codes: Record<string, number>
  errors: number
  p99: number
}

/** Every buyer sends one body, over 200 connections. */
function rush(url: string, bodyOf: (n: number) => object): Promise<Rushed> {
  const lines = Array.from({ length: BUYERS }, (_, n) =>
    JSON.stringify({ token: tokenOf(n), ip: networkOf(n), body: bodyOf(n) }),
  )
  const environment = { URL: url, BODIES: linesFile(lines), CONNECTIONS: String(CONNECTIONS) }
  return runLoad<Rushed>('load-orders', environment)
}

/** A separate ticket type with this capacity and named holders. */
export async function openType(
  { database }: Pick<Market, 'database'>,
  capacity: number,
): Promise<{ id: number; fen: number; quotaId: number }> {
  return database.write(async (db) => {
    const name = { zh: '秒杀票', en: 'Rush ticket' }
    const [quota] = await db.insert(quotas).values({ name, capacity }).returning()
    const [like] = await db.select().from(ticketTypes).where(eq(ticketTypes.realName, true)).limit(1)
    if (!quota || !like) throw new Error('the demo fair has types with names')
    const { id: _, ...rest } = like
    const [type] = await db
      .insert(ticketTypes)
      .values({ ...rest, quotaId: quota.id, name })
      .returning()
    if (!type) throw new Error('the type was not kept')
    return type
  })
}

/** The order of the buyer with a number, for one ticket of this type. */
export const orderOf = ({ id, fen }: { id: number; fen: number }) => {
  const contact = { name: '甲', phone: '13800138006' }
  return (n: number) => {
    const holders = [{ name: '甲', idType: 'passport', idNumber: `E${String(n).padStart(8, '0')}` }]
    const lines = [{ typeId: id, quantity: 1, holders }]
    return { key: `bench-rush-${id}-${n}`, lines, contact, couponId: null, payableFen: fen }
  }
}

async function countDeadlocks({ database }: Market): Promise<number> {
  const found = await database.db.execute(
    sql`select deadlocks::integer as n from pg_stat_database where datname = current_database()`,
  )
  const { rows }: { rows: { n: number }[] } = Object(found)
  return rows[0]?.n ?? 0
}

/** Ten thousand orders for a thousand places: what is sold, and what each of the others receives. */
export async function* rushForFew(market: Market): AsyncGenerator<Row> {
  const type = await openType(market, SCARCE)
  const before = await countDeadlocks(market)
  const {
    codes,
    errors: broken,
    seconds,
    p99,
  } = await rush(`${market.fair.origin}/api${placeTicketOrder.path}`, orderOf(type))
  const notified = codes[errors.TicketsSoldOut.code] ?? 0
  const accepted = codes[0] ?? 0
  const found = await market.database.db.execute(sql`select held,
    (select count(*)::integer from ticket where type_id = ${type.id} and state = 'held') as tickets
    from ticket_quota where id = ${type.quotaId}`)
  const { rows }: { rows: { held: number; tickets: number }[] } = Object(found)
  const { held, tickets } = rows[0] ?? { held: -1, tickets: -1 }
  const what = `${BUYERS} orders at once for ${SCARCE} places, ${CONNECTIONS} connections`
  yield {
    what: `${what}: places oversold or unsold, and orders neither accepted nor told`,
    measured: `${accepted} accepted, ${notified} told, ${broken} broken, ${held} held, ${tickets} tickets, ${seconds.toFixed(1)} s, p99 ${p99} ms`,
    value:
      Math.abs(held - SCARCE) + Math.abs(tickets - SCARCE) + Math.abs(accepted - SCARCE) + BUYERS - accepted - notified,
    limit: 0,
    better: 'less',
  }
  const deadlocks = (await countDeadlocks(market)) - before
  yield { what: `${what}: deadlocks`, measured: `${deadlocks}`, value: deadlocks, limit: 0, better: 'less' }
}

/** Ten thousand orders for ten thousand places, against what an order costs at least: in turn, the best of each, for a machine is never alone. */
export async function* rushForAll(market: Market): AsyncGenerator<Row> {
  const bare = await startProgram([builtProgram('bare-orders')], { DATABASE_URL: market.url })
  const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  const rateOf = ({ codes, seconds }: Rushed) => (codes[0] ?? 0) / seconds
  const reset = { method: 'POST', headers: { 'content-type': 'application/json' } }
  for (const round of sized([1, 2, 3], [1])) {
    await fetch(`${bare.origin}/reset`, { ...reset, body: JSON.stringify({ capacity: BUYERS }) })
    rates.theirs.push(rateOf(await rush(`${bare.origin}/order`, (n) => ({ key: `bench-${round}-${n}` }))))
    const type = await openType(market, BUYERS)
    const rushed = await rush(`${market.fair.origin}/api${placeTicketOrder.path}`, orderOf(type))
    if (rushed.codes[0] !== BUYERS) throw new Error(`of ${BUYERS} were answered: ${JSON.stringify(rushed)}`)
    rates.ours.push(rateOf(rushed))
  }
  const [ours, theirs] = [Math.max(...rates.ours), Math.max(...rates.theirs)]
  yield {
    what: `${BUYERS} orders at once for as many places, ${CONNECTIONS} connections, against a bare route with one update and one insert`,
    measured: `${Math.round(ours)}/s / ${Math.round(theirs)}/s`,
    value: ours / theirs,
    limit: 0.4,
    better: 'more',
  }
}
