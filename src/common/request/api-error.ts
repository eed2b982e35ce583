import type { ErrorDetails } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import type { RefusalData } from '#contract/core/endpoint.ts'

export type Failure = 'expired' | 'silent' | 'refused' | 'timeout' | 'network'

/** A call that did not succeed; `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  /** The business code; 0 when no answer came. */
  readonly code: number
  /** What the server refused and why; undefined where no server of our own spoke. */
  readonly data: RefusalData | undefined

  constructor(failure: Failure, code: number, message: string, data?: RefusalData) {
    super(message)
    this.failure = failure
    this.code = code
    this.data = data
  }
}

/** A failure that the server named. */
export interface Refused<Name extends ErrorName> extends ApiError {
  data: RefusalData & { error: Name } & ErrorDetails<Name>
}

/** Whether the server refused with one of these; its sentence is for people and reveals nothing. */
export function isRefusal<Name extends ErrorName>(error: unknown, ...names: Name[]): error is Refused<Name> {
  return error instanceof ApiError && error.data !== undefined && names.some((name) => name === error.data?.error)
}

const missing = [
  'ArticleNotFound',
  'DemandNotFound',
  'ExhibitNotFound',
  'ExhibitorNotFound',
  'FairNotOpened',
  'HallNotFound',
  'LiveNotFound',
  'OrderNotFound',
  'TicketNotFound',
  'TopicNotFound',
  'LeadNotFound',
] as const satisfies ErrorName[]

/** Whether a record is not there, or not any more: what the spec has as an invalid exhibitor or exhibit among them. */
export function isMissing(error: unknown): error is ApiError {
  return isRefusal(error, ...missing) || (error instanceof ApiError && error.failure === 'silent')
}
