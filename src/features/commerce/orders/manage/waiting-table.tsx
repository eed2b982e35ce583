import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import type { ManagedOrder } from '#contract/commerce/orders/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { endHere, TimeLeft } from '#src/common/ui/time/time-left.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { ConfirmDialog, DeclineDialog } from './decide-dialogs'

interface Doing {
  what: 'confirm' | 'decline'
  order: ManagedOrder
}

/** The orders of services that wait to be confirmed, each with the time that is left for it. */
export function WaitingTable({ query }: { query: HashQuery }) {
  const { t } = useTranslation('service-desk')
  const page = useEndpoint(listOrders, { kind: 'service', state: 'confirming', page: query.page }, { keep: true })
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const { refetch } = page
  const [lookAgain] = useState(() => () => void refetch())
  const columns = useColumns(page.dataUpdatedAt, lookAgain, setDoing)
  return (
    <>
      <WorkList<ManagedOrder>
        name="waiting-orders"
        caption={t('orders.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('orders.none')}
      />
      {doing?.what === 'confirm' ? <ConfirmDialog order={doing.order} onClose={close} /> : null}
      {doing?.what === 'decline' ? <DeclineDialog order={doing.order} onClose={close} /> : null}
    </>
  )
}

function useColumns(heardAt: number, lookAgain: () => void, act: (doing: Doing) => void): WorkColumn<ManagedOrder>[] {
  const { t, i18n } = useTranslation('service-desk')
  type Column = WorkColumn<ManagedOrder>
  const column = (key: string, render: Column['render'], more: Partial<Column> = {}): Column => ({
    key,
    title: t(`orders.field.${key}`),
    render,
    ...more,
  })
  const way = (what: Doing['what'], order: ManagedOrder) => (
    <Button
      type="link"
      size="small"
      danger={what === 'decline'}
      aria-label={t(`orders.${what}Of`, { number: order.number })}
      onClick={() => act({ what, order })}
    >
      {t(`orders.${what}`)}
    </Button>
  )
  return [
    column(
      'what',
      ({ names, number }) => (
        <>
          {names.join(t('orders:form.and'))}
          <small>{number}</small>
        </>
      ),
      { always: true },
    ),
    column('buyer', ({ buyer, contact }) => (
      <>
        {buyer || contact.name}
        <small>
          {contact.name} {contact.phone}
        </small>
      </>
    )),
    column('payable', ({ payableFen }) => formatFen(payableFen, i18n.language), { width: 120 }),
    column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language)),
    column(
      'left',
      ({ heldUntil, now }) => <TimeLeft end={endHere({ until: heldUntil, now, heardAt })} onEnd={lookAgain} />,
      { width: 120 },
    ),
    column(
      'actions',
      (order) => (
        <>
          {way('confirm', order)}
          {way('decline', order)}
        </>
      ),
      { always: true, width: 148 },
    ),
  ]
}
