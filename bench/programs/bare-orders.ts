import Fastify from 'fastify'
import pg from 'pg'

/**
 * What an order costs at least: Fastify, one conditional update of a stock and one insert, in one transaction by statements
 * written by hand. On the database that DATABASE_URL names, in tables of its own; `/reset` fills the stock again.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
await pool.query(`create table bench_stock (id integer primary key, held integer not null, capacity integer not null);
  create table bench_order (id integer primary key generated always as identity, stock_id integer not null,
    buyer text not null, key text not null, at timestamptz not null default now());
  create unique index on bench_order (buyer, key);
  insert into bench_stock values (1, 0, 0)`)

const take = { name: 'take', text: 'update bench_stock set held = held + 1 where id = 1 and held < capacity' }
const keep = { name: 'keep', text: 'insert into bench_order (stock_id, buyer, key) values (1, $1, $2) returning id' }

const app = Fastify()
app.post<{ Body: { capacity: number } }>('/reset', async ({ body: { capacity } }) => {
  await pool.query('delete from bench_order')
  await pool.query('update bench_stock set held = 0, capacity = $1', [capacity])
  return { code: 0 }
})
app.post<{ Body: { key: string } }>('/order', async ({ body: { key }, headers }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>({ ...keep, values: [headers['token'], key] })
    // Last, as the fair does it: everybody waits for this row.
    const { rowCount } = await client.query(take)
    await client.query(rowCount === 1 ? 'commit' : 'rollback')
    return rowCount === 1 ? { code: 0, data: rows[0] } : { code: 1 }
  } finally {
    client.release()
  }
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
