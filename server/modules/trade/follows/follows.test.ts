import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/follows/endpoints.ts'
import { FOLLOWS_MAX } from '#contract/trade/follows/limits.ts'
import { followKinds, type FollowTarget } from '#contract/trade/follows/rules.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { addFollow } from './follows.queries'
import { follows } from './follows.schema'

const server = useServer('demo')

async function person(userType: number = userTypes.buyer) {
  const headers = await signedInAs(server(), userType)
  const accountId = Number(headers.userid)
  await server().database.write((db) => db.delete(follows).where(eq(follows.accountId, accountId)))
  return { headers, accountId }
}
type Person = Awaited<ReturnType<typeof person>>

const press = ({ headers }: Person, target: FollowTarget) => server().ask(contract.follow, target, { headers })
const listOf = async ({ headers }: Person, input: object = {}) =>
  (await server().ask(contract.listFollows, input, { headers, language: 'en-US' })).data
const rowsOf = ({ accountId }: Person) =>
  server().database.db.select().from(follows).where(eq(follows.accountId, accountId))
const hide = (id: number, shownFrom: Date | null) =>
  server().database.write((db) => db.update(exhibits).set({ shownFrom }).where(eq(exhibits.id, id)))

describe('following', () => {
  it('adds once and removes once, however often it is requested, of every kind', async () => {
    const one = await person()
    for (const kind of followKinds) {
      for (const _ of [1, 2]) expect((await press(one, { kind, id: 1 })).code).toBe(0)
    }
    expect(await rowsOf(one)).toHaveLength(followKinds.length)
    const { headers } = one
    for (const _ of [1, 2])
      expect((await server().ask(contract.unfollow, { kind: 'news', id: 1 }, { headers })).code).toBe(0)
    const targets = followKinds.map((kind) => ({ kind, id: 1 }))
    const { data } = await server().ask(contract.listFollowed, { targets }, { headers })
    expect(new Set(data.followed.map(({ kind }) => kind))).toEqual(
      new Set(followKinds.filter((kind) => kind !== 'news')),
    )
  })

  it('is for who is signed in, and each has their own', async () => {
    expect((await server().ask(contract.follow, { kind: 'exhibit', id: 1 })).code).toBe(errors.LoginExpired.code)
    const [one, other] = [await person(), await person(userTypes.tourist)]
    await press(one, { kind: 'exhibit', id: 1 })
    const unfollowed = await server().ask(contract.unfollow, { kind: 'exhibit', id: 1 }, { headers: other.headers })
    expect(unfollowed.code).toBe(0)
    expect(await rowsOf(one)).toHaveLength(1)
    expect((await listOf(other)).list).toEqual([])
  })

  it.each([
    ['exhibitor', 'ExhibitorNotFound'],
    ['exhibit', 'ExhibitNotFound'],
    ['news', 'ArticleNotFound'],
    ['live', 'LiveNotFound'],
    ['schedule', 'EventNotFound'],
  ] as const)('is refused of a missing %s', async (kind, error) => {
    expect((await press(await person(), { kind, id: 2_000_000_000 })).code).toBe(errors[error].code)
  })

  it('is refused of what has been taken down; where it was followed it stays without its details', async () => {
    const one = await person()
    await press(one, { kind: 'exhibit', id: 7 })
    const [before] = (await listOf(one)).list
    expect(before).toMatchObject({ isShown: true, kind: 'exhibit', id: 7 })
    expect(before?.name).not.toBe('')
    await hide(7, null)
    const [after] = (await listOf(one)).list
    expect(after).toMatchObject({ isShown: false, id: 7, name: '', picture: '', company: '' })
    expect((await press(await person(userTypes.tourist), { kind: 'exhibit', id: 7 })).code).toBe(
      errors.ExhibitNotFound.code,
    )
    const { headers } = one
    expect((await server().ask(contract.unfollow, { kind: 'exhibit', id: 7 }, { headers })).code).toBe(0)
    expect(await rowsOf(one)).toEqual([])
    await hide(7, new Date(0))
  })
})

