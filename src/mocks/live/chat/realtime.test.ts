import { expect, it, vi } from 'vitest'
import { notifyAll, realtime } from './realtime'
import type { onSockets } from './realtime-wire'

type Listen = Parameters<typeof onSockets>[0]
vi.mock('./realtime-wire', () => ({ onSockets: (listen: Listen) => listen }))

/** A connection of the page, and the events it received. */
function connect() {
  const events: string[] = []
  // oxlint-disable-next-line no-unsafe-type-assertion -- the wire is replaced by what it is given, above
  const listen = realtime as unknown as Listen
  const listener = listen({}, { emit: (event) => void events.push(event), drop: () => undefined })
  return { events, listener }
}

it('notifies every connection of the page, whichever opened last, until it ends', () => {
  const [room, notices] = [connect(), connect()]
  notifyAll('withdrawn', { liveId: 1, pushId: 1 })
  expect([room.events, notices.events]).toEqual([['withdrawn'], ['withdrawn']])
  notices.listener.closed()
  notifyAll('withdrawn', { liveId: 1, pushId: 1 })
  expect([room.events.length, notices.events.length]).toEqual([2, 1])
  room.listener.closed()
})
