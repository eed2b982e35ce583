import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { getOrder } from '#contract/commerce/orders/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { OrderAbout, OrderRefunds, OrderSums } from '../order-facts'
import { OrderLines } from '../order-lines'
import { OrderStateTag } from '../order-state'
import styles from '../orders.module.css'

interface OrderDrawerProps {
  id: number
  renderMore?: ((order: OutputOf<typeof getOrder>) => ReactNode) | undefined
  onClose: () => void
}

/** One order as organizers and finance read it: items, buyer, price and history. */
export function OrderDrawer({ id, renderMore, onClose }: OrderDrawerProps) {
  const { t } = useTranslation('orders')
  const order = useEndpoint(getOrder, { id })
  return (
    <Drawer open title={t('sheet.title')} size="min(680px, 100vw)" onClose={onClose}>
      <Shown query={order} loading={<TableSkeleton rows={6} />}>
        {(found) => (
          <div className={styles.main}>
            <section className={styles.about} aria-labelledby="order-about">
              <h2 id="order-about">
                {found.number} <OrderStateTag state={found.state} />
              </h2>
              <dl className={styles.facts}>
                <dt>{t('commerce:orders.field.buyer')}</dt>
                <dd>{found.soldBy === null ? found.buyer : t('commerce:orders.soldBy', { name: found.soldBy })}</dd>
              </dl>
              <OrderAbout order={found} isCalled />
              <OrderSums order={found} />
              {found.declineReason ? <p>{t('head.service.reason', { reason: found.declineReason })}</p> : null}
              {renderMore?.(found)}
            </section>
            <section aria-labelledby="order-lines">
              <h2 id="order-lines">
                {found.kind === 'service' ? t('sheet.services') : t('sheet.lines', { count: found.lines.length })}
              </h2>
              <OrderLines isOwn={false} lines={found.lines} />
            </section>
            {found.refunds.length > 0 ? <OrderRefunds refunds={found.refunds} /> : null}
            <section aria-labelledby="order-history">
              <h2 id="order-history">{t('sheet.history')}</h2>
              <StepList steps={found.steps.map(({ action, at }) => ({ at, text: t(`action.${action}`) }))} />
            </section>
          </div>
        )}
      </Shown>
    </Drawer>
  )
}
