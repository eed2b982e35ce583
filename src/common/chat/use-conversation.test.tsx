import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { ImClient, ImEvents } from '../im/im-client'
import { MESSAGES_MAX, useConversation } from './use-conversation'

const message = (sequence: number): ChatMessage => ({
  id: String(sequence),
  clientId: `client-${sequence}`,
  conversationID: 'LIVE-1',
  sequence,
  from: '7',
  nick: '',
  avatar: '',
  time: 0,
  type: 'text',
  payload: { text: 'x' },
  isRevoked: false,
})

it('of a room that is left open the newest messages are held, and those before them are requested again', async () => {
  let hear: (event: ImEvents['messages']) => void = () => undefined
  const history = vi.fn<ImClient['history']>(async () => ({ list: [message(1)], complete: true }))
  const im: ImClient = {
    state: () => 'online',
    on: (event, listener) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the listener of this event
      if (event === 'messages') hear = listener as unknown as typeof hear
      return () => undefined
    },
    watch: async () => ({ onlineCount: 0 }),
    unwatch: () => undefined,
    enter: async () => ({ muted: false, canModerate: false }),
    leave: () => undefined,
    follow: () => undefined,
    unfollow: () => undefined,
    history,
    send: vi.fn(),
    markRead: async () => undefined,
    close: () => undefined,
  }
  const wish = { im, conversationID: 'LIVE-1', pageSize: 20, kind: 'room' as const }
  const { result } = renderHook(() => useConversation(wish))
  await act(async () => undefined)
  expect(result.current.complete).toBe(true)

  let last = 1
  const come = (count: number) =>
    act(async () => {
      const list = Array.from({ length: count }, (_, i) => message(last + 1 + i))
      last += count
      hear({ conversationID: 'LIVE-1', list })
    })
  await come(100)
  expect(result.current.messages).toHaveLength(101)
  expect(result.current.complete).toBe(true)
  for (let frames = 0; frames < 8; frames += 1) await come(MESSAGES_MAX / 4)
  expect(result.current.messages.length).toBeLessThan(MESSAGES_MAX * 1.5)
  expect(result.current.messages.at(-1)?.sequence).toBe(last)
  expect(result.current.complete).toBe(false)

  const [first] = result.current.messages
  history.mockResolvedValueOnce({ list: [message((first?.sequence ?? 0) - 1)], complete: false })
  await act(() => result.current.older())
  expect(history).toHaveBeenLastCalledWith('LIVE-1', { limit: 20, before: first?.sequence })
  expect(result.current.messages[0]?.sequence).toBe((first?.sequence ?? 0) - 1)
})

it('what is written before the client has been fetched is sent once it is there', async () => {
  const send = vi.fn<ImClient['send']>(async (_, content, { clientId }) => ({
    ...message(1),
    clientId,
    from: '',
    payload: { text: content.type === 'text' ? content.text : '' },
  }))
  const im: ImClient = {
    state: () => 'online',
    on: () => () => undefined,
    watch: async () => ({ onlineCount: 0 }),
    unwatch: () => undefined,
    enter: async () => ({ muted: false, canModerate: false }),
    leave: () => undefined,
    follow: () => undefined,
    unfollow: () => undefined,
    history: async () => ({ list: [], complete: true }),
    send,
    markRead: async () => undefined,
    close: () => undefined,
  }
  const wish = { conversationID: 'LIVE-1', pageSize: 20, kind: 'direct' as const }
  const notYet: { im: ImClient | undefined } = { im: undefined }
  const { result, rerender } = renderHook(
    (props: { im: ImClient | undefined }) => useConversation({ ...wish, ...props }),
    { initialProps: notYet },
  )
  await act(() => result.current.sendText('too early'))
  expect(result.current.messages).toMatchObject([{ status: 'unSend', payload: { text: 'too early' } }])
  rerender({ im })
  await act(async () => undefined)
  expect(send).toHaveBeenCalledOnce()
  expect(result.current.messages).toMatchObject([{ status: 'sent', payload: { text: 'too early' } }])
})
