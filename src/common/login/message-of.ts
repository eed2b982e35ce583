import i18next from 'i18next'
import { ApiError } from '../request/api-error'

/** What a failure says to the reader. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : i18next.t('common:request.failed')
}
