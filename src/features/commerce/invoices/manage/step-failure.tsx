import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'

/** Why a step was not taken; where somebody was first, that what is shown is the latest. */
export function StepFailure({ error }: { error: Error }) {
  const { t } = useTranslation('invoices')
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={isRefusal(error, 'InvoiceNotNow') ? t('desk.changed') : errorMessage(error)}
    />
  )
}
