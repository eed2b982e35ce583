import { errorText } from '../../contract/core/errors'
import { ConfigError } from './config'
import { DataFolderBusy } from './data-lock'
import { Refusal } from './http/fail'
import { StartError } from './start-error'

/** What a program says when it cannot go on: a known reason in words, anything else with its trace. */
export function describeFailure(error: unknown): unknown {
  if (error instanceof Refusal) return errorText(error.error, error.details, 'en-US')
  const isKnown = error instanceof ConfigError || error instanceof DataFolderBusy || error instanceof StartError
  return isKnown ? error.message : error
}
