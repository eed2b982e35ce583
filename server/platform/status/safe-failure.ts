import { type SafeError, toSafeError } from '../safe-error'

/** characters */
const FAILURE_MAX = 200

function messagesOf({ message, cause }: SafeError): string[] {
  return cause ? [message, ...messagesOf(cause)] : [message]
}

/** What went wrong, in one line without anything that somebody typed. */
export const describeSafeFailure = (error: unknown): string =>
  messagesOf(toSafeError(error)).join(': ').slice(0, FAILURE_MAX)
