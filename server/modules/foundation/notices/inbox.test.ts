import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it, test, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/foundation/notices/endpoints.ts'
import { noticeKinds } from '#contract/foundation/notices/rules.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { kindOf } from './kinds'
import { addNotice } from './notices.queries'
import { noticeChoices, notices } from './notices.schema'
import { type Notice, sendGathered, sendNotice } from '.'

const server = useServer('demo', { PUBLIC_URL: 'https://fair.example' })

async function person(userType: number = userTypes.buyer) {
  const headers = await signedInAs(server(), userType)
  const { db } = server().database
  const account = await findAccountById(db, Number(headers.userid))
  if (!account) throw new Error('no account')
  await db.delete(notices).where(eq(notices.accountId, account.id))
  await db.delete(noticeChoices).where(eq(noticeChoices.accountId, account.id))
  return { headers, account }
}
type Person = Awaited<ReturnType<typeof person>>

const notify = ({ account }: Person, notice: Notice) =>
  server().database.write((db) => sendNotice(db, server(), account, notice))
const approved: Notice = { name: 'enrollmentApproved', parameters: { expo: { zh: '春展', en: 'Spring fair' } } }
const reminder: Notice = { name: 'liveReminder', parameters: { title: '柴窑', time: '10:00', liveId: '7' } }
const listOf = async ({ headers }: Person, input: object = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  (await server().ask(contract.listNotices, input, { headers, language })).data
const unreadOf = async ({ headers }: Person) =>
  (await server().ask(contract.countUnreadNotices, {}, { headers })).data.unread
const countSent = (name: string) => server().database.db.$count(outbox, eq(outbox.template, name))
const choose = ({ headers }: Person, kind: (typeof noticeKinds)[number], isSent: boolean) =>
  server().ask(contract.chooseNotice, { kind, isSent }, { headers })

describe('what a person receives', () => {
  it('stands in the personal centre in the language of the reader, with what it is about', async () => {
    const one = await person()
    await notify(one, approved)
    await notify(one, { name: 'answered', parameters: { service: { zh: '窑', en: 'Kiln' }, path: '?exhibitorId=2' } })
    const { list } = await listOf(one)
    expect(list.map(({ kind }) => kind)).toEqual(['message', 'enrollment'])
    expect(list[0]).toMatchObject({ text: '窑在云展答复了您，点击查看。', link: 'concact.html#/?exhibitorId=2' })
    expect(list[1]).toMatchObject({ text: '您报名“春展”的申请已通过。', isRead: false })
    const english = await listOf(one, {}, 'en-US')
    expect(english.list[0]?.text).toBe('Kiln replied to you. Read the reply here.')
    expect(english.list[1]?.text).toContain('Spring fair')
  })

  it('is not kept where it holds a link that sets a password', async () => {
    const one = await person()
    const before = await countSent('teamInvitation')
    await notify(one, { name: 'teamInvitation', parameters: { path: 'login.html#/set?uuid=secret' } })
    expect(await countSent('teamInvitation')).toBe(before + 1)
    expect((await listOf(one)).list).toEqual([])
  })

  it('is gathered while it is unread and fresh', async () => {
    const one = await person(userTypes.exhibitor)
    const { database } = server()
    for (const n of [1, 2]) {
      const line = { zh: `《${n}》已通过`, en: `“${n}” is approved` }
      await database.write((db) => sendGathered(db, server(), one.account, { name: 'contentDecided', line }))
    }
    const { list } = await listOf(one, {}, 'en-US')
    expect(list).toHaveLength(1)
    expect(list[0]?.text).toContain('“1” is approved\n“2” is approved')
  })

  it('is gone with what it was written with, where that fails', async () => {
    const one = await person()
    const failing = server().database.write(async (db) => {
      await sendNotice(db, server(), one.account, approved)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await listOf(one)).list).toEqual([])
  })

  it('is filtered by kind and by what is unread, and read by its owner alone', async () => {
    const one = await person()
    await notify(one, approved)
    await notify(one, reminder)
    expect(await unreadOf(one)).toBe(2)
    const [live] = (await listOf(one, { kind: 'live' })).list
    expect(live?.kind).toBe('live')
    const other = await person(userTypes.tourist)
    const input = { id: live?.id ?? 0 }
    expect((await server().ask(contract.readNotice, input, { headers: other.headers })).code).toBe(
      errors.NoticeNotFound.code,
    )
    for (const _ of [1, 2])
      expect((await server().ask(contract.readNotice, input, { headers: one.headers })).code).toBe(0)
    expect((await listOf(one, { unread: true })).list.map(({ kind }) => kind)).toEqual(['enrollment'])
    expect(await unreadOf(one)).toBe(1)
  })
})

describe('the choice of ways', () => {
  it('keeps a kind from SMS and mail, not from the personal centre', async () => {
    const one = await person()
    const before = await countSent('liveReminder')
    expect((await choose(one, 'live', false)).code).toBe(0)
    await notify(one, reminder)
    expect(await countSent('liveReminder')).toBe(before)
    expect((await listOf(one)).list).toHaveLength(1)
    await choose(one, 'live', true)
    await notify(one, reminder)
    expect(await countSent('liveReminder')).toBe(before + 1)
  })

  it('is not given for what has legal weight', async () => {
    const one = await person()
    expect((await choose(one, 'registration', false)).code).toBe(errors.NoticeKindLocked.code)
    const { data } = await server().ask(contract.listNoticeChoices, {}, { headers: one.headers })
    expect(data.list.map(({ kind }) => kind)).toEqual([...noticeKinds])
    expect(data.list.find(({ kind }) => kind === 'registration')).toMatchObject({ isLocked: true, isSent: true })
    expect(data.list.find(({ kind }) => kind === 'follow')).toMatchObject({ isLocked: false, isSent: false })
  })
})

test('a notice that comes while all are marked as read stays unread; marked without a limit it would not', async () => {
  const { database } = server()
  const one = await person()
  await notify(one, approved)
  const { newest } = await listOf(one)
  const { headers, account } = one
  const come = () =>
    database.write((db) => addNotice(db, { accountId: account.id, name: 'liveReminder', parameters: {} }))
  const raced = await race<unknown>(database, 'notice', (racer) =>
    racer % 2 === 0 ? server().ask(contract.readAllNotices, { upTo: newest }, { headers }) : come(),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
  expect(await unreadOf(one)).toBe(RACERS / 2)

  await come()
  await server().ask(contract.readAllNotices, { upTo: 2_147_483_647 }, { headers })
  const left = and(eq(notices.accountId, account.id), isNull(notices.readAt))
  expect(await database.db.$count(notices, left)).toBe(0)
})

test('every notice has its kind, but for what nobody else may read', () => {
  expect(kindOf('teamInvitation')).toBeNull()
  expect(kindOf('registrationRejected')).toBe('registration')
})

describe('an open page', () => {
  it('hears at once that there is something new or read, though its reader takes part in nothing', async () => {
    const [one, other] = [await person(), await person(userTypes.tourist)]
    const url = await addressOf(server())
    const open = (of: Person, listens: boolean) => openSocket(url, { token: of.headers.token, listens })
    const [page, talk, elsewhere] = [await open(one, true), await open(one, false), await open(other, true)]
    await notify(one, approved)
    await Promise.all([page.next('notices'), talk.next('notices')])
    await server().ask(contract.readAllNotices, { upTo: 2_147_483_647 }, { headers: one.headers })
    await Promise.all([page.next('notices'), talk.next('notices')])
    talk.close()
    const there = () => server().app.gateway.realtime.whoIsThere([one.account.id])
    await vi.waitFor(async () => expect(await there()).toEqual(new Set()))
    await notify(other, approved)
    await elsewhere.next('notices')
    expect(page.waiting('notices')).toBe(0)
    for (const socket of [page, elsewhere]) socket.close()
  })

  it('that only listens is a user’s, and says nothing', async () => {
    const url = await addressOf(server())
    await expect(openSocket(url, { visitor: 'a-guest-of-sixteen', listens: true })).rejects.toMatchObject({
      data: { data: { error: 'LoginExpired' } },
    })
    const page = await openSocket(url, { token: (await person()).headers.token, listens: true })
    const closed = new Promise((resolve) => page.socket.once('disconnect', resolve))
    page.socket.emit('watch', { liveId: 1 })
    expect(await closed).toBe('io server disconnect')
  })

  it('hears nothing of what was undone', async () => {
    const one = await person()
    const page = await openSocket(await addressOf(server()), { token: one.headers.token, listens: true })
    const failing = server().database.write(async (db) => {
      await sendNotice(db, server(), one.account, approved)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await notify(one, approved)
    await page.next('notices')
    expect(page.waiting('notices')).toBe(0)
    page.close()
  })
})
