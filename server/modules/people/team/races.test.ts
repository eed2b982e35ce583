import { eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { changeMemberRole, inviteMember, removeMember } from '#contract/people/team/endpoints.ts'
import { TEAM_MAX } from '#contract/people/team/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { inviting } from '#tests/setup/people/team.ts'
import { changeAccount } from '#server/modules/foundation/accounts/index.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { holdAgent } from '#server/modules/live/chat/index.ts'
import { listTeamRows } from './team.queries'

const server = useServer('demo')
const { joined } = inviting(server)

const findOwn = async (userType: number) => {
  const headers = await signedInAs(server(), userType)
  const [own] = await server()
    .database.db.select()
    .from(accounts)
    .where(eq(accounts.id, Number(headers.userid)))
  return { headers, id: Number(headers.userid), exhibitorId: own?.exhibitorId ?? 0 }
}
const countActive = async (ids: number[]) =>
  (await server().database.db.select().from(accounts).where(inArray(accounts.id, ids))).filter(
    ({ status }) => status === 'active',
  ).length

let pairs = 0
const pair = async () => {
  pairs += 1
  return [
    await joined(`left-${pairs}@team.example`, 'admin'),
    await joined(`right-${pairs}@team.example`, 'admin'),
  ] as const
}

test('two admins who remove each other do not both succeed, and do without the guard', async () => {
  const { database } = server()
  const { exhibitorId } = await findOwn(userTypes.exhibitor)
  const [one, two] = await pair()
  const guarded = await race(database, 'account', async (racer) => {
    const [by, of] = racer % 2 === 0 ? [one, two] : [two, one]
    return server().ask(removeMember, { id: of.id, role: 'admin' }, { headers: by.headers })
  })
  expect(guarded.connections).toBeGreaterThanOrEqual(RACERS)
  expect(fulfilled(guarded).filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await countActive([one.id, two.id])).toBe(1)

  const [three, four] = await pair()
  await race(database, 'account', (racer) => {
    const [by, of] = racer % 2 === 0 ? [three, four] : [four, three]
    return database.write(async (db) => {
      const rows = await listTeamRows(db, exhibitorId)
      const requester = rows.find(({ account }) => account.id === by.id)
      if (requester?.account.status !== 'active') throw new Error('removed')
      return changeAccount(db, of.id, { status: 'disabled' })
    })
  })
  expect(await countActive([three.id, four.id])).toBe(0)
})

test('of ten who change one member at once one does, and the others are notified', async () => {
  const { headers } = await findOwn(userTypes.exhibitor)
  const { id } = await joined('target@team.example', 'salesperson')
  const outcome = await race<{ code: number }>(server().database, 'account', (racer) =>
    racer % 2 === 0
      ? server().ask(removeMember, { id, role: 'salesperson' }, { headers })
      : server().ask(changeMemberRole, { id, from: 'salesperson', to: 'anchor' }, { headers }),
  )
  const codes = fulfilled(outcome).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  const notified = new Set<number>([errors.TeamMemberChanged.code, errors.TeamMemberNotFound.code])
  expect(codes.filter((code) => notified.has(code))).toHaveLength(RACERS - 1)
})

test('of ten invitations for the last place one is sent', async () => {
  const { headers, exhibitorId } = await findOwn(userTypes.exhibitingDelegation)
  const { database } = server()
  const name = { zh: '多', en: 'Many' }
  const given = { name, exhibitorId, userType: userTypes.anchor, status: 'active' as const, passwordHash: '' }
  const many = Array.from({ length: TEAM_MAX - 2 }, (_, i) => ({ ...given, email: `many-${i}@team.example` }))
  await database.write((db) => db.insert(accounts).values(many))
  const outcome = await race(database, 'account', (racer) => {
    const invitation = { email: `last-${racer}@team.example`, name: '甲', role: 'anchor' as const, languageType: 1 }
    return server().ask(inviteMember, { key: `last-place-${racer}`, ...invitation }, { headers })
  })
  const codes = fulfilled(outcome).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.TeamFull.code)).toHaveLength(RACERS - 1)
  expect(await listTeamRows(database.db, exhibitorId)).toHaveLength(TEAM_MAX)
})

test('removing a member while they take a conversation requires a handover', async () => {
  const { database } = server()
  const { headers, exhibitorId } = await findOwn(userTypes.exhibitor)
  const { id } = await joined('taking@team.example', 'customerService')
  const visitor = await findOwn(userTypes.buyer)
  const service = String(exhibitorId)
  const conversation = { visitorId: visitor.id, service, lastSequence: 1, lastAt: new Date() }
  const watcher = new pg.Client(database.url)
  await watcher.connect()
  const removing: ReturnType<typeof remove>[] = []
  const remove = () => server().ask(removeMember, { id, role: 'customerService' }, { headers })
  await database.write(async (db) => {
    expect(await holdAgent(db, service, id)).toBe(true)
    removing.push(remove())
    await vi.waitFor(
      async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect((await watcher.query(waiting)).rows).toHaveLength(1)
      },
      { timeout: 20_000, interval: 5 },
    )
    await db.insert(conversations).values({ ...conversation, agentId: id })
  })
  await watcher.end()
  expect((await removing[0])?.code).toBe(errors.HandOverNeeded.code)
  expect(
    (await server().ask(removeMember, { id, role: 'customerService', handOverTo: Number(headers.userid) }, { headers }))
      .code,
  ).toBe(0)
  expect(await database.write((db) => holdAgent(db, service, id))).toBe(false)
})
