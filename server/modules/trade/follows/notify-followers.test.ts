import { and, eq } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/follows/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { chooseNotice, listNotices } from '#contract/foundation/notices/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { addSession, useRooms } from '#tests/setup/live-rooms.ts'
import { fulfilled, race } from '#tests/setup/races/race.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { noticeChoices, notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { followNews, follows } from './follows.schema'
import { addExhibitNews, addLiveNews, addSlotNews, notifyFollowers } from '.'

const server = useRooms()
const EXHIBITOR = 30

async function follower(userType: number = userTypes.buyer) {
  const headers = await signedInAs(server(), userType)
  const accountId = Number(headers.userid)
  const { db } = server().database
  for (const table of [follows, notices, noticeChoices] as const)
    await db.delete(table).where(eq(table.accountId, accountId))
  await server().ask(contract.follow, { kind: 'exhibitor', id: EXHIBITOR }, { headers })
  return { headers, accountId }
}
const noticesOf = async (headers: { token: string }) =>
  (await server().ask(listNotices, { kind: 'follow' }, { headers, language: 'zh-CN' })).data.list
const notifyAll = (now?: Date) => notifyFollowers(server().database, server(), now)
const write = (work: (db: Db) => Promise<unknown>) => server().database.write(work)

/** An exhibit of theirs as if it had just been published. */
async function published(shownFrom: Date | null = new Date(0)) {
  const { db } = server().database
  const [one] = await db.select().from(exhibits).where(eq(exhibits.exhibitorId, EXHIBITOR)).limit(1)
  if (!one) throw new Error('no exhibit')
  await db.delete(followNews).where(and(eq(followNews.kind, 'exhibit'), eq(followNews.targetId, one.id)))
  await write((tx) => tx.update(exhibits).set({ publishedAt: new Date(), shownFrom }).where(eq(exhibits.id, one.id)))
  await write((tx) => addExhibitNews(tx, [one.id]))
  return one.id
}

describe('who follows an exhibitor', () => {
  it('is told once that it goes live, however often the session is interrupted', async () => {
    const { headers } = await follower()
    const other = await signedInAs(server(), userTypes.supervisor)
    const id = await addSession(server(), { exhibitorId: EXHIBITOR, status: 0 })
    const organizer = { headers: await signedInAs(server(), userTypes.organizer) }
    const notified: number[] = []
    for (const [from, to] of [
      [0, 1],
      [1, 6],
      [6, 1],
    ] as const) {
      expect((await server().ask(setLiveStatus, { id, from, to }, organizer)).code).toBe(0)
      notified.push(await notifyAll())
    }
    expect(notified).toEqual([1, 0, 0])
    const list = await noticesOf(headers)
    expect(list).toHaveLength(1)
    expect(list[0]?.link).toBe(`activity.html#/live?id=${id}`)
    expect(await noticesOf(other)).toEqual([])
  })

  it('is notified of it at once on a page that is open', async () => {
    const { headers } = await follower()
    const page = await openSocket(await addressOf(server()), { token: headers.token, listens: true })
    await write((db) => addSlotNews(db, EXHIBITOR))
    await notifyAll(new Date(Date.now() + 30 * 86_400_000))
    expect(await page.next('notices')).toEqual({})
    page.close()
  })

  it('is notified of further days for talks once a day, where they may book', async () => {
    const { headers } = await follower()
    const visitor = await follower(userTypes.tourist)
    const lay = () => write((db) => addSlotNews(db, EXHIBITOR))
    await lay()
    await notifyAll()
    await lay()
    await notifyAll()
    const list = await noticesOf(headers)
    expect(list).toHaveLength(1)
    expect(list[0]?.link).toBe(`exhibitors.html#/Detail?id=${EXHIBITOR}`)
    expect(await noticesOf(visitor.headers)).toEqual([])
    await lay()
    await notifyAll(new Date(Date.now() + 86_400_000))
    expect(await noticesOf(headers)).toHaveLength(2)
  })

  it('is notified of new exhibits once a day, on the day that visitors see them', async () => {
    const { headers } = await follower()
    await published()
    await notifyAll()
    await published()
    await notifyAll()
    expect(await noticesOf(headers)).toHaveLength(1)
    await published()
    await notifyAll(new Date(Date.now() + 86_400_000))
    expect(await noticesOf(headers)).toHaveLength(2)
    await published(new Date(Date.now() + 3_600_000))
    expect(await notifyAll(new Date(Date.now() + 2 * 86_400_000))).toBe(0)
    expect(await noticesOf(headers)).toHaveLength(2)
    await published()
  })

  it('is not told of what was taken down meanwhile', async () => {
    const { headers } = await follower()
    const id = await published()
    await write((tx) => tx.update(exhibits).set({ shownFrom: null }).where(eq(exhibits.id, id)))
    await notifyAll()
    expect(await noticesOf(headers)).toEqual([])
    await write((tx) =>
      tx
        .update(exhibits)
        .set({ shownFrom: new Date(0) })
        .where(eq(exhibits.id, id)),
    )
  })

  it('is told by mail too where they chose so', async () => {
    const { db } = server().database
    const countMails = () => db.$count(outbox, eq(outbox.template, 'followedNew'))
    const before = await countMails()
    const { headers } = await follower()
    await published()
    await notifyAll()
    expect(await countMails()).toBe(before)
    await server().ask(chooseNotice, { kind: 'follow', isSent: true }, { headers })
    await published()
    await notifyAll(new Date(Date.now() + 86_400_000))
    expect(await countMails()).toBe(before + 1)
  })
})

test('ten servers that tell at once tell each follower once; a session of the fair’s own notifies nobody', async () => {
  const { headers } = await follower()
  await published()
  const id = await addSession(server(), { exhibitorId: EXHIBITOR, status: 1 })
  const own = await addSession(server(), { exhibitorId: null, status: 1 })
  await write((tx) => addLiveNews(tx, id))
  await write((tx) => addLiveNews(tx, own))
  const raced = await race(server().database, 'follow_news', () => notifyAll())
  expect(fulfilled(raced).reduce((sum, notified) => sum + notified, 0)).toBe(2)
  const pages = (await noticesOf(headers)).map(({ link }) => link.split('.')[0])
  expect(new Set(pages)).toEqual(new Set(['activity', 'exhibitors']))
  expect(pages).toHaveLength(2)
})
