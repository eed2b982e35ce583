import { ConfigError } from './config'
import { DataFolderBusy } from './data-lock'
import { Refusal, textOf } from './http/fail'

/** What a program says when it cannot go on: a known reason in words, anything else with its trace. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof Refusal) return textOf(error, 'en-US')
  return error instanceof ConfigError || error instanceof DataFolderBusy ? error.message : error
}
