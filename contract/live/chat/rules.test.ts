import { expect, it } from 'vitest'
import {
  directConversationId,
  parseDirectConversationId,
  parseRoomConversationId,
  parseServiceUserId,
  roomConversationId,
  serviceUserId,
} from './rules'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'

it('names a room by its session, and reads it back', () => {
  expect(parseRoomConversationId(roomConversationId(7))).toBe(7)
  for (const other of ['C2C7', 'LIVE-', 'LIVE-7x', 'LIVE-1234567890'])
    expect(parseRoomConversationId(other)).toBeUndefined()
})

it('names services apart from people', () => {
  expect(serviceUserId('fair')).toBe(FAIR_SERVICE)
  expect(['fair', '12'].map(serviceUserId).map(parseServiceUserId)).toEqual(['fair', '12'])
  for (const other of ['12', 'service-', 'service-x']) expect(parseServiceUserId(other)).toBeUndefined()
})

it('names a conversation between two by the other', () => {
  expect(parseDirectConversationId(directConversationId(serviceUserId('12')))).toBe('service-12')
})
