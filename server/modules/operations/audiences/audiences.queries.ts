import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type AccountRecord, accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { appointmentRecords } from '#server/modules/trade/appointments/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { questionnaireEntries } from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import { ticketRecords, ticketTypeRecords } from '#server/modules/commerce/tickets/index.ts'

const mayLogIn = eq(accountRecords.status, 'active')

function standsIn(db: Db, hallIds: readonly number[]): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(exhibitorRecords)
      .where(and(eq(exhibitorRecords.id, accountRecords.exhibitorId), inArray(exhibitorRecords.hallId, [...hallIds]))),
  )
}

/** A ticket of one of these types. */
function hasTicketOf(db: Db, typeIds: readonly number[]): SQL {
  const own = and(eq(ticketRecords.accountId, accountRecords.id), inArray(ticketRecords.state, ['valid', 'locked']))
  return exists(
    db
      .select({ one: sql`1` })
      .from(ticketRecords)
      .where(and(own, inArray(ticketRecords.typeId, [...typeIds]))),
  )
}

/** A ticket of past days without an admission. */
function missed(db: Db): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(ticketRecords)
      .innerJoin(ticketTypeRecords, eq(ticketTypeRecords.id, ticketRecords.typeId))
      .where(
        and(
          eq(ticketRecords.accountId, accountRecords.id),
          eq(ticketRecords.state, 'valid'),
          isNull(ticketRecords.usedAt),
          lt(ticketTypeRecords.lastDay, chinaDay(new Date())),
        ),
      ),
  )
}

function hasNotAnswered(db: Db, questionnaireId: number): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(questionnaireEntries)
      .where(
        and(
          eq(questionnaireEntries.accountId, accountRecords.id),
          eq(questionnaireEntries.questionnaireId, questionnaireId),
          isNotNull(questionnaireEntries.submittedOn),
        ),
      ),
  )
}

function hasTicket(db: Db): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(ticketRecords)
      .where(and(eq(ticketRecords.accountId, accountRecords.id), inArray(ticketRecords.state, ['valid', 'locked']))),
  )
}

/** The buyer of a talk that took place, or who talked for the exhibitor. */
function hasMet(db: Db): SQL {
  const took = and(
    eq(appointmentRecords.state, 'met'),
    or(eq(appointmentRecords.buyerId, accountRecords.id), eq(appointmentRecords.memberId, accountRecords.id)),
  )
  return exists(
    db
      .select({ one: sql`1` })
      .from(appointmentRecords)
      .where(took),
  )
}

/** The buyer of a talk that took place with an exhibitor that this holds of: its own people did not meet themselves. */
function hasMetOneOf(db: Db, isOne: SQL): SQL {
  const met = db
    .select({ one: sql`1` })
    .from(appointmentRecords)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, appointmentRecords.exhibitorId))
    .where(and(eq(appointmentRecords.state, 'met'), eq(appointmentRecords.buyerId, accountRecords.id), isOne))
  return exists(met)
}

/** Of the table of accounts: those of an audience that can log in. */
function isOf(db: Db, audience: Audience): SQL | undefined {
  return and(
    mayLogIn,
    audience.userTypes.length > 0 ? inArray(accountRecords.userType, audience.userTypes) : undefined,
    audience.hallIds.length > 0 ? standsIn(db, audience.hallIds) : undefined,
    audience.hasTicket ? hasTicket(db) : undefined,
    audience.hasMet ? hasMet(db) : undefined,
    audience.metHallIds?.length ? hasMetOneOf(db, inArray(exhibitorRecords.hallId, audience.metHallIds)) : undefined,
    audience.metExhibitorIds?.length
      ? hasMetOneOf(db, inArray(exhibitorRecords.id, audience.metExhibitorIds))
      : undefined,
    audience.ticketTypeIds?.length ? hasTicketOf(db, audience.ticketTypeIds) : undefined,
    audience.isNoShow ? missed(db) : undefined,
    audience.notAnswered === undefined ? undefined : hasNotAnswered(db, audience.notAnswered),
  )
}

export async function isInAudience(db: Db, accountId: number, audience: Audience): Promise<boolean> {
  return (await db.$count(accountRecords, and(eq(accountRecords.id, accountId), isOf(db, audience)))) > 0
}

export const countPeople = (db: Db, audience: Audience): Promise<number> =>
  db.$count(accountRecords, isOf(db, audience))

/** People of an audience by their number, those after `after`; `but` leaves out who is in a table of another module. */
export function listPeople(
  db: Db,
  audience: Audience,
  { after, limit, but }: { after: number; limit: number; but?: Parameters<typeof notExists>[0] },
): Promise<AccountRecord[]> {
  return db
    .select()
    .from(accountRecords)
    .where(and(gt(accountRecords.id, after), isOf(db, audience), but ? notExists(but) : undefined))
    .orderBy(asc(accountRecords.id))
    .limit(limit)
}