describe('the own list', () => {
  it('has the last first, by kind, by name and by page', async () => {
    const one = await person()
    for (const target of [
      { kind: 'exhibit', id: 1 },
      { kind: 'exhibitor', id: 1 },
      { kind: 'exhibit', id: 2 },
    ] as const)
      await press(one, target)
    const all = await listOf(one)
    expect(all.list.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['exhibit 2', 'exhibitor 1', 'exhibit 1'])
    expect((await listOf(one, { kind: 'exhibit' })).totalCount).toBe(2)
    const name = all.list[2]?.name ?? ''
    expect((await listOf(one, { keyWord: name.toUpperCase() })).list.map(({ id, kind }) => [kind, id])).toContainEqual([
      'exhibit',
      1,
    ])
    expect(await listOf(one, { page: 2, limit: 2 })).toMatchObject({ totalCount: 3, list: [{ id: 1 }] })
  })
})

test('an exhibitor reads how many follow it and collect its exhibits, and no other', async () => {
  const { headers, accountId } = await person(userTypes.exhibitor)
  const { db } = server().database
  const [own] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  const exhibitorId = own?.exhibitorId ?? 0
  const [mine] = await db.select().from(exhibits).where(eq(exhibits.exhibitorId, exhibitorId)).limit(1)
  const count = async () => (await server().ask(contract.countFollowers, {}, { headers })).data
  const one = await person()
  const before = await count()
  await press(one, { kind: 'exhibitor', id: exhibitorId })
  await press(one, { kind: 'exhibit', id: mine?.id ?? 0 })
  await press(one, { kind: 'exhibitor', id: exhibitorId === 40 ? 41 : 40 })
  expect(await count()).toEqual({ followers: before.followers + 1, collected: before.collected + 1 })
  expect((await server().ask(contract.countFollowers, {}, { headers: one.headers })).code).toBe(errors.NotAllowed.code)
})

test('ten who follow the same at once leave one, and all are answered alike', async () => {
  const one = await person()
  const guarded = await race<{ code: number }>(server().database, 'follow', () =>
    press(one, { kind: 'exhibit', id: 3 }),
  )
  expect(fulfilled(guarded).map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  expect(await rowsOf(one)).toHaveLength(1)
  const { accountId } = one
  // The control: a unique key alone.
  const plain = await race(server().database, 'follow', () =>
    server().database.write((db) => db.insert(follows).values({ accountId, kind: 'exhibit', targetId: 4 })),
  )
  expect(fulfilled(plain)).toHaveLength(1)
})

test('of ten who follow one more than there is room for, one does; without the lock more would', async () => {
  const { database } = server()
  const fill = async (accountId: number) =>
    database.write((db) =>
      db.insert(follows).values(
        Array.from({ length: FOLLOWS_MAX - 1 }, (_, i) => ({
          accountId,
          kind: 'exhibit' as const,
          targetId: 100_000 + i,
        })),
      ),
    )
  const countOf = async ({ accountId }: Person) =>
    database.db.$count(follows, and(eq(follows.accountId, accountId), eq(follows.kind, 'exhibit')))
  const one = await person()
  await fill(one.accountId)
  const guarded = await race<{ code: number }>(database, 'follow', (racer) =>
    press(one, { kind: 'exhibit', id: racer + 1 }),
  )
  expect(guarded.connections).toBeGreaterThanOrEqual(RACERS)
  const codes = fulfilled(guarded).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.TooManyFollows.code)).toHaveLength(RACERS - 1)
  expect(await countOf(one)).toBe(FOLLOWS_MAX)

  const control = await person(userTypes.tourist)
  await fill(control.accountId)
  await race(database, 'follow', (racer) =>
    database.write((db) => addFollow(db, control.accountId, { kind: 'exhibit', id: racer + 1 })),
  )
  expect(await countOf(control)).toBe(FOLLOWS_MAX - 1 + RACERS)
})
