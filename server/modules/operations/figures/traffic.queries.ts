import { type SQL, sql } from 'drizzle-orm'
import { employedTypes, staffTypes } from '#contract/core/permissions.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'

const staff = sql.join(
  staffTypes.map((type) => sql`${type}::integer`),
  sql`, `,
)
const employed = sql.join(
  employedTypes.map((type) => sql`${type}::integer`),
  sql`, `,
)

/** Sessions in which someone who runs the fair was signed in; those employed by an exhibitor visit it like others. */
const staffSessions = sql`(
  select staff_event.session_id from ${analyticsEvents} staff_event
  join ${accountRecords} staff_account on staff_account.id = staff_event.account_id
  where staff_account.user_type in (${staff})
    or (staff_account.user_type in (${employed}) and staff_account.exhibitor_id is null))`

/**
 * The events from which every figure of visits is made: views of the pages that the specification names, by visitors. The
 * organizer console and the back office send none; visits and visitors are counted among these views, so that page views ≥
 * visits ≥ visitors.
 */
export const isTraffic: SQL = sql`(${analyticsEvents.kind} = 'page' and ${analyticsEvents.sessionId} not in ${staffSessions})`
