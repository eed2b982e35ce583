import type { Socket } from 'socket.io'
import { safeParse } from 'zod/v4/core'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import { isConnectionLost } from '../db/connection/connection-lost'
import { fail, Refusal } from '../http/fail'
import { validate } from '../http/input'
import type { SocketAllowance } from './allowance'
import type { Client, CommandRoute } from './command'
import type { GatewayOptions } from './gateway-options'
import { pauseReading } from './pause-reading'
import type { SocketData } from './presence'
import type { Realtime } from './realtime'

interface SentCommand {
  socket: Socket
  client: Client
  judging: SocketAllowance
  /** Runs a command when it is the turn of the socket's address. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  name: unknown
  /** The input, and last the function that takes the answer. */
  sent: unknown[]
}

type Reply = (answer: { code: number; msg: string; data: unknown }) => void

function isReply(value: unknown): value is Reply {
  return typeof value === 'function'
}

interface DispatchOptions extends Pick<GatewayOptions, 'database' | 'services' | 'log' | 'findViewer'> {
  realtime: Realtime
  commands: readonly CommandRoute[]
  count: (refused: string) => void
  /** Called with the name of each command that succeeded. */
  onDone: (command: string) => void
}

/** Runs what a socket sends: within its allowance, by name, validated, while its session stands. */
export function createDispatch(parts: DispatchOptions) {
  const routes = new Map<string, CommandRoute>(parts.commands.map((route) => [route.name, route]))
  const { services, database, realtime, log, count, onDone } = parts

  async function run({ socket, client, name, sent }: SentCommand): Promise<unknown> {
    const route = typeof name === 'string' ? routes.get(name) : undefined
    if (!route) throw fail('BadCommand', { detail: String(name).slice(0, 40) })
    // oxlint-disable-next-line no-unsafe-type-assertion -- set when the socket was let in
    const { token } = socket.data as SocketData
    if (client.viewer && !(await parts.findViewer(token))) throw fail('LoginExpired')
    const input = validate(route, sent[0], client.language)
    const output = await route.handle({
      // oxlint-disable-next-line no-unsafe-type-assertion -- `command` tied the handler to this schema, which the input passed
      input: input as never,
      client,
      language: client.language,
      ...services,
      database,
      realtime,
    })
    const answer = safeParse(route.output, output)
    if (!answer.success) throw new Error(`${route.name} answers against its contract: ${answer.error.message}`)
    onDone(route.name)
    return answer.data
  }

  function toRefusal(error: unknown, name: unknown): Refusal {
    if (error instanceof Refusal) return error
    if (isConnectionLost(error)) return fail('DatabaseUnavailable')
    log.error({ err: error, command: routes.get(String(name))?.name }, 'a command failed')
    return fail('Internal', { requestId: 'realtime' })
  }

  return async function dispatch(input: SentCommand): Promise<void> {
    const { socket, client, judging, name } = input
    const last = input.sent.at(-1)
    const reply: Reply = isReply(last) ? last : () => undefined
    const verdict = judging.admit()
    if (verdict === 'closed') {
      count('Flood')
      socket.disconnect(true)
      return
    }
    try {
      if (verdict === 'refused') {
        pauseReading(socket, judging.wait)
        throw fail('TooFast')
      }
      reply({ code: 0, msg: '', data: await input.inTurn(() => run(input)) })
    } catch (error) {
      const refusal = toRefusal(error, name)
      count(refusal.error)
      reply(refusedAnswer(refusal.error, refusal.details, client.language))
    }
  }
}
