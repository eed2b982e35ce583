import { pino, stdSerializers, type Logger } from 'pino'
import type { ServerConfig } from './config'

/** A failed statement repeats itself in its error, with every value of a batch. */
const LONGEST_TEXT = 2_000

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

/** An error as it may be logged: no line longer than a screen. */
export function logged(error: Error) {
  const whole = stdSerializers.err(error)
  return { ...whole, message: cut(whole.message), stack: cut(whole.stack) }
}

export function createLog(config: Pick<ServerConfig, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { err: logged },
    redact: { paths: ['*.token', '*.password', '*.authorization'], censor: '[secret]' },
  })
}
