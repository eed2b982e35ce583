import { sql } from 'drizzle-orm'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A view of a page, as its browser would have sent it. */
export interface PageView {
  visitor: string
  session: string
  accountId: number | null
  userType: number | null
  language: string
  name: string
  url: string
  recordId: number | null
  /** ms since 1970 */
  time: number
}

/** Stores page views as they would have been when they came, in the order in which they came. */
export async function insertPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  await db.execute(sql`
    insert into ${analyticsEvents} (event_id, project_id, kind, name, visitor_id, session_id, account_id, event, received_at)
    select 'demo-view-' || lpad(place::text, 6, '0'), 'yunzhan', 'page', v.name, v.visitor, v.session, v."accountId",
      jsonb_strip_nulls(jsonb_build_object(
        'eventId', 'demo-view-' || lpad(place::text, 6, '0'), 'visitorId', v.visitor, 'sessionId', v.session,
        'time', v.time, 'language', v.language, 'name', v.name, 'url', v.url, 'referrer', '', 'recordId', v."recordId",
        'userId', coalesce(v."accountId"::text, ''), 'userType', coalesce(v."userType"::text, ''))),
      to_timestamp(v.time / 1000.0)
    from rows from (jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as (
      visitor text, session text, "accountId" int, "userType" int, language text, name text, url text,
      "recordId" int, time bigint)) with ordinality as v (visitor, session, "accountId", "userType", language, name, url,
      "recordId", time, place)
    order by place`)
}
