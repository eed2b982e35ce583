import Fastify from 'fastify'
import pg from 'pg'

/**
 * What a list costs at least: Fastify, one prepared statement written by hand, its rows sent. Reads the database that
 * DATABASE_URL names; each route takes { page, limit } and knows no filter but the page.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })

const statements: Record<string, string> = {
  exhibits: `select e.id, e.name, e.cover_url, e.labels, e.price, e.exhibitor_id, x.company, x.abbreviation
    from exhibit e join exhibitor x on x.id = e.exhibitor_id
    order by e.weight desc, e.id limit $1 offset $2`,
  exhibitors: `select x.id, x.logo_url, x.company, x.abbreviation, x.introduction, x.vr_show_url, x.exhibition_type,
      x.booth, x.exhibits_num, h.name as hall_name,
      (select json_agg(p) from (select e.id, e.name, e.cover_url from exhibit e
        where e.exhibitor_id = x.id order by e.weight desc limit 4) p) as pictures
    from exhibitor x left join hall h on h.id = x.hall_id
    order by x.weight desc, x.id limit $1 offset $2`,
  lives: `select l.id, l.title, l.introduction, l.cover_url, l.status, l.starts_at, l.ends_at, l.type, l.online_count,
      l.exhibitor_id, x.company
    from live l left join exhibitor x on x.id = l.exhibitor_id
    order by array_position(array[1, 6, 0, 2, 3]::smallint[], l.status), case when l.status = 0 then l.starts_at end,
      l.starts_at desc, l.id
    limit $1 offset $2`,
  news: `select a.id, a.column_id, c.name as column_name, a.title, a.summary, a.cover_url, a.source, a.published_at
    from article a join news_column c on c.id = a.column_id
    order by a.published_at desc, a.id desc limit $1 offset $2`,
}

const app = Fastify()
for (const [name, text] of Object.entries(statements)) {
  app.post<{ Body: { page: number; limit: number } }>(`/${name}`, async ({ body: { page, limit } }) => {
    const { rows } = await pool.query({ name, text, values: [limit, (page - 1) * limit] })
    return { code: 0, msg: '', data: rows }
  })
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
