export type Failure = 'expired' | 'silent' | 'refused' | 'timeout' | 'network'

/** A call that did not succeed; `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  /** The business code; 0 when no answer came. */
  readonly code: number

  constructor(failure: Failure, code: number, message: string) {
    super(message)
    this.failure = failure
    this.code = code
  }
}
