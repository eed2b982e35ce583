import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { ServerConfig } from './config'
import { toSafeError } from './safe-error'

type Line = Parameters<LogFn>

/** pino takes the message of an error for that of the line where none is given; ours says no more than the error may. */
function withOwnMessage([subject, message, ...rest]: unknown[]): unknown[] {
  const error = subject instanceof Error ? subject : Reflect.get(Object(subject), 'err')
  if (!(error instanceof Error)) return [subject, message, ...rest]
  const isOwn = typeof message === 'string' && message !== error.message
  return [subject === error ? { err: error } : subject, isOwn ? message : 'failed', ...rest]
}

const options: LoggerOptions = {
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
    logMethod(line, method) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the line as it came, with another message
      method.apply(this, withOwnMessage(line) as Line)
    },
  },
  redact: { paths: ['*.token', '*.password', '*.authorization'], censor: '[secret]' },
}

/** The log of a program, which holds nothing that somebody typed. */
export function createLog(config: Pick<ServerConfig, 'logLevel'>, destination?: DestinationStream): Logger {
  const own = { ...options, level: config.logLevel }
  return destination ? pino(own, destination) : pino(own)
}

/** Says what nobody caught, without what was typed, and ends the program. */
export function logUncaught(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'nobody caught an error')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
