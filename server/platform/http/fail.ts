import { type ErrorDetails, errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'

/** A refusal of the catalogue, on its way to be answered. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: ErrorName
  /** What the text says and the answer's `data` bears. */
  readonly details: object

  constructor(error: ErrorName, details: object) {
    // Where it was thrown interests nobody, and to find out costs more than the refusal.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(error)
    Error.stackTraceLimit = stackTraceLimit
    this.error = error
    this.details = details
  }

  /** Of the HTTP answer. */
  get status(): number {
    return errors[this.error].status
  }
}

type Details<Name extends ErrorName> = keyof ErrorDetails<Name> extends never
  ? [details?: object]
  : [details: ErrorDetails<Name> & Record<string, unknown>]

/** `throw fail('ExhibitNotFound')`: the answer bears its name, code, HTTP status and text, and the details as data. */
export function fail<Name extends ErrorName>(error: Name, ...[details = {}]: Details<Name>): Refusal {
  return new Refusal(error, details)
}
