import { expect, test } from 'vitest'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import {
  getCompanyInfo,
  getCustomerService,
  getServerId,
  getServerStatus,
  getServiceSettings,
  listQuickReplies,
  saveQuickReplies,
  saveServiceSettings,
} from '#contract/live/customer-service/endpoints.ts'
import { getSponsorExhibitorDetail } from '#contract/people/enrollment/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { QUICK_REPLIES_MAX } from '#contract/live/live/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addressOf, openSocket } from '#tests/setup/sockets.ts'

const server = useServer('demo')
const as = (name: keyof typeof userTypes) => signedInAs(server(), userTypes[name])
const never = { weekdays: [], from: 0, to: 1_440 }

async function statusFor(userId: string, language = 'zh-CN') {
  const headers = { ...(await as('buyer')), language }
  return (await server().ask(getServerStatus, { userId }, { headers })).data
}

const ownOf = async (name: keyof typeof userTypes) =>
  (await server().ask(getSponsorExhibitorDetail, {}, { headers: await as(name) })).data[0]?.exhibitorId ?? 0

/** An exhibitor that no account speaks for. */
async function withoutAgents(): Promise<number> {
  const spokenFor = new Set([await ownOf('exhibitor'), await ownOf('exhibitingDelegation')])
  const { list } = (await server().ask(listExhibitors, { limit: 30 })).data
  return list.find(({ id }) => !spokenFor.has(id))?.id ?? 0
}

test('every exhibitor can be written to, with an agent or without, and so can the fair', async () => {
  const headers = await as('buyer')
  for (const id of [await ownOf('exhibitor'), await withoutAgents()]) {
    const to = { userId: `service-${id}`, content: '' }
    expect((await server().ask(getServerId, { exhibitorId: id }, { headers })).data).toEqual(to)
    expect((await server().ask(getCustomerService, { exhibitorId: id }, { headers })).data).toEqual(to)
    const card = (await server().ask(getCompanyInfo, { userId: to.userId }, { headers })).data
    const some = expect.stringMatching(/./)
    expect(card).toMatchObject({ exhibitorId: id, company: some, contactName: some, phone: some, email: some })
  }
  expect((await server().ask(getCustomerService, {}, { headers })).data.userId).toBe('service-fair')
  expect((await server().ask(getCompanyInfo, { userId: 'service-fair' }, { headers })).data.exhibitorId).toBeNull()
})

test('an exhibitor that nobody speaks for takes inquiries and says so', async () => {
  const userId = `service-${await withoutAgents()}`
  expect(await statusFor(userId)).toMatchObject({
    allowed: true,
    online: false,
    content: expect.stringContaining('为展商保留'),
  })
  expect((await statusFor(userId, 'en-US')).content).toContain('kept for its people')
})

test('what is no exhibitor cannot be written to', async () => {
  const headers = await as('buyer')
  const none = (await server().ask(getServerId, { exhibitorId: 999_999 }, { headers })).data
  expect(none).toEqual({ userId: '', content: '没有找到该展商，可能已退展' })
  const unknown = await server().ask(getServerStatus, { userId: 'service-999999' }, { headers })
  expect(unknown.code % CODE_MODULUS).toBe(errors.NoService.code % CODE_MODULUS)
})

test('a service sets its hours and its words for itself alone', async () => {
  const headers = await as('exhibitor')
  const [own] = (await server().ask(getSponsorExhibitorDetail, {}, { headers })).data
  const userId = `service-${own?.exhibitorId}`
  expect(await statusFor(userId)).toMatchObject({ allowed: true, online: false, open: true, hours: '' })
  const socket = await openSocket(await addressOf(server()), { token: headers.token })
  await socket.ask('watch', { liveId: 1 })
  expect(await statusFor(userId)).toMatchObject({ online: true, open: true, content: '' })
  const settings = { hours: never, offline: { zh: '展后回复', en: 'After the fair' } }
  await server().ask(saveServiceSettings, settings, { headers })
  expect(await statusFor(userId)).toMatchObject({ allowed: true, open: false, content: '展后回复' })
  expect(await statusFor(userId, 'en-US')).toMatchObject({ content: 'After the fair' })
  expect(await statusFor('service-fair')).toMatchObject({ open: true, hours: '' })
  const other = await server().ask(getServiceSettings, {}, { headers: await as('exhibitingDelegation') })
  expect(other.data).toEqual({ hours: null, offline: { zh: '', en: '' } })
  socket.close()
})

test('quick replies are replaced as a whole, keep their order, and are the service’s own', async () => {
  const headers = await as('customerService')
  const texts = ['您好', 'Good day', '稍等']
  await server().ask(saveQuickReplies, { replies: texts }, { headers })
  const read = async (name: 'staff' | 'exhibitor') =>
    (await server().ask(listQuickReplies, {}, { headers: await as(name) })).data.map(({ text }) => text)
  expect(await read('staff')).toEqual(texts)
  await server().ask(saveQuickReplies, { replies: texts.toReversed() }, { headers })
  expect(await read('staff')).toEqual(texts.toReversed())
  expect(await read('exhibitor')).toEqual([])
  const tooMany = Array.from({ length: QUICK_REPLIES_MAX + 1 }, (_, i) => `reply ${i}`)
  expect((await server().ask(saveQuickReplies, { replies: tooMany }, { headers })).code).toBe(errors.BadInput.code)
  expect(await read('staff')).toHaveLength(3)
  await server().ask(saveQuickReplies, { replies: [] }, { headers })
  expect(await read('staff')).toEqual([])
})
