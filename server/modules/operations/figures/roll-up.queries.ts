import { and, eq, gt, inArray, lte, max, sql, type SQL } from 'drizzle-orm'
import { chinaDayOf } from '#server/platform/db/time/china-day.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import { registrationRecords } from '#server/modules/people/registration/index.ts'
import { figureCounts, figureProgress, figureSeen } from './figures.schema'
import { isTraffic } from './traffic.queries'

/** Events after the first of the two, up to the second. */
export interface Events {
  after: number
  upTo: number
}

/** The row of the progress that says up to which event figures are counted. */
export const PROGRESS = 'events'
const received = analyticsEvents.receivedAt
const hour = sql`date_trunc('hour', ${received})`
/** When the day of GMT+8 begins in which an event came. */
const day = sql`date_trunc('day', ${received} at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

/** The record that an event names, as its browser sent it: a number within bounds, by the contract. */
const recordId = sql`coalesce((${analyticsEvents.event} ->> 'recordId')::bigint, 0)`

/**
 * The last event before which no other can come any more: ids are given before they are seen, so those who write are let
 * end first. For the moment that takes, new events wait.
 */
export async function findLastEvent(db: Db): Promise<number> {
  await db.execute(sql`lock table ${analyticsEvents} in share mode`)
  const [row] = await db.select({ id: max(analyticsEvents.id) }).from(analyticsEvents)
  return row?.id ?? 0
}

/** Up to where everything is counted; whoever else counts waits until this transaction has ended. */
export async function holdProgress(db: Db): Promise<number> {
  await db.insert(figureProgress).values({ name: PROGRESS, eventId: 0 }).onConflictDoNothing()
  const [row] = await db.select().from(figureProgress).where(eq(figureProgress.name, PROGRESS)).for('update')
  return row?.eventId ?? 0
}

export async function noteProgress(db: Db, eventId: number): Promise<void> {
  await db.update(figureProgress).set({ eventId }).where(eq(figureProgress.name, PROGRESS))
}

/** Forgets who was seen three days before the last event that is counted: none of that time comes any more. */
export async function forgetSeen(db: Db): Promise<void> {
  const last = sql`select ${analyticsEvents.receivedAt} from ${analyticsEvents}
    join ${figureProgress} on ${figureProgress.eventId} = ${analyticsEvents.id} where ${figureProgress.name} = ${PROGRESS}`
  await db.delete(figureSeen).where(sql`${figureSeen.at} < (${last}) - interval '3 days'`)
}

const within = ({ after, upTo }: Events): SQL =>
  sql`${analyticsEvents.id} > ${after} and ${analyticsEvents.id} <= ${upTo}`

/** Adds counts of `hour, kind, name, record_id, n` to those that are there. */
const addCounts = (rows: SQL): SQL => sql`
  insert into ${figureCounts} (hour, kind, name, record_id, count) ${rows}
  on conflict (hour, kind, name, record_id) do update set count = figure_count.count + excluded.count`

/** Of candidates of `at, kind, record_id, who, hour, name` those seen for the first time, added to the counts. */
const countNew = (candidates: SQL): SQL => sql`
  with fresh as (
    insert into ${figureSeen} (at, kind, record_id, who, hour, name)
    select distinct on (at, kind, record_id, who) at, kind, record_id, who, hour, name
    from (${candidates}) candidate order by at, kind, record_id, who, hour
    on conflict do nothing returning hour, kind, name, record_id
  )
  ${addCounts(sql`select hour, kind, name, record_id, count(*) from fresh group by 1, 2, 3, 4`)}`

/** Page views by page and record, and of all pages together. */
export async function countViews(db: Db, events: Events): Promise<void> {
  const { name } = analyticsEvents
  await db.execute(
    addCounts(sql`
      select ${hour}, 'page', ${name}, ${recordId}, count(*) from ${analyticsEvents} where ${within(events)} and ${isTraffic}
      group by 1, 3, 4 order by 1, 3, 4`),
  )
  await db.execute(
    addCounts(sql`
      select ${hour}, 'view', '', 0, count(*) from ${analyticsEvents}
      where ${within(events)} and ${isTraffic} group by 1 order by 1`),
  )
}

/** Who viewed pages, by their browser's id: different ones of the hour and of the day, and their visits of the day. */
export async function countVisitors(db: Db, events: Events): Promise<void> {
  const { visitorId, sessionId } = analyticsEvents
  const seen = (kind: string, at: SQL, who: SQL) => sql`
    select distinct ${at} as at, ${sql.raw(`'${kind}'`)}::text as kind, 0 as record_id, ${who} as who,
      ${hour} as hour, ''::text as name
    from ${analyticsEvents} where ${within(events)} and ${isTraffic}`
  await db.execute(
    countNew(
      sql.join(
        [
          seen('visitor', hour, sql`${visitorId}`),
          seen('dayVisitor', day, sql`${visitorId}`),
          // With the browser's id: no visit is shared by two.
          seen('visit', day, sql`${visitorId} || ' ' || ${sessionId}`),
        ],
        sql` union all `,
      ),
    ),
  )
}

/** Views of exhibitors' pages and exhibits, with their exhibitor: `hour, day, exhibitor_id, visitor_id, account_id`. */
const standViews = (events: Events): SQL => sql`
  select ${hour} as hour, ${day} as day, coalesce(${exhibitRecords.exhibitorId}, ${exhibitorRecords.id}) as exhibitor_id,
    ${analyticsEvents.visitorId} as visitor_id, ${analyticsEvents.accountId} as account_id
  from ${analyticsEvents}
  left join ${exhibitRecords} on ${analyticsEvents.name} = 'ExhibisDetail' and ${exhibitRecords.id} = ${recordId}
  left join ${exhibitorRecords} on ${analyticsEvents.name} = 'ExhibitorDetail' and ${exhibitorRecords.id} = ${recordId}
  where ${within(events)} and ${isTraffic} and ${analyticsEvents.name} in ('ExhibisDetail', 'ExhibitorDetail')
    and coalesce(${exhibitRecords.exhibitorId}, ${exhibitorRecords.id}) is not null`

/** What is looked at of each exhibitor, and by how many. */
export async function countStands(db: Db, events: Events): Promise<void> {
  await db.execute(
    addCounts(sql`
      select hour, 'stand', '', exhibitor_id, count(*) from (${standViews(events)}) view
      group by 1, 4 order by 1, 4`),
  )
  await db.execute(
    countNew(sql`
      select distinct day as at, 'standVisitor'::text as kind, exhibitor_id as record_id, visitor_id as who, hour,
        ''::text as name from (${standViews(events)}) view`),
  )
}

/** An account that looked at pages, and where. */
export interface AccountOf {
  accountId: number
  /** Code of its country; 0 unknown. */
  country: number
}

export async function listAccountsOf(db: Db, events: Events): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: analyticsEvents.accountId })
    .from(analyticsEvents)
    .where(and(gt(analyticsEvents.id, events.after), lte(analyticsEvents.id, events.upTo), isTraffic))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Signed-in visitors by country: of the fair, and of each exhibitor. */
export async function countCountries(db: Db, events: Events, list: readonly AccountOf[]): Promise<void> {
  if (list.length === 0) return
  const known = sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as known("accountId" int, country int)`
  await db.execute(
    countNew(sql`
      select distinct ${day} as at, 'country'::text as kind, 0 as record_id, ${analyticsEvents.accountId}::text as who,
        ${hour} as hour, known.country::text as name
      from ${analyticsEvents} join ${known} on known."accountId" = ${analyticsEvents.accountId}
      where ${within(events)} and ${isTraffic}
      union all
      select distinct view.day, 'standCountry', view.exhibitor_id, view.account_id::text, view.hour, known.country::text
      from (${standViews(events)}) view join ${known} on known."accountId" = view.account_id`),
  )
}

/** What names the country of accounts: their exhibitor, or their last registration, in both languages. */
export async function listCountryNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const registered = sql<string[] | null>`(
    select array_agg(record ->> 'countryName') from (
      select jsonb_array_elements(coalesce(r.record -> 'list', r.record -> 'multiLanguageVOList', '[]')) as record
      from (select ${registrationRecords.record} from ${registrationRecords} where ${registrationRecords.accountId} = ${accountRecords.id}
        order by ${registrationRecords.id} desc limit 1) r
    ) record)`
  return db
    .select({ id: accountRecords.id, country: exhibitorRecords.country, registered: registered.as('registered') })
    .from(accountRecords)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, accountRecords.exhibitorId))
    .where(inArray(accountRecords.id, [...ids]))
}

/** The addresses of searches, with their days: what was searched for stands in them. */
export async function listSearchAddresses(db: Db, { after, upTo }: Events) {
  return db
    .select({
      url: sql<string>`${analyticsEvents.event} ->> 'url'`,
      day: chinaDayOf(received),
    })
    .from(analyticsEvents)
    .where(
      and(gt(analyticsEvents.id, after), lte(analyticsEvents.id, upTo), isTraffic, eq(analyticsEvents.name, 'search')),
    )
}
