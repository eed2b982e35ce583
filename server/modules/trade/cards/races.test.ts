import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/trade/cards/endpoints.ts'
import type { CardField } from '#contract/trade/cards/rules.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as leads from '#contract/trade/leads/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { leadRows } from '#server/modules/trade/leads/leads.schema.ts'
import { askForCard } from './cards.queries'
import { meetings } from './cards.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const { exhibitor, person } = talking(server)
type Requester = { headers: Record<string, string> }

beforeEach(() => forgetAttempts(server()))

const visitor = () => person({ userType: userTypes.tourist })
const show = async ({ headers }: Requester) => (await server().ask(contract.showCard, {}, { headers })).data.code
const scan = ({ headers }: Requester, code: string) => server().ask(contract.scanCard, { code }, { headers })
const answer = ({ headers }: Requester, id: number, give: CardField[]) =>
  server().ask(contract.answerMeeting, { id, give }, { headers })
const meetingsOf = (accountId: number) =>
  server().database.db.select().from(meetings).where(eq(meetings.accountId, accountId))

/** The one of this place, counted round. */
function nth<Item>(items: readonly Item[], place: number): Item {
  const found = items[place % items.length]
  if (found === undefined) throw new Error('there are none')
  return found
}

/** People of as many exhibitors. */
async function stands() {
  const rows = await server().database.db.select({ id: exhibitors.id }).from(exhibitors).limit(RACERS)
  return Promise.all(rows.map(({ id }) => person({ userType: userTypes.salesperson, exhibitorId: id })))
}

test('of ten exhibitors that scan one card at once one has it', async () => {
  const one = await visitor()
  const code = await show(one)
  const people = await stands()
  const raced = await race(server().database, 'one_time', (racer) => scan(nth(people, racer), code))
  const codes = fulfilled(raced).map((heard) => heard.code)
  expect(codes.filter((heard) => heard === 0)).toHaveLength(1)
  expect(codes.filter((heard) => heard === errors.CardCodeWrong.code)).toHaveLength(RACERS - 1)
  expect(await meetingsOf(one.id)).toHaveLength(1)
})

test('ten scans of one person for one exhibitor at once are one question; without the lock several are', async () => {
  const { database } = server()
  const own = await exhibitor()
  const askAll = async (holder: { id: number }, isNew: (db: Db, accountId: number) => Promise<boolean>) =>
    fulfilled(await race(database, 'booth_meeting', () => database.write((db) => isNew(db, holder.id)))).filter(Boolean)
  const cardRequest = (accountId: number) => ({
    exhibitorId: own.exhibitorId,
    accountId,
    byAccount: own.id,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const once = async (db: Db, accountId: number) => (await askForCard(db, cardRequest(accountId))).isNew
  expect(await askAll(await visitor(), once)).toHaveLength(1)
  const unlocked = async (db: Db, accountId: number) => {
    const waiting = await db.$count(meetings, eq(meetings.accountId, accountId))
    const place = 'A01'
    await db
      .insert(meetings)
      .values({ ...cardRequest(accountId), place })
      .onConflictDoNothing()
    return waiting === 0
  }
  expect((await askAll(await visitor(), unlocked)).length).toBeGreaterThan(1)
})

test('a code that is read and then deleted would be everybody’s', async () => {
  const one = await visitor()
  await show(one)
  const { database } = server()
  const ofCard = sql`kind = 'card' and value = to_jsonb(${one.id}::int)`
  const raced = await race(database, 'one_time', () =>
    database.write(async (db) => {
      const seen = await db.execute(sql`select 1 from one_time where ${ofCard}`)
      await db.execute(sql`delete from one_time where ${ofCard}`)
      return Object(seen).rowCount === 1
    }),
  )
  expect(fulfilled(raced).filter(Boolean).length).toBeGreaterThan(1)
})

test('scanned ten times by one exhibitor’s people with ten codes it is one question', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const expiresAt = new Date(Date.now() + 60_000)
  const { database } = server()
  const input = { exhibitorId: own.exhibitorId, accountId: one.id, byAccount: own.id, expiresAt }
  const raced = await race(database, 'booth_meeting', () => database.write((db) => askForCard(db, input)))
  expect(fulfilled(raced)).toHaveLength(RACERS)
  expect(await meetingsOf(one.id)).toHaveLength(1)
})

test('a yes pressed ten times at once is one, and all are notified of it; beside a no one of both holds', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const { data } = await scan(own, await show(one))
  const raced = await race(server().database, 'booth_meeting', () => answer(one, data.id, ['name']))
  expect(fulfilled(raced).map((heard) => heard.code)).toEqual(Array.from({ length: RACERS }, () => 0))
  const again = await scan(own, await show(one))
  const mixed = await race(server().database, 'booth_meeting', (racer) =>
    answer(one, again.data.id, racer % 2 === 0 ? ['name'] : []),
  )
  const codes = fulfilled(mixed).map((heard) => heard.code)
  expect(codes.filter((heard) => heard === 0)).toHaveLength(RACERS / 2)
  expect(codes.filter((heard) => heard === errors.MeetingOver.code)).toHaveLength(RACERS / 2)
})

