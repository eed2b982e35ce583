import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { setAccountDisabled } from '#contract/operations/management/endpoints.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { updatePasswordForEmail } from '#contract/people/reset/endpoints.ts'
import * as contract from '#contract/people/team/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { inviting } from '#tests/setup/people/team.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { teamMembers } from './team.schema'

const server = useServer('demo', { PUBLIC_URL: 'https://fair.example' })
const team = inviting(server)
const { headersOf, invited, joined, linkTo, setPassword, logIn } = team

async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, who: number = userTypes.exhibitor) {
  return server().ask(endpoint, input, { headers: await signedInAs(server(), who) })
}

const members = async () => (await ask(contract.listTeam, {})).data.list
const memberNamed = async (email: string) => (await members()).find((one) => one.email === email)
const changes = async () => (await ask(contract.listTeamChanges, {})).data.list
const statusOf = async (id: number) =>
  (await server().database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.status

describe('an invitation', () => {
  it('makes an account that its link alone opens, and says so in the language of the mail', async () => {
    const email = 'wen@team.example'
    const { data } = await invited(email, { role: 'customerService', languageType: 2 })
    expect(data).toMatchObject({ email, role: 'customerService', state: 'invited', self: false, conversations: 0 })
    const hours = (Date.parse(data.invitedUntil ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
    const [mail] = await server().database.db.select().from(outbox).where(eq(outbox.address, email))
    expect(mail).toMatchObject({ channel: 'email', languageType: 2, template: 'teamInvitation' })
    expect(mail?.body).toMatch(
      /as a customer service agent\..*within 24 hours[\s\S]*https:\/\/fair\.example\/login\.html#\/setPassword\?uuid=/,
    )
    const early = await logIn(email)
    expect(early.code).toBe(errors.LoginFailed.code)
    expect((await setPassword(email, await linkTo(email))).code).toBe(0)
    expect(await memberNamed(email)).toMatchObject({ state: 'active', invitedUntil: null })
    expect((await logIn(email)).data).toMatchObject({ userType: userTypes.customerService })
    expect((await setPassword(email, await linkTo(email))).code).toBe(errors.TicketEnded.code)
    expect((await changes()).slice(0, 2)).toMatchObject([
      { action: 'join', by: '新同事', member: '新同事', toRole: 'customerService' },
      { action: 'invite', by: '沈砚秋', member: '新同事', toRole: 'customerService' },
    ])
  })

  it('that has ended opens nothing, and one that is sent again does, by its own link alone', async () => {
    const email = 'late@team.example'
    const { data } = await invited(email)
    const first = await linkTo(email)
    const past = { invitedUntil: new Date(Date.now() - 1_000) }
    await server().database.write((db) => db.update(teamMembers).set(past).where(eq(teamMembers.accountId, data.id)))
    expect(await memberNamed(email)).toMatchObject({ state: 'expired' })
    expect((await setPassword(email, first)).code).toBe(errors.TicketEnded.code)
    expect((await ask(contract.sendInvitationAgain, { id: data.id })).data.state).toBe('invited')
    expect((await setPassword(email, first)).code).toBe(errors.TicketEnded.code)
    expect((await setPassword(email, await linkTo(email))).code).toBe(0)
    expect((await ask(contract.sendInvitationAgain, { id: data.id })).code).toBe(errors.TeamMemberChanged.code)
    expect((await ask(contract.takeBackInvitation, { id: data.id })).code).toBe(errors.TeamMemberChanged.code)
  })

  it('is withdrawn with its link, and leaves the address free', async () => {
    const email = 'back@team.example'
    const { data } = await invited(email)
    const link = await linkTo(email)
    expect((await ask(contract.takeBackInvitation, { id: data.id })).code).toBe(0)
    expect((await setPassword(email, link)).code).toBe(errors.TicketEnded.code)
    expect(await memberNamed(email)).toBeUndefined()
    expect(await statusOf(data.id)).toBe('rejected')
    const again = await invited(email)
    expect(again).toMatchObject({ code: 0, data: { state: 'invited' } })
    expect(again.data.id).not.toBe(data.id)
  })

  it('is refused for an address of another account, by its field', async () => {
    const others = ['buyer@demo.yunzhan.example', 'DELEGATION@demo.yunzhan.example', 'service@demo.yunzhan.example']
    for (const email of others)
      expect(await invited(email)).toMatchObject({
        code: errors.TeamEmailTaken.code,
        data: { error: 'TeamEmailTaken', field: 'email' },
      })
    expect(await invited('exhibitor@demo.yunzhan.example')).toMatchObject({
      code: errors.TeamEmailMember.code,
      data: { field: 'email' },
    })
    const wrong = await invited('no address', { name: ' ' })
    expect(wrong).toMatchObject({
      code: errors.BadInput.code,
      data: {
        fields: [
          { field: 'email', message: '邮箱格式不正确' },
          { field: 'name', message: '请输入姓名' },
        ],
      },
    })
  })

  it('sent twice with one key is one', async () => {
    const email = 'twice@team.example'
    const key = 'one-key-of-the-form'
    const [one, two] = [await invited(email, { key }), await invited(email, { key })]
    expect([one.code, two.code]).toEqual([0, 0])
    expect(two.data.id).toBe(one.data.id)
    const mails = await server().database.db.select().from(outbox).where(eq(outbox.address, email))
    expect(mails).toHaveLength(1)
    expect((await invited(email)).code).toBe(errors.TeamEmailMember.code)
  })

  it('goes to one address five times a day at most', async () => {
    const email = 'often@team.example'
    const { data } = await invited(email)
    const codes = []
    for (let i = 0; i < 5; i++) codes.push((await ask(contract.sendInvitationAgain, { id: data.id })).code)
    expect(codes).toEqual([0, 0, 0, 0, errors.TooManyInvitations.code])
  })

  it('cannot be proved by another way than its mailbox', async () => {
    const email = 'code@team.example'
    await invited(email)
    const forged = await server().ask(updatePasswordForEmail, { email, uuid: 'x'.repeat(43), password: 'Fresh#2027' })
    expect(forged.code).toBe(errors.TicketEnded.code)
    expect(await memberNamed(email)).toMatchObject({ state: 'invited' })
  })
})

describe('a member', () => {
  it('is removed at once, keeps the exhibitor, and comes back by a new link alone', async () => {
    const email = 'gone@team.example'
    const { id, headers } = await joined(email, 'customerService')
    expect((await server().ask(getLoginUser, {}, { headers })).data.exhibitorId).not.toBeNull()
    expect((await ask(contract.removeMember, { id, role: 'customerService' })).code).toBe(0)
    expect((await server().ask(getLoginUser, {}, { headers })).code).toBe(errors.LoginExpired.code)
    expect((await logIn(email)).code).toBe(errors.AccountDisabled.code)
    expect(await memberNamed(email)).toBeUndefined()
    const [kept] = await server().database.db.select().from(accounts).where(eq(accounts.id, id))
    expect(kept).toMatchObject({ status: 'disabled', userType: userTypes.customerService })
    expect(kept?.exhibitorId).not.toBeNull()
    expect((await invited(email, {}, userTypes.exhibitingDelegation)).code).toBe(errors.TeamEmailTaken.code)
    const back = await invited(email, { role: 'anchor' })
    expect(back.data).toMatchObject({ id, role: 'anchor', state: 'invited' })
    expect((await logIn(email)).code).toBe(errors.LoginFailed.code)
    expect((await setPassword(email, await linkTo(email))).code).toBe(0)
    expect((await logIn(email)).data.userType).toBe(userTypes.anchor)
  })

  it('whom the organizer disabled is not brought back by the team', async () => {
    const email = 'barred@team.example'
    const { id } = await joined(email, 'salesperson')
    const disable = (disabled: boolean) => ask(setAccountDisabled, { id, disabled }, userTypes.organizer)
    await disable(true)
    expect(await memberNamed(email)).toMatchObject({ state: 'disabled' })
    expect((await invited(email)).code).toBe(errors.TeamEmailMember.code)
    expect((await ask(contract.removeMember, { id, role: 'salesperson' })).code).toBe(errors.TeamMemberChanged.code)
    await disable(false)
    expect((await ask(contract.removeMember, { id, role: 'salesperson' })).code).toBe(0)
    // The organizer restores a removed member, and has the last word from then on.
    await disable(false)
    expect(await memberNamed(email)).toMatchObject({ state: 'active' })
    await disable(true)
    expect((await invited(email)).code).toBe(errors.TeamEmailMember.code)
  })

  it('gets another role and is out until they log in with it', async () => {
    const { id, headers } = await joined('role@team.example', 'salesperson')
    const input = { id, from: 'salesperson', to: 'admin' } as const
    expect((await ask(contract.changeMemberRole, input)).data).toMatchObject({ id, role: 'admin' })
    expect((await server().ask(getLoginUser, {}, { headers })).code).toBe(errors.LoginExpired.code)
    expect((await ask(contract.changeMemberRole, input)).code).toBe(errors.TeamMemberChanged.code)
    const [last] = await changes()
    expect(last).toMatchObject({ action: 'changeRole', fromRole: 'salesperson', toRole: 'admin', handedTo: '' })
  })

  it('does none of it to themselves, nor to another team', async () => {
    const { data } = await server().ask(contract.listTeam, {}, { headers: await headersOf(userTypes.exhibitor) })
    const self = data.list.find((one) => one.self)?.id ?? 0
    expect((await ask(contract.removeMember, { id: self, role: 'admin' })).code).toBe(errors.OwnAccount.code)
    const own = { id: self, from: 'admin', to: 'anchor' } as const
    expect((await ask(contract.changeMemberRole, own)).code).toBe(errors.OwnAccount.code)
    const foreign = await ask(contract.removeMember, { id: self, role: 'admin' }, userTypes.exhibitingDelegation)
    expect(foreign.code).toBe(errors.TeamMemberNotFound.code)
    const theirs = await ask(contract.listTeam, {}, userTypes.exhibitingDelegation)
    expect(theirs.data.list.map(({ name }) => name)).toEqual(['唐团长'])
    expect((await ask(contract.listTeamChanges, {}, userTypes.exhibitingDelegation)).data.list).toEqual([])
  })
})

it('a team has at most 50 people', async () => {
  const { db } = server().database
  const [own] = await db.select().from(accounts).where(eq(accounts.userType, userTypes.exhibitingDelegation))
  const { exhibitorId = null } = own ?? {}
  const name = { zh: '多', en: 'Many' }
  const many = Array.from({ length: 49 }, (_, i) => ({
    name,
    exhibitorId,
    userType: userTypes.salesperson,
    status: 'active' as const,
    passwordHash: '',
    email: `many-${i}@team.example`,
  }))
  await server().database.write((write) => write.insert(accounts).values(many))
  const full = await invited('full@team.example', {}, userTypes.exhibitingDelegation)
  expect(full).toMatchObject({ code: errors.TeamFull.code, data: { max: 50 } })
})

it('who may not manage a team is notified', async () => {
  const { headers } = await joined('plain@team.example', 'customerService')
  for (const endpoint of [contract.listTeam, contract.listTeamChanges])
    expect((await server().ask(endpoint, {}, { headers })).code).toBe(errors.NotAllowed.code)
})

describe('an organizer', () => {
  const asOrganizer = (input: InputOf<typeof contract.inviteAdmin>) =>
    ask(contract.inviteAdmin, input, userTypes.organizer)
  const invitation = (over: object = {}) => ({
    key: 'admin-of-another',
    email: 'lu@first.example',
    name: '陆知远',
    languageType: 1,
    exhibitorId: 5,
    ...over,
  })

  it('invites the first admin of an exhibitor, once for a key, who then keeps its team', async () => {
    expect((await asOrganizer(invitation())).code).toBe(0)
    expect((await asOrganizer(invitation())).code).toBe(0)
    const rows = await server().database.db.select().from(accounts).where(eq(accounts.email, 'lu@first.example'))
    expect(rows).toMatchObject([{ exhibitorId: 5, userType: userTypes.exhibitor, status: 'invited' }])
    expect((await setPassword('lu@first.example', await linkTo('lu@first.example'))).code).toBe(0)
    const token = (await logIn('lu@first.example')).data.token
    const { data } = await server().ask(contract.listTeam, {}, { headers: { token } })
    expect(data.list.map(({ email, role }) => ({ email, role }))).toEqual([
      { email: 'lu@first.example', role: 'admin' },
    ])
  })

  it('is refused for an exhibitor that there is not, and for an address that somebody has', async () => {
    const gone = await asOrganizer(invitation({ key: 'admin-of-nobody', email: 'a@none.example', exhibitorId: 9_999 }))
    expect(gone.code).toBe(errors.ExhibitorNotFound.code)
    const taken = await asOrganizer(invitation({ key: 'admin-again', email: 'exhibitor@demo.yunzhan.example' }))
    expect(taken).toMatchObject({ code: errors.TeamEmailTaken.code, data: { field: 'email' } })
  })
})
