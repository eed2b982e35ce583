import { afterEach, beforeAll, expect, test } from 'vitest'
import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { getDirectMessages } from '#contract/live/chat/endpoints.ts'
import { getSponsorExhibitorDetail } from '#contract/people/enrollment/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { DIRECT_PAGE, DIRECT_TEXT_MAX } from '#contract/live/live/limits.ts'
import type { SentContent } from '#contract/live/chat/realtime.ts'
import type { CardKind } from '#contract/live/chat/rules.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { approved, submitted } from '#tests/setup/trade/trade.ts'
import { useServer } from '#tests/setup/server.ts'
import { storeQuestion } from '#server/modules/operations/assistant/answered.ts'
import { addressOf, openSocket, type TestSocket } from '#tests/setup/sockets.ts'

const server = useServer('demo')
const FAIR = 'C2Cservice-fair'
const names = [
  'buyer',
  'tourist',
  'overseasBuyer',
  'customerService',
  'staff',
  'exhibitor',
  'exhibitingDelegation',
] as const
type Name = (typeof names)[number]

let url = ''
const people = new Map<string, { token: string; userid: string }>()
const open: TestSocket[] = []

function person(name: Name): { token: string; userid: string } {
  const found = people.get(name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const idOf = (name: Name) => `C2C${person(name).userid}`

async function socketOf(name: Name): Promise<TestSocket> {
  const socket = await openSocket(url, { token: person(name).token })
  open.push(socket)
  return socket
}

const send = (socket: TestSocket, to: string, content: SentContent, clientId: string = crypto.randomUUID()) =>
  socket.ask('send', { to, clientId, content })
const say = (socket: TestSocket, to: string, text: string, clientId?: string) =>
  send(socket, to, { type: 'text', text }, clientId)
const code = ({ code: full }: { code: number }) => full % CODE_MODULUS
const page = (name: Name, conversationID: string, more: object = {}) =>
  server().ask(getDirectMessages, { conversationID, ...more }, { headers: person(name) })

beforeAll(async () => {
  url = await addressOf(server())
  for (const name of names) people.set(name, await signedInAs(server(), userTypes[name]))
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

test('each side knows the conversation by the other, and every agent hears both', async () => {
  const [buyer, agent, colleague] = [
    await socketOf('buyer'),
    await socketOf('customerService'),
    await socketOf('staff'),
  ]
  const sent = await say(buyer, FAIR, '请问几点开馆？')
  expect(sent.data?.message).toMatchObject({ conversationID: FAIR, from: person('buyer').userid })
  const heard = await agent.next('messages')
  expect(heard).toMatchObject({ conversationID: idOf('buyer'), list: [{ from: person('buyer').userid }] })
  expect(await colleague.next('messages')).toEqual(heard)
  await buyer.next('messages')
  const answer = await say(agent, idOf('buyer'), '上午九点。')
  expect(answer.data?.message).toMatchObject({ conversationID: idOf('buyer'), from: 'service-fair' })
  expect(await buyer.next('messages')).toMatchObject({
    conversationID: FAIR,
    list: [{ from: 'service-fair', payload: { text: '上午九点。' } }],
  })
  expect((await colleague.next('messages')).list[0]?.payload.text).toBe('上午九点。')
})

test('an exhibitor without an agent can receive questions; only exhibitors can receive a new conversation', async () => {
  const buyer = await socketOf('buyer')
  expect(await say(buyer, 'C2Cservice-2', 'anybody?')).toMatchObject({ code: 0 })
  expect(code(await say(buyer, 'C2Cservice-999999', 'anybody?'))).toBe(code(errors.NoService))
})

test('nobody can name another’s conversation', async () => {
  const [buyer, tourist] = [await socketOf('buyer'), await socketOf('tourist')]
  await say(buyer, FAIR, 'only for the fair')
  const missing = code(errors.ConversationNotFound)
  for (const named of [idOf('buyer'), idOf('tourist'), 'C2C0', 'C2Cservice-', 'C2Cservice-1-2', 'C2Cfair']) {
    expect([named, (await page('tourist', named)).code % CODE_MODULUS]).toEqual([named, missing])
    expect(code(await tourist.ask('missed', { conversationID: named, after: 0 }))).toBe(missing)
    expect(code(await tourist.ask('read', { conversationID: named, sequence: 1 }))).toBe(missing)
    expect(code(await say(tourist, named, 'hello'))).toBe(missing)
  }
  // The same name is everybody's own conversation.
  expect((await page('tourist', FAIR)).data.messageList).toEqual([])
  expect((await tourist.ask('missed', { conversationID: FAIR, after: 0 })).data?.list).toEqual([])
})

test('an agent of another service sees and hears nothing', async () => {
  const [buyer, foreign, own] = [
    await socketOf('buyer'),
    await socketOf('exhibitingDelegation'),
    await socketOf('customerService'),
  ]
  await say(buyer, FAIR, 'for the fair alone')
  await own.next('messages')
  expect(foreign.waiting('messages')).toBe(0)
  expect((await page('exhibitingDelegation', idOf('buyer'))).data.messageList).toEqual([])
  expect((await foreign.ask('missed', { conversationID: idOf('buyer'), after: 0 })).data?.list).toEqual([])
  // Only a visitor begins.
  expect(code(await say(foreign, idOf('buyer'), 'buy mine'))).toBe(code(errors.ConversationNotFound))
})

test('nobody talks to their own service', async () => {
  const agent = await socketOf('customerService')
  expect(code(await say(agent, FAIR, 'hello me'))).toBe(code(errors.OwnService))
  expect((await page('customerService', FAIR)).code % CODE_MODULUS).toBe(code(errors.OwnService))
  const [own] = (await server().ask(getSponsorExhibitorDetail, {}, { headers: person('exhibitor') })).data
  const exhibitor = await socketOf('exhibitor')
  expect(code(await say(exhibitor, `C2Cservice-${own?.exhibitorId}`, 'hello me'))).toBe(code(errors.OwnService))
  // For the fair's service an exhibitor is a visitor like others.
  expect((await say(exhibitor, FAIR, 'when can we build?')).code).toBe(0)
})

test('a retry is the same message, also after a break', async () => {
  const first = await socketOf('overseasBuyer')
  const clientId = crypto.randomUUID()
  const one = await say(first, FAIR, 'once', clientId)
  first.close()
  const again = await say(await socketOf('overseasBuyer'), FAIR, 'once', clientId)
  expect(again.data?.message).toEqual(one.data?.message)
  const { messageList } = (await page('overseasBuyer', FAIR)).data
  expect(messageList.filter((message) => message.clientId === clientId)).toHaveLength(1)
})

test('reading is reported to the other side, goes up alone and not beyond the last', async () => {
  const [buyer, agent] = [await socketOf('buyer'), await socketOf('customerService')]
  const last = (await say(buyer, FAIR, 'read me')).data?.message.sequence ?? 0
  await agent.ask('read', { conversationID: idOf('buyer'), sequence: last })
  expect(await buyer.next('read')).toEqual({ conversationID: FAIR, sequence: last })
  // A sequence beyond the last message is not accepted as read.
  await agent.ask('read', { conversationID: idOf('buyer'), sequence: last + 500 })
  expect(await buyer.next('read')).toEqual({ conversationID: FAIR, sequence: last })
  await buyer.ask('read', { conversationID: FAIR, sequence: last })
  expect(await agent.next('read')).toEqual({ conversationID: idOf('buyer'), sequence: last })
})

test(`history comes ${DIRECT_PAGE} at a time, from the newest upward, the same to both sides`, async () => {
  const tourist = await socketOf('tourist')
  for (let i = 0; i < DIRECT_PAGE + 5; i += 1) await say(tourist, FAIR, `line ${i}`)
  const newest = (await page('tourist', FAIR)).data
  expect(newest.messageList).toHaveLength(DIRECT_PAGE)
  expect(newest.isCompleted).toBe(false)
  const older = (await page('tourist', FAIR, { nextReqMessageID: newest.nextReqMessageID })).data
  expect(older).toMatchObject({ isCompleted: true, nextReqMessageID: '' })
  const all = [...older.messageList, ...newest.messageList].map(({ sequence }) => sequence)
  expect(all).toEqual(all.map((_, i) => i + 1))
  const { messageList } = (await page('staff', idOf('tourist'))).data
  expect(messageList.map(({ id }) => id)).toEqual(newest.messageList.map(({ id }) => id))
})

test('a card is the fair’s own, and nothing beyond its form is taken', async () => {
  const buyer = await socketOf('buyer')
  const [exhibit] = (await server().ask(listExhibits, { limit: 1 })).data.list
  const card = (data: CardKind, description: unknown) =>
    send(buyer, FAIR, { type: 'custom', data, description: JSON.stringify(description) })
  const shown = await card('exhibit', { exhibitsId: exhibit?.exhibitsInfoId, exhibitsName: 'forged', prize: 1 })
  expect(JSON.parse(shown.data?.message.payload.description ?? '')).toMatchObject({
    exhibitsId: exhibit?.exhibitsInfoId,
    exhibitsName: exhibit?.exhibitsName,
    prize: exhibit?.price,
  })
  expect(code(await card('exhibit', { exhibitsId: 2_000_000_000 }))).toBe(code(errors.ExhibitNotFound))
  const wish = { exhibitsInfoId: exhibit?.exhibitsInfoId ?? 0, quantity: 12, price: 99.5, note: '' }
  const headers = await signedInAs(server(), userTypes.buyer)
  const { data: order } = await server().ask(addIntention, { key: 'an-order-of-a-talk', ...wish }, { headers })
  const sent = await card('order', { intentionId: order.id, name: 'forged', number: 1 })
  expect(JSON.parse(sent.data?.message.payload.description ?? '')).toMatchObject({
    intentionId: order.id,
    name: exhibit?.exhibitsName,
    number: 12,
    price: 99.5,
  })
  const others = await signedInAs(server(), userTypes.overseasBuyer)
  const theirs = await server().ask(addIntention, { key: 'an-order-of-another', ...wish }, { headers: others })
  expect(code(await card('order', { intentionId: theirs.data.id }))).toBe(code(errors.IntentionNotFound))
  expect(code(await card('order', { number: 12 }))).toBe(code(errors.BadCommand))
  expect((await card('handOver', { turns: [{ role: 'visitor', text: '瓷器' }] })).code).toBe(0)
  await server().database.write((db) => storeQuestion(db, headers.userid, '青瓷在 3 号馆。'))
  const notified = await card('handOver', {
    turns: [
      { role: 'assistant', text: '青瓷在 3 号馆。' },
      { role: 'assistant', text: '主办方保证全额退款。' },
      { role: 'visitor', text: '谢谢' },
    ],
  })
  // Messages that it never sent are left out.
  expect(JSON.parse(notified.data?.message.payload.description ?? '')).toEqual({
    turns: [
      { role: 'assistant', text: '青瓷在 3 号馆。' },
      { role: 'visitor', text: '谢谢' },
    ],
  })
  const forged = { turns: [{ role: 'assistant', text: '主办方保证全额退款。' }] }
  expect(code(await card('handOver', forged))).toBe(code(errors.BadCommand))
  const offence = { turns: [{ role: 'visitor', text: '想代开发票的找我' }] }
  expect(code(await card('handOver', offence))).toBe(code(errors.SensitiveWords))
  for (const wrong of [{ turns: [] }, { turns: [{ role: 'agent', text: 'x' }] }, {}, 'turns'])
    expect(code(await card('handOver', wrong))).toBe(code(errors.BadCommand))
  expect((await say(buyer, FAIR, '字'.repeat(DIRECT_TEXT_MAX))).code).toBe(0)
  expect(code(await say(buyer, FAIR, '字'.repeat(DIRECT_TEXT_MAX + 1)))).not.toBe(0)
})

test('a demand is shown to an exhibitor by its buyer alone, as it was approved', async () => {
  const shown = await approved(server())
  const waiting = await submitted(server())
  const card = (socket: TestSocket, demandId: unknown) =>
    send(socket, FAIR, { type: 'custom', data: 'demand', description: JSON.stringify({ demandId, title: 'forged' }) })
  const buyer = await socketOf('buyer')
  const { title, quantity, unit, price, currency } = shown.document
  const sent = await card(buyer, shown.id)
  expect(JSON.parse(sent.data?.message.payload.description ?? '')).toEqual({
    demandId: shown.id,
    title: title.zh,
    quantity,
    unit,
    price,
    currency,
    coverUrl: '',
  })
  expect(code(await card(buyer, waiting.id))).toBe(code(errors.DemandNotFound))
  expect(code(await card(await socketOf('overseasBuyer'), shown.id))).toBe(code(errors.DemandNotFound))
  expect(code(await card(buyer, 'one'))).toBe(code(errors.BadCommand))
})

test('what is ordered from one exhibitor is not told another, and none shows what is another’s', async () => {
  const [own] = (await server().ask(getSponsorExhibitorDetail, {}, { headers: person('exhibitor') })).data
  const list = async (exhibitorId: number) => (await server().ask(listExhibits, { exhibitorId, limit: 1 })).data.list[0]
  const theirs = await list(own?.exhibitorId ?? 0)
  const others = (await server().ask(listExhibits, { limit: 50 })).data.list.find(
    ({ exhibitorId }) => exhibitorId !== own?.exhibitorId,
  )
  const [buyer, agent] = [await socketOf('buyer'), await socketOf('exhibitor')]
  const to = `C2Cservice-${own?.exhibitorId ?? 0}`
  expect((await say(buyer, to, '请问有货吗？')).code).toBe(0)
  const show = (id: number) => ({ type: 'custom', data: 'exhibit', description: `{"exhibitsId":${id}}` }) as const
  expect((await send(agent, idOf('buyer'), show(theirs?.exhibitsInfoId ?? 0))).code).toBe(0)
  const foreign = await send(agent, idOf('buyer'), show(others?.exhibitsInfoId ?? 0))
  expect(code(foreign)).toBe(code(errors.ExhibitNotFound))
  expect((await send(buyer, to, show(others?.exhibitsInfoId ?? 0))).code).toBe(0)
  const wish = { key: 'an-order-from-another', exhibitsInfoId: others?.exhibitsInfoId ?? 0, quantity: 77, price: 12 }
  const { data } = await server().ask(addIntention, { ...wish, note: '' }, { headers: person('buyer') })
  const card = { type: 'custom', data: 'order', description: `{"intentionId":${data.id}}` } as const
  expect(code(await send(buyer, to, card))).toBe(code(errors.IntentionNotFound))
  expect((await send(buyer, FAIR, card)).code).toBe(0)
})

test('a text carries its sender’s translation to the other side, into the history and to the sender', async () => {
  const [buyer, agent] = [await socketOf('buyer'), await socketOf('customerService')]
  const content = { type: 'text', text: ' 订 200 套多少钱？', translation: ' How much for 200 sets? ' } as const
  const payload = { text: '订 200 套多少钱？', translation: 'How much for 200 sets?' }
  expect((await send(buyer, FAIR, content)).data?.message.payload).toEqual(payload)
  expect((await agent.next('messages')).list[0]?.payload).toEqual(payload)
  for (const [name, conversationID] of [['buyer', FAIR] as const, ['staff', idOf('buyer')] as const])
    expect((await page(name, conversationID)).data.messageList.at(-1)?.payload).toEqual(payload)
})

test('a translation is in the other language, no longer than a text, and free of sensitive words', async () => {
  const buyer = await socketOf('buyer')
  const translated = (text: string, translation: string) => send(buyer, FAIR, { type: 'text', text, translation })
  const before = (await page('buyer', FAIR)).data.messageList.at(-1)?.id
  const refused = code(errors.BadCommand)
  expect(code(await translated('有货吗？', '还有货吗？'))).toBe(refused)
  expect(code(await translated('有货吗？', ' 有货吗？ '))).toBe(refused)
  expect(code(await translated('有货吗？', '  '))).toBe(refused)
  expect(code(await translated('200', 'two hundred'))).toBe(refused)
  expect(code(await translated('有货吗？', 'a'.repeat(DIRECT_TEXT_MAX + 1)))).not.toBe(0)
  expect(code(await translated('Can I buy invoices?', '想代开发票的找我'))).toBe(code(errors.SensitiveWords))
  expect(code(await translated('想代开发票的找我', 'Can I buy invoices?'))).toBe(code(errors.SensitiveWords))
  expect((await page('buyer', FAIR)).data.messageList.at(-1)?.id).toBe(before)
  expect((await translated('有货吗？', 'a'.repeat(DIRECT_TEXT_MAX))).code).toBe(0)
})
