import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { contactAddress } from '../../../common/app/addresses'
import { ownOrdersAddress } from '../../../common/app/ticket-addresses'
import { isRefusal } from '../../../common/request/api-error'
import { errorMessage } from '../../../common/request/error-message'

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
