import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OrderState } from '#contract/commerce/orders/rules.ts'

const colors = {
  confirming: 'processing',
  pending: 'warning',
  paid: 'success',
  closed: 'default',
  refunding: 'processing',
  refunded: 'default',
  partlyRefunded: 'success',
  refundFailed: 'error',
} as const satisfies Record<OrderState, string>

/** How an order stands (spec: live §4). */
export function OrderStateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation('orders')
  return <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
}
