import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { createQueue } from './in-order'

const message = (sequence: number): ChatMessage => ({
  id: String(sequence),
  clientId: `client-${sequence}`,
  conversationID: 'LIVE-1',
  sequence,
  from: '6',
  nick: '',
  avatar: '',
  time: 0,
  type: 'text',
  payload: {},
  isRevoked: false,
})

function collect(after: number) {
  const delivered: number[] = []
  const requests: number[] = []
  const inOrder = createQueue(
    after,
    (list) => delivered.push(...list.map(({ sequence }) => sequence)),
    (from) => requests.push(from),
  )
  return { delivered, requested: requests, take: (...numbers: number[]) => inOrder.take(numbers.map(message)) }
}

test('messages in order pass at once', () => {
  const { delivered, requested, take } = collect(4)
  take(5, 6)
  take(7)
  expect(delivered).toEqual([5, 6, 7])
  expect(requested).toEqual([])
})

test('what comes twice or is old is dropped', () => {
  const { delivered, take } = collect(4)
  take(3, 4, 5)
  take(5, 5, 6)
  expect(delivered).toEqual([5, 6])
})

test('after a gap the later ones wait until it is filled', () => {
  const { delivered, requested, take } = collect(4)
  take(7, 6)
  expect(delivered).toEqual([])
  expect(requested).toEqual([4])
  take(5)
  expect(delivered).toEqual([5, 6, 7])
})
