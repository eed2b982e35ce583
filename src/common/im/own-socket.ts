import { io, type Socket } from 'socket.io-client'
import i18next from 'i18next'
import { REALTIME_PATH } from '#contract/live/chat/rules.ts'
import type { CommandAnswer, CommandInput, CommandName, CommandOutput } from '#contract/catalog/realtime.ts'
import { ApiError } from '../request/api-error'
import { unwrapData } from '../request/call'
import type { ImState } from './im-client'

/** ms that an answer may take, and how often a command is tried; its client-made id makes a second try harmless */
const ANSWER_MS = 8_000
const TRIES = 3
/** ms until it is tried again after the server failed to let it in */
const CONNECT_AGAIN_MS = 2_000
/** ms within which a client comes back at random to a server that has disconnected it, so that not all come at once */
const SPREAD_MS = 3_000

export interface OwnSocket {
  state: () => ImState
  /** Sends a command when the socket is ready, and again after a break. Throws ApiError. */
  ask: <Name extends CommandName>(name: Name, input: CommandInput<Name>) => Promise<CommandOutput<Name>>
  close: () => void
}

interface SocketOptions {
  auth: () => { token: string; visitor: string; language: string; listens?: true }
  onEvent: (event: string, data: unknown) => void
  onState: (state: ImState) => void
  /** Brings a new connection to where the last one was; commands wait for it. */
  restore: (ask: OwnSocket['ask']) => Promise<void>
}

const createNetworkError = () => new ApiError('network', 0, i18next.t('common:request.network'))

/** A socket to the fair that comes back by itself (Socket.IO, WebSocket alone). */
export function openOwnSocket({ auth, onEvent, onState, restore }: SocketOptions): OwnSocket {
  const socket: Socket = io({
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth: (give) => give(auth()),
    reconnectionDelayMax: 15_000,
  })
  let state: ImState = 'connecting'
  let connectAgain: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<(ready: boolean) => void>()
  const become = (next: ImState) => {
    if (state === next || state === 'kicked') return
    state = next
    onState(next)
    if (next !== 'online' && next !== 'kicked') return
    for (const resolve of waiting) resolve(next === 'online')
    waiting.clear()
  }

  async function once<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the server's answer has passed the command's schema there
    const answer = (await socket.timeout(ANSWER_MS).emitWithAck(name, input)) as CommandAnswer<CommandOutput<Name>>
    // oxlint-disable-next-line no-unsafe-type-assertion -- as above
    return unwrapData(answer, 200) as CommandOutput<Name>
  }

  const ready = () =>
    state === 'online'
      ? Promise.resolve(true)
      : new Promise<boolean>((resolve) => (state === 'kicked' ? resolve(false) : waiting.add(resolve)))

  async function ask<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (!(await ready())) throw createNetworkError()
      try {
        return await once(name, input)
      } catch (error) {
        if (error instanceof ApiError) throw error
      }
    }
    throw createNetworkError()
  }

  socket.on('connect', () => {
    restore(once).then(
      () => become('online'),
      // What cannot be restored is tried again on the next connection.
      () => socket.disconnect().connect(),
    )
  })
  socket.on('disconnect', (reason: string) => {
    become('offline')
    // Socket.IO does not reconnect by itself where the server disconnected.
    if (reason === 'io server disconnect' && state !== 'kicked')
      connectAgain = setTimeout(() => socket.connect(), Math.random() * SPREAD_MS)
  })
  socket.on('connect_error', (error: Error & { data?: { data?: { error?: string } } }) => {
    // A refusal comes with its name, and will not change by trying again; a fault of the server passes.
    const refusal = error.data?.data?.error
    if (refusal !== undefined && refusal !== 'Internal') return become('kicked')
    become('offline')
    // Socket.IO comes back by itself where the line broke, not where it was answered.
    if (!socket.active) connectAgain = setTimeout(() => socket.connect(), CONNECT_AGAIN_MS)
    return undefined
  })
  socket.on('kicked', () => become('kicked'))
  socket.onAny(onEvent)
  return {
    state: () => state,
    ask,
    close() {
      clearTimeout(connectAgain)
      socket.removeAllListeners().disconnect()
    },
  }
}
