import { AsyncResource } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { leave, listConsents, previewLeaving, takeBackLeaving } from '#contract/operations/privacy/endpoints.ts'
import { dialogLogin, smsLogin } from '#contract/people/session/endpoints.ts'
import { captchaOf, DEMO_PASSWORD } from '#tests/setup/access.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { holdAccount, lockAccount } from '#server/modules/foundation/accounts/index.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { reviewEvents } from '#server/modules/foundation/history/history.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { sessions } from '#server/modules/people/session/session.schema.ts'
import { personalData } from '#server/domains/personal-data.ts'
import { markLeaving } from '../leaving.queries'
import { departures } from '../privacy.schema'
import { deleteAccounts } from './delete-accounts'

const server = useServer('demo')
const { person: somebody } = talking(server)
const DAY_MS = 86_400_000

let made = 0
/** Somebody who can log in by the demo password. */
async function person(over: Partial<typeof accounts.$inferInsert> = {}) {
  const { db } = server().database
  const [known] = await db.select().from(accounts).where(eq(accounts.userType, userTypes.buyer))
  const email = `leaving-${(made += 1)}@buyer.example`
  return { email, ...(await somebody({ email, passwordHash: known?.passwordHash ?? '', ...over })) }
}
type Person = Awaited<ReturnType<typeof person>>

const ask = ({ headers }: Pick<Person, 'headers'>, over: object = {}) =>
  server().ask(leave, { password: DEMO_PASSWORD, phrase: '注销账号', ...over }, { headers })
const logIn = async (email: string) =>
  server().ask(dialogLogin, { userName: email, password: DEMO_PASSWORD, ...(await captchaOf(server())) })
const accountOf = async (id: number) => {
  const [found] = await server().database.db.select().from(accounts).where(eq(accounts.id, id))
  if (!found) throw new Error('the account is there')
  return found
}
const work = (now: Date, database: Parameters<typeof deleteAccounts>[0] = server().database) =>
  deleteAccounts(database, { config: server().config, providers: server().providers, personalData }, now)
const after = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('a request for deletion', () => {
  it('needs the phrase in either language, and the password', async () => {
    const one = await person()
    expect((await ask(one, { phrase: '注销' })).code).toBe(errors.PhraseWrong.code)
    expect((await ask(one, { password: 'Wrong#2026' })).code).toBe(errors.PasswordWrong.code)
    expect((await accountOf(one.id)).status).toBe('active')
    expect((await ask(one, { phrase: ' Delete my account ' })).code).toBe(0)
  })

  it('ends every session, says so by mail, and leaves a line that names nobody', async () => {
    const one = await person()
    expect((await ask(one)).code).toBe(0)
    expect(await accountOf(one.id)).toMatchObject({ status: 'leaving' })
    expect((await server().ask(listConsents, {}, one)).code).toBe(errors.LoginExpired.code)
    const { db } = server().database
    expect(await db.select().from(sessions).where(eq(sessions.accountId, one.id))).toEqual([])
    const sent = await db.select().from(outbox).where(eq(outbox.address, one.email))
    expect(sent.map(({ template }) => template)).toEqual(['accountLeaving'])
    const events = await db.select().from(reviewEvents).where(eq(reviewEvents.subjectId, one.id))
    expect(events.filter(({ subject }) => subject === 'account')).toMatchObject([{ action: 'leave', byAccount: null }])
  })

  it('can be withdrawn by whoever can log in, with the key of that login, once', async () => {
    const one = await person()
    await ask(one)
    const refused = await logIn(one.email)
    expect(refused.code).toBe(errors.AccountLeaving.code)
    const { key } = Object(refused.data)
    expect(key.length).toBeGreaterThan(16)
    const back = await server().ask(takeBackLeaving, { key })
    expect(back.data.userId).toBe(String(one.id))
    expect((await server().ask(listConsents, {}, { headers: { token: back.data.token } })).code).toBe(0)
    expect((await server().ask(takeBackLeaving, { key })).code).toBe(errors.TakeBackEnded.code)
    expect((await server().ask(takeBackLeaving, { key: 'x'.repeat(32) })).code).toBe(errors.TakeBackEnded.code)
    await work(after(8))
    expect(await accountOf(one.id)).toMatchObject({ status: 'active', leavesAt: null })
  })

  it('is shown to nobody who does not know the password', async () => {
    const one = await person()
    await ask(one)
    const input = { userName: one.email, password: 'Wrong#2026', ...(await captchaOf(server())) }
    expect((await server().ask(dialogLogin, input)).code).toBe(errors.LoginFailed.code)
    const byCode = { account: one.email, verifyCode: '000000', loginType: 2, userType: 6 }
    expect((await server().ask(smsLogin, byCode)).code).toBe(errors.CodeWrong.code)
  })
})

