import { useTranslation } from 'react-i18next'
import { saveAttendee } from '#contract/commerce/attendees/endpoints.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useAttendeeChange } from '../api'

/**
 * Saves the attendees of an order that was placed, one after the other, and reports the outcome in a toast: the order stands
 * either way. Someone who is saved already counts as saved.
 */
export function useSaveAttendees(): (holders: readonly Holder[]) => Promise<void> {
  const { t } = useTranslation('attendees')
  const save = useAttendeeChange(saveAttendee)
  return async (holders) => {
    if (holders.length === 0) return
    try {
      for (const holder of holders) {
        // oxlint-disable-next-line no-await-in-loop -- the limit of an account is met in the order of the form
        await save.mutateAsync({ id: null, version: 0, phone: '', ...holder }).catch((error: unknown) => {
          if (!isRefusal(error, 'AttendeeExists')) throw error
        })
      }
      showToast(t('order.saved'))
    } catch (error) {
      showToast(t('order.notSaved', { message: errorMessage(error) }))
    }
  }
}
