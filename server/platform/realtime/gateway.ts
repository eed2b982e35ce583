import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { safeParse } from 'zod/v4/core'
import { Handshake } from '#contract/core/handshake.ts'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import { hashKey } from '../auth/secrets'
import { fail, Refusal } from '../http/fail'
import { addressReader } from '../http/network-address'
import type { Viewer } from '../http/serve'
import { createTurns } from '../sharing/turns'
import { createAllowances, ofNetwork } from './allowance'
import type { Client } from './command'
import { createDispatch } from './dispatch'
import type { GatewayOptions } from './gateway-options'
import { drainSockets } from './drain-sockets'
import { isOwnOrigin } from './origin'
import { answerServers, createPresence, type SocketData } from './presence'
import { accountRoom, listenerRoom, type Realtime } from './realtime'
import { type SharedRooms, shareRooms } from './shared-rooms'
import { closeSlowReaders } from './slow-readers'
import { sendWholeFrames } from './whole-frames'
import { closeEndedSessions } from './ended-sessions'

/** bytes of one frame: no command is near it */
const FRAME_MAX = 65_536
/** ms until an unidentified connection is closed */
const CONNECT_MS = 10_000
/** commands of an address under way, and waiting: as many as it may send at once */
const TURNS = { atOnce: 8, most: ofNetwork.commands.burst }
/** characters of a guest's key: enough not to be guessed */
const VISITOR_KEY_MIN = 16

export interface Gateway {
  io: Server
  realtime: Realtime
  /** How often what was refused, by its error's name. */
  refused: Map<string, number>
  /** How many commands succeeded, by their name. */
  handled: Map<string, number>
  /** Sockets of this server, and rooms that hold at least one of them. */
  size: () => { sockets: number; rooms: number }
  /** Closes at once the sockets of ended sessions; otherwise done every few seconds. */
  endKicked: () => Promise<void>
  /** Closes all sockets spread over some seconds; their clients reconnect to another server. */
  drain: () => Promise<void>
  close: () => Promise<void>
}

function createClient(socket: Socket, viewer: Viewer | null, language: Client['language']): Client {
  return {
    viewer,
    language,
    notes: new Map(),
    join: (room) => void socket.join(room),
    leave: (room) => void socket.leave(room),
    isIn: (room) => socket.rooms.has(room),
  }
}

function createRealtime(io: Server, shared: SharedRooms | undefined): Realtime {
  return {
    ...createPresence(io, () => shared?.isUp() ?? false),
    emit: (to, event, data) => void io.to(to).emit(event, data),
    emitHere: (to, event, data) => void io.local.to(to).emit(event, data),
    audience: (room) => io.of('/').adapter.rooms.get(room)?.size ?? 0,
    remove: (accountId, from) => io.in(accountRoom(accountId)).socketsLeave(from),
    sharing: () => (!shared ? 'none' : shared.isUp() ? 'up' : 'down'),
  }
}

/**
 * Sockets on the server's own port: who they are, which commands they send, and what they receive. WebSocket alone,
 * so that any server can take any connection.
 */
