import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { ServerConfig } from './config'
import type { LoggedError } from './error-reports/event'
import { toSafeError } from './safe-error'

type Line = Parameters<LogFn>

/** pino takes the message of an error for that of the line where none is given; ours says no more than the error may. */
function withOwnMessage([subject, message, ...rest]: unknown[]): unknown[] {
  const error = subject instanceof Error ? subject : Reflect.get(Object(subject), 'err')
  if (!(error instanceof Error)) return [subject, message, ...rest]
  const isOwn = typeof message === 'string' && message !== error.message
  return [subject === error ? { err: error } : subject, isOwn ? message : 'failed', ...rest]
}

type OnError = (logged: LoggedError) => void

const ERROR = pino.levels.values['error'] ?? 0
const FATAL = pino.levels.values['fatal'] ?? 0

/** The error of a line at level error or above, with the other fields of the line. */
function loggedError(log: Logger, [subject, message]: unknown[], level: number): LoggedError | undefined {
  const { err: error, ...fields }: Record<string, unknown> = Object(subject)
  if (level < ERROR || !(error instanceof Error)) return undefined
  return {
    error,
    level: level >= FATAL ? 'fatal' : 'error',
    message: String(message),
    fields: { ...log.bindings(), ...fields },
  }
}

const optionsOf = (onError?: OnError): LoggerOptions => ({
  base: null,
  serializers: {
    err: (error: unknown) => toSafeError(error),
    // An address may hold what was typed.
    req: ({ method, routeOptions }: { method?: string; routeOptions?: { url?: string } }) => ({
      method,
      route: routeOptions?.url,
    }),
  },
  hooks: {
    logMethod(line, method, level) {
      const own = withOwnMessage(line)
      // oxlint-disable-next-line no-unsafe-type-assertion -- the line as it came, with another message
      method.apply(this, own as Line)
      const logged = onError && loggedError(this, own, level)
      if (logged) onError(logged)
    },
  },
  redact: { paths: ['*.token', '*.password', '*.authorization'], censor: '[secret]' },
})

/** The log of a program, which holds nothing that somebody typed. `onError` receives each error that it writes at level error. */
export function createLog(
  config: Pick<ServerConfig, 'logLevel'>,
  destination?: DestinationStream,
  onError?: OnError,
): Logger {
  const own = { ...optionsOf(onError), level: config.logLevel }
  return destination ? pino(own, destination) : pino(own)
}

/** Says what nobody caught, without what was typed, and ends the program once `flush` is done. */
export function logUncaught(log: Logger, flush: () => Promise<unknown> = () => Promise.resolve()): void {
  const end = async (error: unknown) => {
    log.fatal({ err: error }, 'nobody caught an error')
    await flush()
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void end(error))
  process.on('unhandledRejection', (error) => void end(error))
}