test('without the condition a later no would undo a yes', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const { data } = await scan(own, await show(one))
  const { database } = server()
  const raced = await race(database, 'booth_meeting', (racer) =>
    database.write(async (db) => {
      const [seen] = await db.select().from(meetings).where(eq(meetings.id, data.id))
      if (seen?.state !== 'asked') throw new Error('it was answered')
      const state = racer % 2 === 0 ? ('given' as const) : ('refused' as const)
      return db.update(meetings).set({ state }).where(eq(meetings.id, data.id))
    }),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
})

test('withdrawn while it is given once more, what is left is what the last yes gave, or nothing', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const first = await scan(own, await show(one))
  await answer(one, first.data.id, ['name', 'mail'])
  const raced = await race(server().database, 'booth_meeting', () =>
    server().ask(contract.takeBackMeeting, { id: first.data.id }, { headers: one.headers }),
  )
  expect(fulfilled(raced).map((heard) => heard.data.state)).toEqual(Array.from({ length: RACERS }, () => 'takenBack'))
  expect((await meetingsOf(one.id)).map(({ given }) => given)).toEqual([{}])
  // A yes that comes after it is pressed again says nothing of what was withdrawn.
  expect((await answer(one, first.data.id, ['name', 'mail'])).code).toBe(errors.MeetingOver.code)
})

test('of ten who change a lead at once one does, with a row and without one; without the version all would', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const { data } = await scan(own, await show(one))
  await answer(one, data.id, ['name'])
  const { database } = server()
  const kept = { id: one.id, nextStep: '', nextDay: '', ownerId: null, state: 'won' as const }
  for (const version of [0, 1]) {
    const raced = await race(database, 'exhibitor_lead', () =>
      server().ask(leads.saveLead, { ...kept, version }, { headers: own.headers }),
    )
    const codes = fulfilled(raced).map((heard) => heard.code)
    expect(codes.filter((heard) => heard === 0)).toHaveLength(1)
    expect(codes.filter((heard) => heard === errors.LeadChanged.code)).toHaveLength(RACERS - 1)
  }
  const raced = await race(database, 'exhibitor_lead', () =>
    database.write(async (db) => {
      const ofBoth = and(eq(leadRows.exhibitorId, own.exhibitorId), eq(leadRows.accountId, one.id))
      const [seen] = await db.select().from(leadRows).where(ofBoth)
      if (seen?.version !== 2) throw new Error('it was changed')
      return db.update(leadRows).set({ version: 3 }).where(ofBoth)
    }),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
})

test('a note sent ten times with one key is one', async () => {
  const [own, one] = [await exhibitor(), await visitor()]
  const { data } = await scan(own, await show(one))
  await answer(one, data.id, ['name'])
  const input = { id: one.id, key: newKey(), text: '对白瓷感兴趣' }
  const raced = await race(server().database, 'lead_note', () =>
    server().ask(leads.addLeadNote, input, { headers: own.headers }),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
  const { data: lead } = await server().ask(leads.getLead, { id: one.id }, { headers: own.headers })
  expect(lead.noteList).toHaveLength(1)
})