export async function openGateway(server: HttpServer, parts: GatewayOptions): Promise<Gateway> {
  const { config, log } = parts
  const refused = new Map<string, number>()
  const handled = new Map<string, number>()
  const count = (name: string) => void refused.set(name, (refused.get(name) ?? 0) + 1)
  const onDone = (name: string) => void handled.set(name, (handled.get(name) ?? 0) + 1)
  const readAddress = addressReader(config.trustProxy)
  const allowances = createAllowances(config.rateLimit > 0)
  const turns = config.rateLimit > 0 ? createTurns(TURNS) : undefined
  const networks = new WeakMap<object, string>()
  const io = new Server(server, {
    path: parts.path,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: FRAME_MAX,
    connectTimeout: CONNECT_MS,
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, admit) => {
      if (!isOwnOrigin(request.headers, config.publicUrl)) {
        count('ForeignOrigin')
        admit(null, false)
        return
      }
      const isAnswered = allowances.arrive(readAddress(request), (mayOpen) => {
        if (!mayOpen) count('TooFast')
        admit(null, mayOpen)
      })
      if (!isAnswered) request.socket.destroy()
    },
  })
  // The request of the handshake is long over, and is most of what an idle connection would hold.
  io.engine.on(
    'connection',
    (raw: { request: IncomingMessage | null; once: (event: 'close', end: () => void) => void }) => {
      const network = raw.request ? readAddress(raw.request) : ''
      networks.set(raw, network)
      raw.once('close', allowances.openFrom(network))
      raw.request = null
    },
  )

  const shared = config.redisUrl ? await shareRooms(io, config.redisUrl, log) : undefined
  sendWholeFrames(io)
  const realtime = createRealtime(io, shared)
  if (shared) answerServers(io)
  const domain = parts.open(realtime)
  const dispatch = createDispatch({ ...parts, realtime, commands: domain.commands, count, onDone })

  async function letIn(socket: Socket): Promise<undefined> {
    const parsed = safeParse(Handshake, socket.handshake.auth)
    if (!parsed.success) throw fail('BadInput', { detail: 'handshake' })
    const { token, visitor, language, listens } = parsed.data
    const viewer = token === '' ? null : await parts.findViewer(token)
    if (!viewer && (token !== '' || visitor.length < VISITOR_KEY_MIN)) throw fail('LoginExpired')
    const person = viewer ? `account-${viewer.userId}` : `guest-${hashKey(visitor)}`
    // Guests need nothing to be many: what they send takes nothing from those of their address who have signed in.
    const network = `${viewer ? 'people' : 'guests'} ${networks.get(socket.conn) ?? ''}`
    const judging = allowances.open(person, network)
    // One that is let in no more, or has gone meanwhile, ends with its connection, and says no other word of it.
    if (socket.conn.readyState === 'open') socket.conn.once('close', judging.close)
    else judging.close()
    socket.data = { person, token } satisfies SocketData
    if (viewer) await socket.join(listenerRoom(Number(viewer.userId)))
    if (listens) {
      if (!viewer) throw fail('LoginExpired')
      // It has nothing to say.
      socket.onAny(() => void socket.disconnect(true))
      return undefined
    }
    const client = createClient(socket, viewer, language === 'en-US' ? 'en-US' : 'zh-CN')
    if (viewer) await socket.join(accountRoom(Number(viewer.userId)))
    await domain.onClient(client)
    const inTurn = <T>(work: () => Promise<T>) => (turns ? turns(network, work) : work())
    socket.onAny((name: unknown, ...sent: unknown[]) => void dispatch({ socket, client, judging, inTurn, name, sent }))
    return undefined
  }

  /** What the client receives: a refusal of the catalogue with its code, so that it need not try again. */
  function toConnectError(error: unknown): Error {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'letting a socket in failed')
    const refusal = error instanceof Refusal ? error : fail('Internal', { requestId: 'realtime' })
    count(refusal.error)
    const data = refusedAnswer(refusal.error, refusal.details, 'zh-CN')
    return Object.assign(new Error(refusal.message), { data })
  }

  io.use((socket, next) => {
    void letIn(socket)
      .catch(toConnectError)
      // oxlint-disable-next-line no-callback-in-promise -- Socket.IO takes the outcome of its middleware so
      .then((refusal) => next(refusal))
  })

  const kicked = closeEndedSessions(io, parts.whichStand, log)
  const endings = [domain.stop, closeSlowReaders(io, () => count('SlowReader')), kicked.stop]
  return {
    io,
    realtime,
    refused,
    handled,
    size() {
      const { rooms, sids } = io.of('/').adapter
      // Every socket also has a room of its own.
      return { sockets: sids.size, rooms: rooms.size - sids.size }
    },
    endKicked: kicked.run,
    drain: () => drainSockets(io),
    async close() {
      for (const end of endings) end()
      // The transports alone: a client that the server disconnects does not reconnect. The server that they came in by is
      // closed by whoever opened it.
      io.engine.close()
      await io.of('/').adapter.close()
      await shared?.end()
    },
  }
}
