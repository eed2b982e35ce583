import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { listAccounts } from '#contract/operations/management/endpoints.ts'
import { updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import { captchaOf } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS, rejected } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { addAccount, findAccount } from '#server/modules/foundation/accounts/index.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { oneTimes } from '#server/platform/auth/auth.schema.ts'
import { inviteOrganizer } from './invite-organizer'

const server = useServer('empty', { DEMO: '0' })
const email = 'Lin@Museum.example'
const folded = 'lin@museum.example'
const origin = 'https://fair.example'
const invite = (change: Partial<Parameters<typeof inviteOrganizer>[1]> = {}) =>
  inviteOrganizer(server().database, { email, name: '林月', language: 'zh-CN', origin, ...change })

/** What the page reads from the link. */
function ticketIn(link: string) {
  const { pathname, hash } = new URL(link)
  const query = new URLSearchParams(hash.slice(hash.indexOf('?')))
  expect({ pathname, route: hash.split('?')[0] }).toEqual({ pathname: '/login.html', route: '#/setPassword' })
  return { uuid: query.get('uuid') ?? '', email: query.get('authEmail') ?? '', lang: query.get('lang') }
}

function setPassword(link: string, password: string) {
  const { uuid, email: address } = ticketIn(link)
  return server().ask(updatePasswordForEmail, { uuid, email: address, password })
}
async function logIn(password: string) {
  return server().ask(dialogLogin, { userName: folded, password, ...(await captchaOf(server())) })
}

describe('the first organizer of a fair without a demo', () => {
  it('sets a password by the link, once, and runs the desk', async () => {
    const link = await invite()
    expect(ticketIn(link)).toMatchObject({ email: folded, lang: 'zh-CN' })
    expect((await setPassword(link, 'short')).code).toBe(errors.BadInput.code)
    expect((await setPassword(link, 'Museum#2026')).code).toBe(0)
    expect((await setPassword(link, 'Museum#2027')).code).toBe(errors.TicketEnded.code)
    const { data } = await logIn('Museum#2026')
    const headers = { token: data.token, userid: data.userId }
    const seen = await server().ask(listAccounts, { page: 1, limit: 10 }, { headers })
    expect(seen.data.list).toMatchObject([{ email: folded, userType: 5, name: '林月' }])
  })

  it('has one link at a time: another ends the earlier, and keeps account and password', async () => {
    const [earlier, later] = [await invite(), await invite({ language: 'en-US' })]
    expect(ticketIn(later).lang).toBe('en-US')
    expect((await setPassword(earlier, 'Museum#2028')).code).toBe(errors.TicketEnded.code)
    expect((await logIn('Museum#2026')).code).toBe(0)
    expect((await setPassword(later, 'Museum#2028')).code).toBe(0)
    expect((await logIn('Museum#2026')).code).toBe(errors.LoginFailed.code)
    expect((await logIn('Museum#2028')).code).toBe(0)
    expect(await server().database.db.select().from(accounts)).toHaveLength(1)
  })

  it('has a day for it, and the link is kept as a hash', async () => {
    const { uuid } = ticketIn(await invite())
    const kept = await server().database.db.select().from(oneTimes).where(eq(oneTimes.kind, 'resetTicket'))
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(uuid)
    const hours = (Number(kept[0]?.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('cannot log in before the password is set', async () => {
    await invite({ email: 'new@museum.example' })
    const login = { userName: 'new@museum.example', password: '', ...(await captchaOf(server())) }
    for (const password of ['x', 'Museum#2026'])
      expect((await server().ask(dialogLogin, { ...login, ...(await captchaOf(server())), password })).code).toBe(
        errors.LoginFailed.code,
      )
  })

  it.each([
    ['of another user type', { userType: 6, status: 'active' as const }, /user type 6/],
    ['that is disabled', { userType: 5, status: 'disabled' as const }, /disabled/],
  ])('is none with an account %s', async (_, given, words) => {
    const address = `${given.status}@museum.example`
    const row = { ...given, email: address, passwordHash: 'x', name: { zh: '', en: '' } }
    await server().database.write((db) => db.insert(accounts).values(row))
    await expect(invite({ email: address, language: 'en-US' })).rejects.toThrow(words)
  })

  it('has an e-mail address', async () => {
    await expect(invite({ email: 'lin', language: 'en-US' })).rejects.toThrow('--email')
  })
})

describe('ten invitations of one address at once', () => {
  const address = 'race@museum.example'
  const count = (where: SQL) => server().database.db.$count(accounts, where)

  it('make one account, and the last link is the one that opens it', async () => {
    const result = await race(server().database, 'account', () => invite({ email: address }))
    expect(rejected(result)).toEqual([])
    expect(await count(eq(accounts.email, address))).toBe(1)
    const opened = []
    for (const link of fulfilled(result)) opened.push((await setPassword(link, 'Museum#2026')).code)
    expect(opened.filter((code) => code === 0)).toHaveLength(1)
    expect(new Set(opened)).toEqual(new Set([0, errors.TicketEnded.code]))
  })

  it('make ten where nobody waits and nothing is unique', async () => {
    const { database } = server()
    await database.db.execute(sql`drop index account_email`)
    const other = 'control@museum.example'
    const account = {
      email: other,
      name: { zh: '', en: '' },
      passwordHash: 'x',
      userType: 5,
      status: 'active',
    } as const
    await race(database, 'account', () =>
      database.write(async (db) => (await findAccount(db, other)) ?? addAccount(db, account)),
    )
    expect(await count(eq(accounts.email, other))).toBe(RACERS)
  })
})
