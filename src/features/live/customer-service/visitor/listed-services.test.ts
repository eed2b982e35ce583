import { expect, it } from 'vitest'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import { listedServices } from './listed-services'

const conversation = (userId: string, part: Partial<Conversation> = {}): Conversation => ({
  conversationID: `C2C${userId}`,
  userId,
  nick: userId,
  avatar: '',
  lastMessage: null,
  unreadCount: 2,
  lastSequence: 3,
  peerRead: 0,
  inquiry: 'waiting',
  requestedAt: null,
  answeredAt: null,
  agentId: '',
  agentName: '',
  ...part,
})
const texts = { fair: '云展客服', waiting: '待答复', answered: '已答复' }
const ids = (list: { userId: string }[]) => list.map(({ userId }) => userId)

it('the fair’s own service is first, whether there was talk with it or not', () => {
  expect(ids(listedServices([conversation('service-2')], undefined, texts))).toEqual(['service-fair', 'service-2'])
  const messages = [conversation('service-2'), conversation('service-fair')]
  expect(ids(listedServices(messages, undefined, texts))).toEqual(['service-fair', 'service-2'])
})

it('for the fair’s own agents it is not there', () => {
  expect(ids(listedServices([conversation('service-2')], undefined, { ...texts, fair: undefined }))).toEqual([
    'service-2',
  ])
})

it('a service that is opened for the first time follows it, once', () => {
  const opened = { userId: 'service-3', nick: '窑', avatar: '' }
  expect(ids(listedServices([conversation('service-2')], opened, texts))).toEqual([
    'service-fair',
    'service-3',
    'service-2',
  ])
  expect(ids(listedServices([conversation('service-3')], opened, texts))).toEqual(['service-fair', 'service-3'])
  // Its name is still on its way.
  expect(ids(listedServices([], { ...opened, nick: '' }, texts))).toEqual(['service-fair'])
})

it('what is open counts as read', () => {
  const opened = { userId: 'service-2', nick: 'x', avatar: '' }
  const list = listedServices([conversation('service-2'), conversation('service-4')], opened, texts)
  expect(list.map(({ unreadCount }) => unreadCount)).toEqual([0, 0, 2])
})
