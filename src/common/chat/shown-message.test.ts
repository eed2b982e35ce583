import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { JOIN_TEXT } from '#contract/live/live/limits.ts'
import {
  toSentMessage,
  updateMessage,
  firstSequence,
  isDrawn,
  mergeMessages,
  revokeMessages,
  type ShownMessage,
} from './shown-message'

const stored = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `id-${sequence}`,
  clientId: `client-${sequence}`,
  conversationID: 'LIVE-1',
  sequence,
  from: '6',
  nick: '',
  avatar: '',
  time: 0,
  type: 'text',
  payload: { text: String(sequence) },
  isRevoked: false,
  ...more,
})
const waiting = (clientId: string, status: 'unSend' | 'fail' = 'unSend'): ShownMessage => ({
  ...stored(0, { id: '', clientId, payload: { text: clientId } }),
  status,
  progress: 0,
})
const textsOf = (list: readonly ShownMessage[]) => list.map(({ payload }) => payload.text)

describe('messages that come', () => {
  it('stand in their order, each once', () => {
    const list = mergeMessages([], [stored(2), stored(3)])
    expect(textsOf(mergeMessages(list, [stored(1), stored(3), stored(4)]))).toEqual(['1', '2', '3', '4'])
  })

  it('take the place of the own one that waited', () => {
    const list = [toSentMessage(stored(1)), waiting('mine')]
    const echoed = mergeMessages(list, [stored(2, { clientId: 'mine', payload: { text: 'mine' } })])
    expect(echoed).toHaveLength(2)
    expect(echoed[1]).toMatchObject({ status: 'sent', sequence: 2 })
    expect(mergeMessages(echoed, [stored(2, { clientId: 'mine' })])).toHaveLength(2)
  })

  it('are not taken for another person’s of the same client id', () => {
    expect(mergeMessages([waiting('mine')], [stored(1, { clientId: 'mine', from: '7' })])).toHaveLength(2)
  })

  it('leave a failed one in its place', () => {
    const list = [toSentMessage(stored(1)), waiting('failed', 'fail')]
    expect(textsOf(mergeMessages(list, [stored(2)]))).toEqual(['1', 'failed', '2'])
  })

  it('stand before later ones when an own one was stored first', () => {
    const list = mergeMessages([toSentMessage(stored(1)), waiting('mine')], [stored(3)])
    expect(textsOf(mergeMessages(list, [stored(2, { clientId: 'mine' })]))).toEqual(['1', '2', '3'])
  })
})

it('what waits is changed by its client id, and never once it is stored', () => {
  const list = updateMessage([toSentMessage(stored(1)), waiting('mine')], 'mine', { progress: 0.5 })
  expect(list[1]).toMatchObject({ progress: 0.5 })
  expect(updateMessage(list, 'client-1', { status: 'fail' })[0]).toMatchObject({ status: 'sent' })
})

it('a deleted message keeps its place and loses its words, for good', () => {
  const list = revokeMessages(mergeMessages([], [stored(1), stored(2)]), ['id-1'])
  expect(list[0]).toMatchObject({ isRevoked: true, payload: {} })
  expect(mergeMessages(list, [stored(1)])[0]).toMatchObject({ isRevoked: true, payload: {} })
})

it('older ones are requested from the first stored one', () => {
  expect(firstSequence([waiting('x'), toSentMessage(stored(7)), toSentMessage(stored(8))])).toBe(7)
  expect(firstSequence([])).toBeUndefined()
})

it('neither nothing nor a join notice is drawn', () => {
  const text = (words: string) => isDrawn(stored(1, { payload: { text: words } }))
  expect([text('hello'), text('  '), text(JOIN_TEXT)]).toEqual([true, false, false])
  expect(isDrawn(stored(1, { payload: {}, isRevoked: true }))).toBe(true)
})
