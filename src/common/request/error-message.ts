import i18next from 'i18next'
import { ApiError } from './api-error'

/** What a failure says to the reader. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : i18next.t('common:request.failed')
}
