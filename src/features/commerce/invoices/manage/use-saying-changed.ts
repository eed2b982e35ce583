import { useTranslation } from 'react-i18next'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'

/** For forms: a refusal since somebody was first says that what is shown now is the latest. */
export function useSayingChanged(): <Answer>(step: Promise<Answer>) => Promise<Answer> {
  const { t } = useTranslation('invoices')
  return (step) =>
    step.catch((error: unknown) => {
      if (!isRefusal(error, 'InvoiceNotNow')) throw error
      throw new ApiError(error.failure, error.code, t('desk.changed'), error.data)
    })
}
