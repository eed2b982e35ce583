import { pino, stdSerializers, type Logger } from 'pino'
import type { Config } from './config'

/** PGlite puts a minified line of 30 KB into its error text. */
const LONGEST_TEXT = 2_000

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

/** An error as it may be logged: no line longer than a screen. */
export function logged(error: Error) {
  const whole = stdSerializers.err(error)
  return { ...whole, message: cut(whole.message), stack: cut(whole.stack) }
}

export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { err: logged },
    redact: { paths: ['*.token', '*.password', '*.authorization'], censor: '[secret]' },
  })
}
