import { sql } from 'drizzle-orm'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'

interface Counted {
  views: number
  visitors: number
}

/** What the dashboard shows of page views, counted from the rows themselves: totals, hours, pages and records of a day. */
export async function countRaw(db: Db, day: string): Promise<Counted> {
  const { from, until } = chinaDayBounds(day)
  const rows = sql`analytics_event where kind = 'page'
    and received_at >= ${from.toISOString()} and received_at < ${until.toISOString()}`
  const [total] = await db
    .select({ views: sql<number>`views`, visitors: sql<number>`visitors` })
    .from(sql`(select count(*)::int as views, count(distinct visitor_id)::int as visitors from ${rows}) counted`)
  await db.execute(
    sql`select date_trunc('hour', received_at), count(*), count(distinct visitor_id) from ${rows} group by 1`,
  )
  await db.execute(sql`select name, count(*) from ${rows} group by 1 order by 2 desc limit 10`)
  await db.execute(
    sql`select name, event ->> 'recordId', count(*) from ${rows} and name like '%Detail' group by 1, 2 order by 3 desc limit 20`,
  )
  return total ?? { views: 0, visitors: 0 }
}
