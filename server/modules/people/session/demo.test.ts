import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { getDemoTour, logInToDemo } from '#contract/people/session/endpoints.ts'
import { demoRoles } from '#contract/people/session/rules.ts'
import { useServer } from '#tests/setup/server.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

describe('in the demo fair', () => {
  const server = useServer('demo', { DEMO: '1' })

  it('the tour names an account for each story, in the language of the reader', async () => {
    const { data } = await server().ask(getDemoTour, {}, { language: 'en-US' })
    expect(data.accounts.map(({ role }) => role)).toEqual([...demoRoles])
    expect(data.accounts[0]).toEqual({ role: 'buyer', userName: 'buyer@demo.yunzhan.example', name: 'Chen Caiwei' })
    expect(data.password).not.toBe('')
  })

  it.each(demoRoles)('one click logs in as the %s', async (role) => {
    const { data } = await server().ask(logInToDemo, { role })
    const headers = { token: data.token, userid: data.userId }
    const own = await server().ask(getLoginUser, {}, { headers })
    expect(own.data.email).toBe(`${role}@demo.yunzhan.example`)
  })

  it('a changed password keeps the click from logging in', async () => {
    const { database } = server()
    const passwordHash = await hashPassword(null, 'Changed#2027')
    await database.write((db) =>
      db.update(accounts).set({ passwordHash }).where(eq(accounts.email, 'finance@demo.yunzhan.example')),
    )
    expect(await server().ask(logInToDemo, { role: 'finance' })).toMatchObject({ data: { error: 'LoginFailed' } })
  })
})

describe.each([
  ['a fair that is not the demo, with accounts of the same addresses', 'demo', { DEMO: '0' }],
  ['a demo that has no accounts yet', 'empty', { DEMO: '1' }],
] as const)('in %s', (_name, filled, environment) => {
  const server = useServer(filled, environment)

  it('the tour names nobody, and no password', async () => {
    expect((await server().ask(getDemoTour, {})).data).toEqual({ password: '', accounts: [] })
  })

  it('a click logs in as nobody', async () => {
    const answer = await server().ask(logInToDemo, { role: 'organizer' })
    expect([answer.status, answer.data]).toMatchObject([404, { error: 'DemoOnly' }])
  })
})
