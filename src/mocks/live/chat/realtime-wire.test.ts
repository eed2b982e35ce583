import { expect, it, vi } from 'vitest'
import { onSockets } from './realtime-wire'

type Listen = (event: 'connection', opened: (connection: { client: unknown }) => void) => unknown
const { link } = vi.hoisted(() => {
  const addEventListener: Listen = (_, opened) => opened
  return { link: () => ({ addEventListener }) }
})
vi.mock('msw', () => ({ ws: { link } }))

/** A connection as MSW gives it: what was sent to the client, and how the client says something. */
function connect(open: Parameters<typeof onSockets>[0]) {
  const sent: string[] = []
  const listeners = new Map<string, (message: { data: unknown }) => void>()
  const client = {
    send: (text: string) => void sent.push(text),
    close: () => void sent.push('closed'),
    addEventListener: (event: string, listener: (message: { data: unknown }) => void) => listeners.set(event, listener),
  }
  const opened: unknown = onSockets(open)
  if (typeof opened === 'function') opened({ client })
  return {
    sent,
    say: (data: unknown) => listeners.get('message')?.({ data }),
    end: () => listeners.get('close')?.({ data: undefined }),
  }
}

it('opens, lets in by what the client says of itself, answers commands and tells events', () => {
  const closed = vi.fn<() => void>()
  const open = vi.fn<Parameters<typeof onSockets>[0]>((_, wire) => ({
    closed,
    command(name, input) {
      wire.emit('count', { liveId: 3 })
      return { name, input }
    },
  }))
  const { sent, say, end } = connect(open)
  expect(sent.shift()).toMatch(/^0\{"sid":"mock"/)
  say('40{"token":"t"}')
  expect(open).toHaveBeenCalledWith({ token: 't' }, expect.anything())
  say('427["watch",{"liveId":3}]')
  expect(sent).toEqual([
    '40{"sid":"mock-socket"}',
    '42["count",{"liveId":3}]',
    '437[{"name":"watch","input":{"liveId":3}}]',
  ])
  expect(closed).not.toHaveBeenCalled()
  end()
  expect(closed).toHaveBeenCalledOnce()
})
