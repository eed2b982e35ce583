import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type AccountRecord, accountRecords as accounts } from '#server/modules/foundation/accounts/index.ts'
import { appointmentRecords as appointments } from '#server/modules/trade/appointments/index.ts'
import { exhibitorRecords as exhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { questionnaireEntries } from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import { ticketRecords as tickets, ticketTypeRecords as ticketTypes } from '#server/modules/commerce/tickets/index.ts'

const mayLogIn = eq(accounts.status, 'active')

function standsIn(db: Db, hallIds: readonly number[]): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(exhibitors)
      .where(and(eq(exhibitors.id, accounts.exhibitorId), inArray(exhibitors.hallId, [...hallIds]))),
  )
}

/** A ticket of one of these types. */
function hasTicketOf(db: Db, typeIds: readonly number[]): SQL {
  const own = and(eq(tickets.accountId, accounts.id), inArray(tickets.state, ['valid', 'locked']))
  return exists(
    db
      .select({ one: sql`1` })
      .from(tickets)
      .where(and(own, inArray(tickets.typeId, [...typeIds]))),
  )
}

/** A ticket whose days are over, with which nobody came in. */
function missed(db: Db): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(tickets)
      .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
      .where(
        and(
          eq(tickets.accountId, accounts.id),
          eq(tickets.state, 'valid'),
          isNull(tickets.usedAt),
          lt(ticketTypes.lastDay, chinaDay(new Date())),
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
          eq(questionnaireEntries.accountId, accounts.id),
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
      .from(tickets)
      .where(and(eq(tickets.accountId, accounts.id), inArray(tickets.state, ['valid', 'locked']))),
  )
}

/** The buyer of a talk that took place, or who talked for the exhibitor. */
function hasMet(db: Db): SQL {
  const took = and(
    eq(appointments.state, 'met'),
    or(eq(appointments.buyerId, accounts.id), eq(appointments.memberId, accounts.id)),
  )
  return exists(
    db
      .select({ one: sql`1` })
      .from(appointments)
      .where(took),
  )
}

/** The buyer of a talk that took place with an exhibitor that this holds of: its own people did not meet themselves. */
function hasMetOneOf(db: Db, isOne: SQL): SQL {
  const met = db
    .select({ one: sql`1` })
    .from(appointments)
    .innerJoin(exhibitors, eq(exhibitors.id, appointments.exhibitorId))
    .where(and(eq(appointments.state, 'met'), eq(appointments.buyerId, accounts.id), isOne))
  return exists(met)
}

/** Of the table of accounts: those of an audience that can log in. */
function isOf(db: Db, audience: Audience): SQL | undefined {
  return and(
    mayLogIn,
    audience.userTypes.length > 0 ? inArray(accounts.userType, audience.userTypes) : undefined,
    audience.hallIds.length > 0 ? standsIn(db, audience.hallIds) : undefined,
    audience.hasTicket ? hasTicket(db) : undefined,
    audience.hasMet ? hasMet(db) : undefined,
    audience.metHallIds?.length ? hasMetOneOf(db, inArray(exhibitors.hallId, audience.metHallIds)) : undefined,
    audience.metExhibitorIds?.length ? hasMetOneOf(db, inArray(exhibitors.id, audience.metExhibitorIds)) : undefined,
    audience.ticketTypeIds?.length ? hasTicketOf(db, audience.ticketTypeIds) : undefined,
    audience.isNoShow ? missed(db) : undefined,
    audience.notAnswered === undefined ? undefined : hasNotAnswered(db, audience.notAnswered),
  )
}

export async function isInAudience(db: Db, accountId: number, audience: Audience): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.id, accountId), isOf(db, audience)))) > 0
}

export const countPeople = (db: Db, audience: Audience): Promise<number> => db.$count(accounts, isOf(db, audience))

/** People of an audience by their number, those after `after`; `but` leaves out who is in a table of another module. */
export function listPeople(
  db: Db,
  audience: Audience,
  { after, limit, but }: { after: number; limit: number; but?: Parameters<typeof notExists>[0] },
): Promise<AccountRecord[]> {
  return db
    .select()
    .from(accounts)
    .where(and(gt(accounts.id, after), isOf(db, audience), but ? notExists(but) : undefined))
    .orderBy(asc(accounts.id))
    .limit(limit)
}
