import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { hiddenExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'

/** Whether the exhibitor of a session, which the statement reads, is hidden. */
export const isExhibitorHidden = sql<boolean>`exists (
  select from ${hiddenExhibitors} where ${hiddenExhibitors.id} = ${liveRecords.exhibitorId})`

/** Whether the organizer stopped a session: its exhibitor is hidden, or the account that opened it disabled. */
export const isStoppedFor = (openedBy: PgColumn): SQL<boolean> => sql<boolean>`(${isExhibitorHidden} or exists (
  select from ${accountRecords} where ${accountRecords.id} = ${openedBy} and ${accountRecords.status} = 'disabled'))`
