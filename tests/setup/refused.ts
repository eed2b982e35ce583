import { CODE_MODULUS } from '../../contract/core/answer-codes'
import { type ErrorName, errors } from '../../contract/core/errors'
import { ApiError } from '../../src/common/request/api-error'

/** The failure of a call that the server refused. */
export function refusedWith(error: ErrorName, message: string = errors[error].zh, details: object = {}): ApiError {
  return new ApiError('refused', errors[error].code % CODE_MODULUS, message, { error, ...details })
}