describe('what keeps an account', () => {
  const blocksOf = async (one: Person) => {
    const { data } = await server().ask(previewLeaving, {}, one)
    const answer = await ask(one)
    expect(answer.code).toBe(errors.LeavingBlocked.code)
    expect(Object(answer.data).blocks).toEqual(data.blocks.map(({ block }) => block))
    return data.blocks
  }

  it('an order that waits for payment, and tickets that are good', async () => {
    const one = await person()
    const type = await typeNamed(server(), 'One-day ticket')
    const order = await placed(server(), one.headers, wholeOrder(type))
    expect(await blocksOf(one)).toEqual([{ block: 'order', count: 1 }])
    const { db } = server().database
    await db.update(orders).set({ state: 'closed' }).where(eq(orders.id, order.id))
    expect((await server().ask(previewLeaving, {}, one)).data.blocks).toEqual([])
  })

  it('being the one admin of an exhibitor, or the one organizer', async () => {
    const { db } = server().database
    const admin = await person({ userType: userTypes.exhibitor, exhibitorId: 40 })
    expect(await blocksOf(admin)).toEqual([{ block: 'onlyAdmin', count: 1 }])
    const second = await person({ userType: userTypes.exhibitor, exhibitorId: 40 })
    expect((await ask(admin)).code).toBe(0)
    expect(await blocksOf(second)).toEqual([{ block: 'onlyAdmin', count: 1 }])
    const organizer = await person({ userType: userTypes.organizer })
    await db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.email, 'organizer@demo.yunzhan.example'))
    expect(await blocksOf(organizer)).toEqual([{ block: 'onlyOrganizer', count: 1 }])
    await db.update(accounts).set({ status: 'active' }).where(eq(accounts.email, 'organizer@demo.yunzhan.example'))
  })

  it('is requested again when the day has come, which then is a day later', async () => {
    const one = await person()
    await ask(one)
    const { db } = server().database
    const row = { number: 'T-late', kind: 'ticket' as const, accountId: one.id, clientKey: 'late', totalFen: 0 }
    const money = { discountFen: 0, payableFen: 0, contactName: '', contactPhone: '', heldUntil: after(9) }
    await db.insert(orders).values({ ...row, ...money })
    await work(after(7.01))
    expect((await accountOf(one.id)).status).toBe('leaving')
    await db.update(orders).set({ state: 'closed' }).where(eq(orders.clientKey, 'late'))
    await work(after(7.5))
    expect((await accountOf(one.id)).status).toBe('leaving')
    await work(after(8.1))
    expect((await accountOf(one.id)).status).toBe('deleted')
  })
})

describe('deletion', () => {
  it('waits for the days of grace, and says at the end that it is done', async () => {
    const one = await person()
    await ask(one)
    await work(after(6.9))
    expect((await accountOf(one.id)).status).toBe('leaving')
    await work(after(7.01))
    expect(await accountOf(one.id)).toMatchObject({ status: 'deleted', email: '' })
    const { db } = server().database
    const sent = await db.select().from(outbox).where(eq(outbox.address, one.email))
    expect(sent.map(({ template }) => template)).toEqual(['accountDeleted'])
    expect(await work(after(9))).toBe(0)
  })

  it('goes on where it broke off', async () => {
    const one = await person()
    await ask(one)
    const { database } = server()
    let left = 40
    const breaking = {
      db: database.db,
      write: <T>(run: (db: typeof database.db) => Promise<T>) => {
        left -= 1
        if (left < 0) throw new Error('killed')
        return database.write(run)
      },
    }
    await expect(work(after(7.01), breaking)).rejects.toThrow('killed')
    const [half] = await database.db.select().from(departures).where(eq(departures.accountId, one.id))
    expect(half?.done.length).toBe(39)
    expect(new Set(half?.done).size).toBe(39)
    // Once it has begun it cannot be withdrawn.
    const { key } = Object((await logIn(one.email)).data)
    expect((await server().ask(takeBackLeaving, { key })).code).toBe(errors.TakeBackEnded.code)
    await work(after(7.01))
    expect((await accountOf(one.id)).status).toBe('deleted')
  })

  it('takes what comes while it is under way', async () => {
    const one = await person()
    await ask(one)
    const { db } = server().database
    await work(after(7.01), {
      db,
      write: async (run) => {
        const [departure] = await db.select().from(departures).where(eq(departures.accountId, one.id))
        // Past the entry of notices one more arrives.
        if (departure?.done.includes('notice.account_id') && departure.done.at(-1) === 'notice.account_id')
          await db.insert(notices).values({ accountId: one.id, name: 'orderPaid', parameters: {} })
        return server().database.write(run)
      },
    })
    expect(await db.select().from(notices).where(eq(notices.accountId, one.id))).toEqual([])
  })
})

