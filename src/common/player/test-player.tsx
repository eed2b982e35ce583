import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { Engine, EngineEvent, EngineOptions } from './engine/engine-port'
import { LivePlayer } from './live-player'
import type { PlayedLive } from './player-state'

/** The player over an engine that plays nothing: tests mock `./engine` with this file. */

function newEngine() {
  return {
    video: document.createElement('video'),
    play: vi.fn<Engine['play']>(),
    pause: vi.fn<Engine['pause']>(),
    seek: vi.fn<Engine['seek']>(),
    setSound: vi.fn<Engine['setSound']>(),
    setSource: vi.fn<Engine['setSource']>(),
    setLevel: vi.fn<Engine['setLevel']>(),
    setCaptions: vi.fn<Engine['setCaptions']>(),
    pictureTime: vi.fn<Engine['pictureTime']>(),
    retry: vi.fn<Engine['retry']>(),
    destroy: vi.fn<Engine['destroy']>(),
  }
}

interface Made {
  options: EngineOptions
  engine: ReturnType<typeof newEngine>
}

/** The engines of this test, in the order in which they were made. */
export const made: Made[] = []

export function createEngine(_: HTMLElement, options: EngineOptions): Engine {
  const engine = newEngine()
  made.push({ options, engine })
  return engine
}

export const base: PlayedLive = {
  id: 1,
  liveName: '漆器巡馆',
  status: 1,
  startTime: '2026-05-01T02:00:00Z',
  isReserve: false,
  type: 1,
  coverImage: '/cover.svg',
  pullUrl: { customld: ['', '', '/ld.m3u8'], customsd: ['', '', '/sd.m3u8'], customhd: [] },
  videoUrl: '',
  mediaUrl: '/rec.m3u8',
  captionsUrl: '',
  isNotLiving: false,
}

export const onReserve = vi.fn<() => void>()
export const onRefresh = vi.fn<() => void>()

/** To be called before each test. */
export function restartPlayer(): void {
  made.length = 0
  onReserve.mockReset()
  onRefresh.mockReset()
}

export function show(change: Partial<PlayedLive> = {}, canReserve = true) {
  return render(
    <LivePlayer live={{ ...base, ...change }} canReserve={canReserve} onReserve={onReserve} onRefresh={onRefresh} />,
  )
}

export const button = (name: string) => screen.getByRole('button', { name })
export const missing = (name: string) => screen.queryByRole('button', { name })

/** The engine that was made last, once there are so many. */
export async function engineOf(count = 1): Promise<Made> {
  await waitFor(() => expect(made).toHaveLength(count))
  const last = made.at(-1)
  if (!last) throw new Error('no engine')
  return last
}

export function emit({ options }: Made, ...events: EngineEvent[]): void {
  act(() => events.forEach((event) => options.tell(event)))
}

/** A player that has got to its first picture. */
export async function playing(change: Partial<PlayedLive> = {}): Promise<Made> {
  show(change)
  if (change.status === 2) await userEvent.click(button('播放'))
  const one = await engineOf()
  emit(
    one,
    { type: 'playing' },
    { type: 'time', at: 10, duration: change.status === 2 ? 65 : Number.POSITIVE_INFINITY },
  )
  return one
}
