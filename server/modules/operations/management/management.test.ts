import * as messageLog from '#contract/foundation/outbox/endpoints.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import * as contract from '#contract/operations/management/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { listEvents } from '#server/modules/foundation/history/index.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'

const server = useServer('demo')
const [ORGANIZER, STAFF] = [5, 11]

const organizer = async () => ({ headers: await signedInAs(server(), ORGANIZER) })

/** The demo account of a user type, signed in. */
async function someone(userType: number) {
  const headers = await signedInAs(server(), userType)
  return { id: Number(headers.userid), headers }
}

const isIn = async (headers: Record<string, string>) => (await server().ask(getLoginUser, {}, { headers })).code
const eventsOf = async (id: number) =>
  (await listEvents(server().database.db, 'account', id)).map(({ event, by }) => ({ ...event, by: by?.en }))

describe('a disabled account', () => {
  it('is out at once, stays out, and comes back enabled without its sessions', async () => {
    const { id, headers } = await someone(20)
    expect(await isIn(headers)).toBe(0)
    const input = { id, disabled: true }
    const { data } = await server().ask(contract.setAccountDisabled, input, await organizer())
    expect(data).toMatchObject({ id, status: 'disabled', sessions: 0 })
    expect(await isIn(headers)).toBe(errors.LoginExpired.code)
    expect((await server().ask(contract.setAccountDisabled, input, await organizer())).code).toBe(
      errors.ActionImpossible.code,
    )
    const back = await server().ask(contract.setAccountDisabled, { id, disabled: false }, await organizer())
    expect(back.data.status).toBe('active')
    expect(await isIn(headers)).toBe(errors.LoginExpired.code)
    expect(await eventsOf(id)).toMatchObject([
      { action: 'disable', fromState: 'active', toState: 'disabled', by: 'Xu Zongyuan' },
      { action: 'enable', fromState: 'disabled', toState: 'active', by: 'Xu Zongyuan' },
    ])
  })

  it.each(['pending', 'rejected'] as const)('cannot come from %s, nor go there', async (status) => {
    const { id } = await someone(19)
    await server().database.db.update(accounts).set({ status }).where(eq(accounts.id, id))
    for (const disabled of [true, false]) {
      const answer = await server().ask(contract.setAccountDisabled, { id, disabled }, await organizer())
      expect(answer.code).toBe(errors.ActionImpossible.code)
    }
  })
})

it('ending the sessions of an account puts it out and leaves it active', async () => {
  const { id, headers } = await someone(18)
  const listed = await server().ask(contract.listAccounts, { userType: 18 }, await organizer())
  expect(listed.data.list).toMatchObject([{ id, sessions: 1, status: 'active' }])
  const { data } = await server().ask(contract.endSessions, { id }, await organizer())
  expect(data).toMatchObject({ sessions: 0, status: 'active' })
  expect(await isIn(headers)).toBe(errors.LoginExpired.code)
  expect(await eventsOf(id)).toMatchObject([{ action: 'endSessions' }])
})

it('a changed type ends the sessions that bore the old one', async () => {
  const { id, headers } = await someone(17)
  const { data } = await server().ask(contract.setUserType, { id, userType: 3 }, await organizer())
  expect(data).toMatchObject({ userType: 3, sessions: 0 })
  expect(await isIn(headers)).toBe(errors.LoginExpired.code)
  expect(await eventsOf(id)).toMatchObject([{ action: 'role', fromState: '17', toState: '3' }])
  const again = await server().ask(contract.setUserType, { id, userType: 3 }, await organizer())
  expect(again.code).toBe(errors.ActionImpossible.code)
})

describe('nobody manages', () => {
  const actions: [AnyEndpoint, object][] = [
    [contract.setAccountDisabled, { disabled: true }],
    [contract.endSessions, {}],
    [contract.setUserType, { userType: 20 }],
  ]

  it.each(actions)('the own account, or one that is not there: %#', async (endpoint, input) => {
    const { id, headers } = await someone(ORGANIZER)
    expect((await server().ask(endpoint, { ...input, id }, { headers })).code).toBe(errors.OwnAccount.code)
    expect(await isIn(headers)).toBe(0)
    const gone = await server().ask(endpoint, { ...input, id: 999_999 }, { headers })
    expect(gone).toMatchObject({ code: errors.AccountNotFound.code, status: 404 })
  })

  it.each(actions)('without being allowed to: %#', async (endpoint, input) => {
    const { id } = await someone(16)
    for (const userType of [STAFF, 3, 10, 6]) {
      const headers = await signedInAs(server(), userType)
      expect((await server().ask(endpoint, { ...input, id }, { headers })).code).toBe(errors.NotAllowed.code)
    }
  })
})

describe('the list of accounts', () => {
  it('finds by name, phone and e-mail, and by type and status', async () => {
    const by = async (filter: { keyWord?: string; userType?: number; status?: 'active' | 'pending' }) =>
      (await server().ask(contract.listAccounts, filter, await organizer())).data.list.map(({ name }) => name)
    for (const keyWord of ['陈采薇', 'caiwei', '13800138006', 'buyer@demo'])
      expect(await by({ keyWord })).toEqual(['陈采薇'])
    expect(await by({ userType: 6, status: 'pending' })).toEqual(['哈特利'])
    expect(await by({ keyWord: '采薇', status: 'pending' })).toEqual([])
  })

  it('is closed to reviewers, and masked for who may only read', async () => {
    const ask = async (userType: number) =>
      server().ask(contract.listAccounts, { keyWord: '陈采薇' }, { headers: await signedInAs(server(), userType) })
    expect((await ask(3)).code).toBe(errors.NotAllowed.code)
    expect((await ask(ORGANIZER)).data.list).toMatchObject([
      { phone: '13800138006', email: 'buyer@demo.yunzhan.example' },
    ])
    expect((await ask(STAFF)).data.list).toMatchObject([{ phone: '138****8006', email: 'b***@demo.yunzhan.example' }])
  })

  it('is exported as it is seen', async () => {
    const ask = async (userType: number) =>
      (
        await server().ask(
          contract.exportAccounts,
          { keyWord: '陈采薇' },
          { language: 'en-US', headers: await signedInAs(server(), userType) },
        )
      ).data
    const { csv, fileName } = await ask(ORGANIZER)
    expect(fileName).toMatch(/^accounts-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv).toMatch(/^\uFEFFNumber,Name[\s\S]*Chen Caiwei,13800138006,buyer@demo\.yunzhan\.example,Buyer,Active/)
    expect((await ask(STAFF)).csv).toContain('138****8006,b***@demo.yunzhan.example')
  })
})

describe('the outbox', () => {
  it('is read and exported by organizers alone', async () => {
    const message = { channel: 'sms', address: '+8613900009999', body: '=cmd|calc', state: 'kept' } as const
    await server()
      .database.db.insert(outbox)
      .values({ ...message, languageType: 1, template: 'code' })
    const listed = await server().ask(messageLog.listOutbox, { channel: 'sms', keyWord: '9999' }, await organizer())
    expect(listed.data.list).toMatchObject([{ address: '+8613900009999', state: 'kept' }])
    const { data } = await server().ask(messageLog.exportOutbox, { keyWord: '9999' }, await organizer())
    expect(data.csv).toContain(`'=cmd|calc`)
    for (const userType of [3, 10, STAFF]) {
      const options = { headers: await signedInAs(server(), userType) }
      expect((await server().ask(messageLog.listOutbox, {}, options)).code).toBe(errors.NotAllowed.code)
      expect((await server().ask(messageLog.exportOutbox, {}, options)).code).toBe(errors.NotAllowed.code)
    }
  })
})
