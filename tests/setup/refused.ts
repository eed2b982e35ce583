import { CODE_MODULUS } from '#contract/core/answer-codes.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import { ApiError } from '#src/common/request/api-error.ts'

/** The failure of a call that the server refused. */
export function refusedWith(error: ErrorName, message: string = errors[error].zh, details: object = {}): ApiError {
  return new ApiError('refused', errors[error].code % CODE_MODULUS, message, { error, ...details })
}
