import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { contactAddress, ownStandAddress } from '#src/common/app/addresses.ts'
import { orderAddress, ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
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
      action={<WayOut error={error} />}
    />
  )
}

/** The way to what stands in the way. */
function WayOut({ error }: { error: unknown }) {
  const { t } = useTranslation('service-order')
  const way = (href: string, text: string) => (
    <Button size="small" href={href}>
      {text}
    </Button>
  )
  if (isRefusal(error, 'TooManyServiceOrders')) return way(`${ownOrdersAddress}?kind=service`, t('toOrders'))
  if (isRefusal(error, 'NoContract')) return way(contactAddress, t('services:standing.contact'))
  if (!isRefusal(error, 'OwnBoothExists')) return null
  const { orderId }: Record<string, unknown> = { ...error.data }
  return typeof orderId === 'number'
    ? way(orderAddress(orderId), t('booth.toOrder'))
    : way(ownStandAddress, t('booth.toStand'))
}