describe('at once', () => {
  it('ten concurrent calls make one request', async () => {
    const one = await person()
    const { database } = server()
    const control = await person()
    const raced = await race(database, 'account', () => ask(one))
    const codes = raced.outcomes.map((each) => (each.status === 'fulfilled' ? each.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.LoginExpired.code)).toHaveLength(RACERS - 1)
    expect(await database.db.select().from(departures).where(eq(departures.accountId, one.id))).toHaveLength(1)
    // Without its condition each of the ten would have written.
    const loose = await race(database, 'account', () =>
      database.write((db) =>
        db.update(accounts).set({ leavesAt: new Date() }).where(eq(accounts.id, control.id)).returning(),
      ),
    )
    expect(loose.outcomes.filter((each) => each.status === 'fulfilled' && each.value.length === 1)).toHaveLength(RACERS)
  })

  it('ten servers that delete the same account write one farewell', async () => {
    const one = await person()
    await ask(one)
    const { database } = server()
    await Promise.all(Array.from({ length: RACERS }, () => work(after(7.01))))
    await work(after(7.01))
    expect((await accountOf(one.id)).status).toBe('deleted')
    const sent = await database.db.select().from(outbox).where(eq(outbox.address, one.email))
    expect(sent.map(({ template }) => template)).toEqual(['accountDeleted'])
  })

  it('an order that comes second is refused; one that comes first keeps the account', async () => {
    const one = await person()
    const type = await typeNamed(server(), 'One-day ticket')
    const leaving = async (db: Parameters<typeof holdAccount>[0]) => {
      await holdAccount(db, one.id)
      await markLeaving(db, one.id, after(7))
    }
    // Outside the first's transaction, in which no call may go out.
    const order = AsyncResource.bind(() => server().ask(placeTicketOrder, wholeOrder(type), { headers: one.headers }))
    const second = await comeSecond(server().database, leaving, order)
    expect(second.code).toBe(errors.LoginExpired.code)
    const other = await person()
    const late = await comeSecond(
      server().database,
      async (db) => {
        await lockAccount(db, other.id)
        const row = { number: 'T-first', kind: 'ticket' as const, accountId: other.id, clientKey: 'first', totalFen: 0 }
        const money = { discountFen: 0, payableFen: 0, contactName: '', contactPhone: '', heldUntil: after(1) }
        await db.insert(orders).values({ ...row, ...money })
      },
      () => ask(other),
    )
    expect(late.code).toBe(errors.LeavingBlocked.code)
    // The control: whoever looks at the row alone, and not at how it stands, goes on.
    const control = await person()
    const passed = await comeSecond(
      server().database,
      async (db) => {
        await holdAccount(db, control.id)
        await markLeaving(db, control.id, after(7))
      },
      () => server().database.write(async (db) => lockAccount(db, control.id).then(() => 'passed')),
    )
    expect(passed).toBe('passed')
  })

  it('a login that comes second opens nothing', async () => {
    const one = await person()
    const second = await comeSecond(
      server().database,
      async (db) => {
        await holdAccount(db, one.id)
        await markLeaving(db, one.id, after(7))
      },
      () => logIn(one.email),
    )
    // It has read the account as active: what it was given opens nothing.
    const { token = 'none' } = Object(second.data)
    expect([0, errors.AccountLeaving.code]).toContain(second.code)
    expect((await server().ask(listConsents, {}, { headers: { token } })).code).toBe(errors.LoginExpired.code)
  })
})
