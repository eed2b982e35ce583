import { io, type Socket } from 'socket.io-client'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import type {
  CommandAnswer,
  CommandInput,
  CommandName,
  CommandOutput,
  RealtimeEvent,
  RealtimeEvents,
} from '#contract/catalog/realtime.ts'
import type { TestServer } from './start-server'

export interface TestSocket {
  socket: Socket
  ask<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandAnswer<CommandOutput<Name>>>
  /** The next event of that name that has not been taken yet. */
  next<Event extends RealtimeEvent>(event: Event): Promise<RealtimeEvents[Event]>
  /** Events of that name that came and were not taken. */
  waiting(event: RealtimeEvent): number
  close(): void
}

const LIMIT_MS = 10_000

/** The address of the server, which listens from the first call on. */
export async function addressOf({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** A socket of a signed-in person, or of a guest who names a key. Rejects with the server's refusal. */
export async function openSocket(
  url: string,
  auth: { token?: string; visitor?: string; language?: string; listens?: boolean },
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = io(url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  })
  const came = new Map<string, unknown[]>()
  const waiters = new Map<string, ((data: unknown) => void)[]>()
  socket.onAny((event: string, data: unknown) => {
    const waiter = waiters.get(event)?.shift()
    if (waiter) waiter(data)
    else came.set(event, [...(came.get(event) ?? []), data])
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the command
    ask: async (name, input) => (await socket.timeout(LIMIT_MS).emitWithAck(name, input)) as never,
    next: (event) => {
      const ready = came.get(event)?.shift()
      // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the event
      if (ready !== undefined) return Promise.resolve(ready as never)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${event} came`)), LIMIT_MS)
        const take = (data: unknown) => {
          clearTimeout(timer)
          // oxlint-disable-next-line no-unsafe-type-assertion -- the contract of the event
          resolve(data as never)
        }
        waiters.set(event, [...(waiters.get(event) ?? []), take])
      })
    },
    waiting: (event) => came.get(event)?.length ?? 0,
    close: () => void socket.disconnect(),
  }
}
