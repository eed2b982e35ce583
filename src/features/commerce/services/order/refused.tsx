import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/common/app/addresses.ts'
import { ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'

/** Why the order as a whole was not placed, and what to do about it. */
export function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('service-order')
  const isChanged = isRefusal(error, 'OrderPriceChanged')
  return (
    <Alert
      type={isChanged ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={errorMessage(error)}
      description={isChanged ? t('priceChanged') : undefined}
      action={
        isRefusal(error, 'TooManyServiceOrders') ? (
          <Button size="small" href={`${ownOrdersAddress}?kind=service`}>
            {t('toOrders')}
          </Button>
        ) : isRefusal(error, 'NoContract') ? (
          <Button size="small" href={contactAddress}>
            {t('services:standing.contact')}
          </Button>
        ) : undefined
      }
    />
  )
}
