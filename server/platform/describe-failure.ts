import { errorText } from '#contract/catalog/errors.ts'
import { ConfigError } from './config'
import { DataFolderBusy } from './data-lock'
import { Refusal } from './http/fail'
import { describeSafely } from './safe-error'
import { StartError } from './start-error'

/** Ends a program that meets what nobody caught, saying no more of it than `describeFailure` does. */
export function endOnUncaught(): void {
  const end = (error: unknown) => {
    console.error(describeFailure(error))
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** What a program says when it cannot go on: a known reason with a clear message, anything else with its trace and no value. */
export function describeFailure(error: unknown): string {
  if (error instanceof Refusal) return errorText(error.error, error.details, 'en-US')
  const isKnown = error instanceof ConfigError || error instanceof DataFolderBusy || error instanceof StartError
  return isKnown ? error.message : describeSafely(error)
}
