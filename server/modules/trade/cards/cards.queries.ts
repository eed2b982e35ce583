import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import type { CardWords } from '#contract/trade/cards/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { cardsOfPeople, meetings } from './cards.schema'

export type CardRow = typeof cardsOfPeople.$inferSelect
export type MeetingRow = typeof meetings.$inferSelect

export async function findCard(db: Db, accountId: number): Promise<CardRow | undefined> {
  const [found] = await db.select().from(cardsOfPeople).where(eq(cardsOfPeople.accountId, accountId))
  return found
}

/** Writes it over the version that was read, 0 where there was none; false: somebody was first. */
export async function putCard(db: Db, accountId: number, words: CardWords, version: number): Promise<boolean> {
  const of = cardsOfPeople
  const written =
    version === 0
      ? await db
          .insert(of)
          .values({ accountId, ...words })
          .onConflictDoNothing()
          .returning({ version: of.version })
      : await db
          .update(of)
          .set({ ...words, version: version + 1, changedAt: new Date() })
          .where(and(eq(of.accountId, accountId), eq(of.version, version)))
          .returning({ version: of.version })
  return written.length > 0
}

/** What an exhibitor is called, each language standing in for the other. */
export async function nameExhibitor(db: Db, id: number): Promise<Bilingual> {
  const [found] = await db
    .select({ company: exhibitorRecords.company })
    .from(exhibitorRecords)
    .where(eq(exhibitorRecords.id, id))
  return found?.company ?? { zh: '', en: '' }
}

interface Requested {
  exhibitorId: number
  accountId: number
  byAccount: number
  expiresAt: Date
}

/**
 * Asks somebody for their card; one that nobody has answered is requested again. `isNew`: nothing waited for their yes, so they
 * do not know of it yet.
 */
export async function askForCard(db: Db, input: Requested): Promise<MeetingRow & { isNew: boolean }> {
  // Of two scans at once the second finds what the first has made.
  await lockByName(db, `card of ${input.accountId} for exhibitor ${input.exhibitorId}`)
  const place = sql<string>`(select ${exhibitorRecords.booth} from ${exhibitorRecords} where ${exhibitorRecords.id} = ${input.exhibitorId})`
  const now = new Date()
  const { expiresAt, byAccount } = input
  const pair = and(eq(meetings.exhibitorId, input.exhibitorId), eq(meetings.accountId, input.accountId))
  const waiting = await db.$count(meetings, and(pair, eq(meetings.state, 'asked'), gt(meetings.expiresAt, now)))
  const [row] = await db
    .insert(meetings)
    .values({ ...input, place, requestedAt: now })
    .onConflictDoUpdate({
      target: [meetings.exhibitorId, meetings.accountId],
      targetWhere: sql`${meetings.state} = 'asked'`,
      set: { requestedAt: now, expiresAt, byAccount, place },
    })
    .returning()
  if (!row) throw new Error('the meeting was not kept')
  return { ...row, isNew: waiting === 0 }
}

/** The yes, or that nothing is given; undefined: it was answered already, its time has ended, or it is not theirs. */
export async function answerRequest(
  db: Db,
  { id, accountId }: { id: number; accountId: number },
  given: Partial<CardWords>,
): Promise<MeetingRow | undefined> {
  const state = Object.keys(given).length > 0 ? ('given' as const) : ('refused' as const)
  const now = new Date()
  const [answered] = await db
    .update(meetings)
    .set({ state, given, answeredAt: now })
    .where(
      and(
        eq(meetings.id, id),
        eq(meetings.accountId, accountId),
        eq(meetings.state, 'asked'),
        gt(meetings.expiresAt, now),
      ),
    )
    .returning()
  return answered
}

/** An exhibitor has nothing any more of what a person has ever given it. */
export async function takeBack(db: Db, { exhibitorId, accountId }: Pick<MeetingRow, 'exhibitorId' | 'accountId'>) {
  await db
    .update(meetings)
    .set({ state: 'takenBack', given: {}, takenBackAt: new Date() })
    .where(and(eq(meetings.exhibitorId, exhibitorId), eq(meetings.accountId, accountId), eq(meetings.state, 'given')))
}

const select = (db: Db) =>
  db
    .select({
      meeting: meetings,
      company: exhibitorRecords.company,
      by: { name: accountRecords.name, nickName: accountRecords.nickName },
    })
    .from(meetings)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, meetings.exhibitorId))
    .leftJoin(accountRecords, eq(accountRecords.id, meetings.byAccount))
    .$dynamic()
export type ShownMeeting = Awaited<ReturnType<typeof select>>[number]

/** A meeting of the holder of the card. */
export async function findOwn(db: Db, id: number, accountId: number): Promise<ShownMeeting | undefined> {
  const [found] = await select(db).where(and(eq(meetings.id, id), eq(meetings.accountId, accountId)))
  return found
}

/** A meeting of the scanning side, with the holder of the card. */
export async function findScanned(db: Db, id: number, exhibitorId: number) {
  const [found] = await db
    .select({ meeting: meetings, holder: columnsOf(accountRecords) })
    .from(meetings)
    .innerJoin(accountRecords, eq(accountRecords.id, meetings.accountId))
    .where(and(eq(meetings.id, id), eq(meetings.exhibitorId, exhibitorId)))
  return found
}

/** Those that wait for a person's yes now, the last first. */
export async function listWaiting(db: Db, accountId: number): Promise<ShownMeeting[]> {
  return select(db)
    .where(and(eq(meetings.accountId, accountId), eq(meetings.state, 'asked'), gt(meetings.expiresAt, new Date())))
    .orderBy(desc(meetings.requestedAt), desc(meetings.id))
    .limit(20)
}

/** Those that a person has answered, the last first. */
export async function listAnswered(db: Db, accountId: number, input: PageInput) {
  const where = and(eq(meetings.accountId, accountId), ne(meetings.state, 'asked'))
  const [total] = await db.select({ n: count() }).from(meetings).where(where)
  const rows = await select(db)
    .where(where)
    .orderBy(desc(meetings.requestedAt), desc(meetings.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}
