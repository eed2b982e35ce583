import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEndpoint, OutputOf } from '#contract/core/endpoint.ts'
import { confirmOrder, declineOrder, getOrder, listOrders } from '#contract/commerce/orders/endpoints.ts'
import type { ManagedOrder } from '#contract/commerce/orders/schemas.ts'
import { reasonText } from '#contract/core/reason.ts'
import { SERVICE_PAY_MS, SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { OrderLines } from '../order-lines'
import { TextArea } from '#src/common/work/form/text-input.tsx'

const DAY_MS = 86_400_000

const useDecision = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listOrders, getOrder], { alerts: false })

interface DialogProps {
  order: ManagedOrder
  onClose: () => void
}

/** Confirms an order of services as it is shown: it can be paid from then on. */
export function ConfirmDialog({ order: { id }, onClose }: DialogProps) {
  const { t } = useTranslation('service-desk')
  const query = useEndpoint(getOrder, { id })
  const confirm = useDecision(confirmOrder)
  const done = () => {
    showToast(t('orders.confirmed'))
    onClose()
  }
  const send = () => {
    if (query.data) confirm.mutate({ id, version: query.data.version }, { onSuccess: done })
  }
  return (
    <WorkDialog
      title={t('orders.confirmTitle')}
      submit={t('orders.confirm')}
      width={600}
      busy={confirm.isPending}
      disabled={!query.data}
      onSubmit={send}
      onClose={onClose}
    >
      <What query={query}>
        <p>{t('orders.confirmText', { count: SERVICE_PAY_MS / DAY_MS })}</p>
      </What>
      {confirm.error ? <Alert type="error" showIcon role="alert" title={errorMessage(confirm.error)} /> : null}
    </WorkDialog>
  )
}

interface Values {
  reason: string
}

const check = ({ reason }: Values) => ({ reason: reasonText(reason) })

/** Closes an order of services that cannot be had, with a reason that its buyer reads. */
export function DeclineDialog({ order: { id }, onClose }: DialogProps) {
  const { t } = useTranslation('service-desk')
  const [form] = Form.useForm<Values>()
  const query = useEndpoint(getOrder, { id })
  const decline = useDecision(declineOrder)
  const send = async ({ reason }: Values) => {
    if (!query.data) return
    await decline.mutateAsync({ id, version: query.data.version, reason: reason.trim() })
    showToast(t('orders.declined'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('orders.declineTitle')}
      submit={t('orders.decline')}
      danger
      width={600}
      busy={decline.isPending}
      disabled={!query.data}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <What query={query}>
        <p>{t('orders.declineText')}</p>
      </What>
      <WorkForm
        form={form}
        label={t('orders.declineTitle')}
        initialValues={{ reason: '' }}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('reason')} required>
          <TextArea rows={3} maxLength={SERVICE_REASON_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}

/** The ordered items, the buyer and the price. */
function What({ query, children }: { query: ReturnType<typeof useEndpoint<typeof getOrder>>; children: ReactNode }) {
  const { i18n } = useTranslation('service-desk')
  return (
    <Shown query={query} loading={<TableSkeleton rows={2} />}>
      {(order: OutputOf<typeof getOrder>) => (
        <>
          <p>
            <strong>{order.buyer}</strong> · {order.number} · {formatFen(order.payableFen, i18n.language)}
          </p>
          <OrderLines lines={order.lines} isOwn={false} />
          {children}
        </>
      )}
    </Shown>
  )
}
