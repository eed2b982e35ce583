import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SENSITIVE_TOAST_MS } from '#contract/live/live/limits.ts'
import type { ImClient, ImContent } from '../im/im-client'
import { refusedWith } from '#tests/setup/refused.ts'
import * as notices from '../ui/notices/notices'
import { useConversation } from './use-conversation'

const send = vi.fn<(to: string, content: ImContent) => Promise<never>>()
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

beforeEach(() => {
  send.mockReset()
  vi.restoreAllMocks()
})

async function opened() {
  const wish = { im, conversationID: 'LIVE-1', pageSize: 20, kind: 'room' as const }
  const { result } = renderHook(() => useConversation(wish))
  await act(async () => undefined)
  return result
}

it('a text refused for its words is named for ten seconds, stands in no list and is returned', async () => {
  const toast = vi.spyOn(notices, 'showToast')
  send.mockRejectedValueOnce(refusedWith('SensitiveWords', '含敏感词：甲'))
  const room = await opened()
  await act(async () => expect(await room.current.sendText('甲和乙')).toBe(false))
  expect(toast).toHaveBeenCalledExactlyOnceWith('含敏感词：甲', SENSITIVE_TOAST_MS)
  expect(room.current.messages).toEqual([])
})

it('what is refused for another reason stays in the list with it', async () => {
  send.mockRejectedValueOnce(refusedWith('Muted', '禁言中'))
  const room = await opened()
  await act(async () => expect(await room.current.sendText('你好')).toBe(true))
  expect(room.current.messages).toMatchObject([{ status: 'fail', failure: '禁言中' }])
})
