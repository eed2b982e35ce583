import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** views that are written at once */
const BATCH = 500_000
/** views of one visit */
const PER_VISIT = 8
/** Different browsers, each of which comes on several days. */
const PER_VISITOR = 32

/**
 * Page views over the last days, evenly: each visitor looks at some pages in a row and comes back on another day. They are
 * as a server would have received them.
 */
export async function addViews(
  { write }: Pick<Database, 'write'>,
  { views, days }: { views: number; days: number },
): Promise<void> {
  const visitors = Math.max(1, Math.round(views / PER_VISITOR))
  for (let from = 0; from < views; from += BATCH) {
    const until = Math.min(views, from + BATCH) - 1
    await write((db) =>
      db.execute(sql`
        insert into analytics_event (event_id, project_id, kind, name, visitor_id, session_id, event, received_at)
        select 'bench-' || n, 'yunzhan', 'page', name, visitor, session,
          jsonb_build_object('eventId', 'bench-' || n, 'visitorId', visitor, 'sessionId', session, 'time', 1,
            'language', 'zh-CN', 'name', name, 'url', '/', 'recordId', record, 'userId', '', 'userType', ''),
          now() - make_interval(secs => ${days * 86_400}::float * (1 - n / ${views}::float))
        from (
          select n, 'visitor-' || ((n / ${PER_VISIT}::bigint) * 7919 % ${visitors}::bigint) as visitor,
            'session-' || n / ${PER_VISIT}::bigint as session,
            (array['home', 'ExhibisDetail', 'ExhibitorDetail', 'Exhibis', 'news'])[1 + n % 5] as name,
            case n % 5 when 1 then 1 + n * 31 % 360 when 2 then 1 + n * 17 % 48 end as record
          from generate_series(${from}::bigint, ${until}::bigint) n
        ) made`),
    )
  }
}
