import { sql } from 'drizzle-orm'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { openEmbedded } from '#server/platform/embedded/embedded.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { afterCase } from './cleanup'
import { fairFolder } from './programs'

interface Size {
  exhibitors: number
  exhibits: number
  lives: number
  news: number
}

/** Adds as many records to a demo fair, each like one that is there but for its number, weight and time. */
async function enlarge({ db }: Pick<Database, 'db'>, size: Size): Promise<void> {
  await db.execute(sql`
    insert into exhibitor (external_key, company, abbreviation, introduction, logo_url, hall_id, industry_id, weight, exhibits_num)
    select 'bench/' || n, jsonb_build_object('zh', '展商' || n, 'en', 'Exhibitor ' || n), like_this.abbreviation,
      like_this.introduction, like_this.logo_url, like_this.hall_id, like_this.industry_id, n % 1000, n % 12
    from generate_series(1, ${size.exhibitors}::int) n
    join exhibitor like_this on like_this.id = 1 + n % 40`)
  await db.execute(sql`
    insert into exhibit (external_key, exhibitor_id, category_id, hall_id, name, introduction, cover_url, labels, price, weight, views, published_at)
    select 'bench/' || n, (select min(id) from exhibitor where external_key like 'bench/%') + (n * 7919) % ${size.exhibitors}::int,
      like_this.category_id, like_this.hall_id, jsonb_build_object('zh', '展品' || n, 'en', 'Exhibit ' || n),
      like_this.introduction, like_this.cover_url, like_this.labels, like_this.price, n % 1000, n % 5000,
      now() - n * interval '1 minute'
    from generate_series(1, ${size.exhibits}::int) n
    join exhibit like_this on like_this.id = 1 + n % 300`)
  await db.execute(sql`
    insert into live (key, title, introduction, status, official, exhibitor_id, starts_at, ends_at)
    select 'bench/' || n, like_this.title, like_this.introduction, (array[0, 2, 2, 2])[1 + n % 4], n % 2 = 0,
      case when n % 2 = 1 then 1 + n % 40 end, like_this.starts_at + n * interval '1 hour', like_this.ends_at + n * interval '1 hour'
    from generate_series(1, ${size.lives}::int) n
    join live like_this on like_this.id = 1 + n % 20`)
  await db.execute(sql`
    insert into article (key, column_id, title, summary, source, cover_url, body, published_at)
    select 'bench/' || n, like_this.column_id, like_this.title, like_this.summary, like_this.source, like_this.cover_url,
      like_this.body, now() - n * interval '1 hour'
    from generate_series(1, ${size.news}::int) n
    join article like_this on like_this.id = 1 + n % 24`)
  // As a database in use has it: tidied, so that entries of an index can be read alone.
  await db.execute(sql`vacuum analyze`)
}

/** A PostgreSQL of the case's own with a demo fair of that size. */
export async function openLargeFair(size: Size): Promise<{ url: string; database: Database }> {
  const embedded = await openEmbedded(await fairFolder())
  afterCase(() => embedded.close())
  const database = await connectDatabase(embedded.url)
  afterCase(() => database.close())
  await seedWhenEmpty(database)
  await enlarge(database, size)
  return { url: embedded.url, database }
}
