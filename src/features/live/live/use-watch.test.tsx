import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getLive } from '#contract/live/live/endpoints.ts'
import type { ImEvents } from '#src/common/im/im-client.ts'
import { useWatch } from './use-watch'

const heard = vi.hoisted(() => ({
  listeners: new Map<string, (data: unknown) => void>(),
  watch: vi.fn<(liveId: number) => Promise<{ onlineCount: number }>>(),
  unwatch: vi.fn<(liveId: number) => void>(),
}))

vi.mock('#src/common/app/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }))
vi.mock('#src/common/im/open-im.ts', () => ({
  openIm: () =>
    Promise.resolve({
      watch: heard.watch,
      unwatch: heard.unwatch,
      on: (event: string, listener: (data: unknown) => void) => {
        heard.listeners.set(event, listener)
        return () => heard.listeners.delete(event)
      },
    }),
}))

afterEach(() => {
  vi.clearAllMocks()
  heard.listeners.clear()
})

const notify = <Event extends keyof ImEvents>(event: Event, data: ImEvents[Event]) =>
  act(() => heard.listeners.get(event)?.(data))

async function watching() {
  heard.watch.mockResolvedValue({ onlineCount: 1 })
  const client = new QueryClient()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  const { unmount, result } = renderHook(() => useWatch(7), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(heard.watch).toHaveBeenCalledWith(7))
  const timesRequested = () =>
    invalidated.mock.calls.filter(([filter]) => filter?.queryKey?.[0] === getLive.path).length
  return { unmount, timesRequested, spoken: () => result.current.map(({ text }) => text) }
}

it('asks for the session anew when it changes, and for no other', async () => {
  const { timesRequested } = await watching()
  notify('liveChanged', { liveId: 8 })
  expect(timesRequested()).toBe(0)
  notify('liveChanged', { liveId: 7 })
  expect(timesRequested()).toBe(1)
})

it('asks again after a break, in which a change may have been missed', async () => {
  const { timesRequested } = await watching()
  notify('state', 'online')
  expect(timesRequested()).toBe(0)
  notify('state', 'offline')
  notify('state', 'connecting')
  notify('state', 'online')
  expect(timesRequested()).toBe(1)
})

it('is no longer counted when the room is left', async () => {
  const { unmount } = await watching()
  unmount()
  expect(heard.unwatch).toHaveBeenCalledWith(7)
  expect(heard.listeners.size).toBe(0)
})

it('gives what was spoken of late in its session', async () => {
  const { spoken } = await watching()
  const at = '2026-05-01T02:00:00.000Z'
  const say = (liveId: number, text: string) =>
    notify('liveCaption', { liveId, startsAt: at, endsAt: at, language: 'zh-CN', text, translation: null })
  say(8, 'elsewhere')
  for (let i = 1; i <= 13; i += 1) say(7, `${i}`)
  expect(spoken()).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 2}`))
})
