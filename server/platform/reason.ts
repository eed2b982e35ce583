import { ConfigError } from './config'
import { DataFolderBusy } from './data-lock'
import { EmbeddedUnavailable } from './embedded/unavailable'
import { Refusal, textOf } from './http/fail'

/** What a program says when it cannot go on: a known reason in words, anything else with its trace. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof Refusal) return textOf(error, 'en-US')
  const known = [ConfigError, DataFolderBusy, EmbeddedUnavailable]
  return error instanceof Error && known.some((kind) => error instanceof kind) ? error.message : error
}
