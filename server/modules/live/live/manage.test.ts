import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { getLive, reserveLive } from '#contract/live/live/endpoints.ts'
import { permissions, userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from './live.schema'
import { addSession, draft, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()
const { organizer, staff, anchor, exhibitor, exhibitingDelegation, buyer } = userTypes

let keys = 0
async function added(userType: number, change: Partial<LiveDraft> = {}, key = `key-${(keys += 1)}`) {
  const person = await personOf(server(), userType)
  const { headers } = person
  return {
    ...person,
    answer: await server().ask(contract.addLive, { key, draft: { ...draft, ...change } }, { headers }),
  }
}

describe('adding', () => {
  it('happens once for a key of an account, however often it is requested', async () => {
    const first = await added(exhibitor, {}, 'same')
    const { headers } = first
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server().ask(contract.addLive, { key: 'same', draft }, { headers })),
    )
    expect(new Set(answers.map(({ data }) => data.id))).toEqual(new Set([first.answer.data.id]))
    const other = await added(staff, {}, 'same')
    expect(other.answer.data.id).not.toBe(first.answer.data.id)
  })

  it('gives what was written, trimmed, with a drawn cover, not started', async () => {
    const { answer } = await added(exhibitor)
    const { data } = answer
    expect(data).toMatchObject({ status: 0, next: [1, 3], version: 1, official: false, reserved: 0, messages: 0 })
    expect(data.coverImage).toMatch(/^\/media\/art\//)
    expect(data.draft).toEqual({
      ...draft,
      title: { zh: '木作夜谈', en: '' },
      startTime: '2031-03-01T02:00:00.000Z',
      endTime: '2031-03-01T03:00:00.000Z',
    })
    const { data: seen } = await server().ask(getLive, { id: data.id }, { language: 'en-US' })
    expect(seen).toMatchObject({ liveName: '木作夜谈', fallbackFields: ['liveName', 'introduction'], colorType: 3 })
  })

  it.each([
    [organizer, true],
    [staff, true],
    [anchor, true],
    [exhibitor, false],
    [exhibitingDelegation, false],
  ])('by user type %i is the fair’s: %s', async (userType, official) => {
    const { answer, account } = await added(userType)
    expect(answer.data.official).toBe(official)
    const [kept] = await server().database.db.select().from(lives).where(eq(lives.id, answer.data.id))
    expect(kept?.exhibitorId).toBe(official ? null : account.exhibitorId)
  })

  it('makes an anchor who names nobody the anchor, and one who names another a manager', async () => {
    const own = await added(anchor)
    expect(own.answer.data.draft).toMatchObject({ anchor: own.account.email, managers: [] })
    const named = await added(anchor, { anchor: 'staff@demo.yunzhan.example' })
    expect(named.answer.data.draft).toMatchObject({
      anchor: 'staff@demo.yunzhan.example',
      managers: [named.account.email],
    })
  })

  it('finds anchor and managers by phone or e-mail, and gives them as they were typed', async () => {
    const change = { anchor: '13800138013', managers: ['+1 202-555-0107', ' STAFF@demo.yunzhan.example ', ''] }
    const { answer, headers } = await added(exhibitor, change)
    const want = {
      anchor: '13800138013',
      managers: ['+1 202-555-0107', 'STAFF@demo.yunzhan.example'],
    }
    expect(answer.data.draft).toMatchObject(want)
    const { id, version, draft: written } = answer.data
    const again = await server().ask(contract.changeLive, { id, version, draft: written }, { headers })
    expect(again.data.draft).toMatchObject(want)
    const nobody = await added(exhibitor, { managers: ['nobody@demo.yunzhan.example'] })
    expect(nobody.answer.code).toBe(errors.AccountNotFound.code)
  })

  it('without an exhibitor is refused, and nothing is kept', async () => {
    const { account } = await personOf(server(), exhibitingDelegation)
    const set = (exhibitorId: number | null) =>
      server().database.write((db) => db.update(accounts).set({ exhibitorId }).where(eq(accounts.id, account.id)))
    await set(null)
    expect((await added(exhibitingDelegation)).answer.code).toBe(errors.NoExhibitor.code)
    await set(account.exhibitorId)
  })

  it.each<[string, Partial<LiveDraft>]>([
    ['title: 请填写', { title: { zh: ' ', en: '' } }],
    ['endTime: 结束时间须晚于', { endTime: draft.startTime }],
    ['startTime: 时间格式', { startTime: 'tomorrow' }],
    ['startTime: 时间格式', { startTime: '2031-03-01T10:00:00' }],
    ['startTime: 时间格式', { startTime: '0000-01-01T00:00:00Z' }],
    ['endTime: 时间格式', { endTime: '9999-12-31T23:59:59.999-23:59' }],
    ['endTime: 时间格式', { endTime: '2031-03-41T10:00:00Z' }],
    ['coverUrl.zh: 地址', { coverUrl: { zh: '//evil.example/x.png', en: '' } }],
    ['coverUrl.en: 地址', { coverUrl: { zh: '/a.png', en: 'javascript:alert(1)' } }],
    ['videoUrl: 地址', { videoUrl: '/\\evil.example' }],
    ['mediaUrl: 地址', { mediaUrl: 'ftp://evil.example/x' }],
    ['captionsUrl: 地址', { captionsUrl: 'https://' }],
    ['pullUrl.customsd: 地址', { pullUrl: { customld: [], customsd: ['', '', 'x.m3u8'], customhd: [] } }],
    ['pullUrl.customhd: 地址', { pullUrl: { customld: [], customsd: [], customhd: ['', '', '', ''] } }],
  ])('refuses a draft with %s', async (detail, change) => {
    const { answer } = await added(exhibitor, change)
    expect(answer.code).toBe(errors.BadInput.code)
    const [field = '', message = ''] = detail.split(': ')
    expect(answer.data).toMatchObject({ fields: [{ field, message: expect.stringContaining(message) }] })
    expect(answer.msg).toContain(`请求有误：${message}`)
  })
})

describe('the sessions of the console', () => {
  const idsOf = async (userType: number, input = {}) => {
    const { headers } = await personOf(server(), userType)
    const { data } = await server().ask(contract.listManagedLives, { limit: 100, ...input }, { headers })
    return data.list.map(({ id }) => id)
  }

  it('are all to organizer and staff, and their own to the others', async () => {
    const { account } = await personOf(server(), exhibitor)
    const own = await addSession(server(), { exhibitorId: account.exhibitorId })
    const { id: anchorId } = await personOf(server(), anchor)
    const led = await addSession(server(), { exhibitorId: account.exhibitorId, managers: [{ accountId: anchorId }] })
    const all = (await server().database.db.select({ id: lives.id }).from(lives)).map(({ id }) => id)
    for (const userType of [organizer, staff]) expect(new Set(await idsOf(userType))).toEqual(new Set(all))
    expect(await idsOf(exhibitor)).toEqual(expect.arrayContaining([own, led]))
    expect(await idsOf(anchor)).toContain(led)
    expect(await idsOf(anchor)).not.toContain(own)
    expect(await idsOf(exhibitingDelegation)).not.toContain(own)
    const delegation = await personOf(server(), exhibitingDelegation)
    const helped = await addSession(server(), { managers: [{ accountId: delegation.id }] })
    expect(await idsOf(exhibitingDelegation)).toContain(helped)
  })

  it('are the same that may be opened', async () => {
    const { db } = server().database
    const all = (await db.select({ id: lives.id }).from(lives)).map(({ id }) => id)
    for (const userType of permissions.runLives) {
      const listed = new Set(await idsOf(userType))
      const { headers } = await personOf(server(), userType)
      for (const id of all) {
        const { code } = await server().ask(contract.getManagedLive, { id }, { headers })
        expect({ userType, id, code }).toEqual({ userType, id, code: listed.has(id) ? 0 : errors.NotYourLive.code })
      }
    }
  })

  it('are found by status and by title in either language', async () => {
    const id = await addSession(server(), { status: 6 })
    const [row] = await server().database.db.select().from(lives).where(eq(lives.id, id))
    expect(await idsOf(staff, { status: 1 })).toContain(id)
    expect(await idsOf(staff, { status: 0 })).not.toContain(id)
    expect(await idsOf(staff, { keyWord: row?.title.en.toLowerCase() })).toContain(id)
    expect(await idsOf(staff, { keyWord: '%' })).toEqual([])
  })

  it('count bookings, messages and reports', async () => {
    const id = await addSession(server())
    const { headers } = await personOf(server(), buyer)
    await server().ask(reserveLive, { id }, { headers })
    const { headers: own } = await personOf(server(), staff)
    const { data } = await server().ask(contract.getManagedLive, { id }, { headers: own })
    expect(data).toMatchObject({ reserved: 1, messages: 0, reports: 0 })
    const [desk] = await server().database.db.select().from(lives).where(eq(lives.key, 'live-fair-desk'))
    const shown = await server().ask(contract.getManagedLive, { id: desk?.id ?? 0 }, { headers: own })
    expect(shown.data).toMatchObject({ messages: 45, reports: 0 })
  })
})
