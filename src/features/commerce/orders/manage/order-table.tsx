import type { ComponentProps } from 'react'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/core/day.ts'
import { listOrders } from '#contract/commerce/orders/endpoints.ts'
import { orderKinds, orderStates } from '#contract/commerce/orders/rules.ts'
import type { ManagedOrder } from '#contract/commerce/orders/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { OrderStateTag } from '../order-state'
import { OrderDrawer } from './order-drawer'

const YUAN = 100

/** What the address asks for, as far as it can be requested. */
function readFilter(query: HashQuery) {
  const keyWord = query.text('keyWord')
  const kind = orderKinds.find((one) => one === query.text('kind'))
  const state = orderStates.find((one) => one === query.text('state'))
  const day = (name: string) => {
    const text = query.text(name)
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : undefined
  }
  const [from, until] = [day('from'), day('until')]
  return {
    ...(keyWord ? { keyWord } : {}),
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

interface OrderTableProps {
  query: HashQuery
  /** What else can be done with one that is opened. */
  renderMore?: ComponentProps<typeof OrderDrawer>['renderMore']
}

/** Every order of the fair: found by words, kind, state and days, saved as a table, one opened next to them. */
export function OrderTable({ query, renderMore }: OrderTableProps) {
  const { t } = useTranslation('commerce')
  const filter = readFilter(query)
  const page = useEndpoint(listOrders, { ...filter, page: query.page }, { keep: true })
  // The page stays where it was.
  const open = (id: number | undefined) => query.set({ order: id, page: query.page })
  const opened = query.id('order')
  const choice = <Value extends string>(name: string, values: readonly Value[], say: (value: Value) => string) => ({
    name,
    label: t(`orders.filter.${name}`),
    options: values.map((value) => ({ value, label: say(value) })),
  })
  const day = (name: 'from' | 'until') => ({
    name,
    label: t(`orders.filter.${name}`),
    options: [],
    renderFinder: (control: { id: string; value: string; onChange: (value: string) => void }) => (
      <DayInput {...control} />
    ),
  })
  return (
    <>
      <WorkFilters
        query={query}
        searchLabel={t('orders.search')}
        filters={[
          choice('kind', orderKinds, (kind) => t(`orders.kind.${kind}`)),
          choice('state', orderStates, (state) => t(`orders:state.${state}`)),
          day('from'),
          day('until'),
        ]}
      />
      <WorkList<ManagedOrder>
        name="managed-orders"
        caption={t('orders.title')}
        columns={useColumns(open)}
        query={query}
        page={page}
        empty={t('orders.none')}
        exporting={{
          ask: (pages, signal) => call(listOrders, { ...filter, ...pages }, { alerts: false, request: { signal } }),
        }}
      />
      {opened === undefined ? null : (
        <OrderDrawer id={opened} renderMore={renderMore} onClose={() => open(undefined)} />
      )}
    </>
  )
}

function useColumns(open: (id: number) => void): WorkColumn<ManagedOrder>[] {
  const { t, i18n } = useTranslation('commerce')
  const heading = (key: string) => t(`orders.field.${key}`)
  const column = (key: string, more: Omit<WorkColumn<ManagedOrder>, 'key' | 'title'>) => ({
    key,
    title: heading(key),
    ...more,
  })
  const names = ({ names: all }: ManagedOrder) => [...new Set(all)].join(t('callOff.and'))
  return [
    column('number', {
      always: true,
      render: ({ id, number }) => (
        <Button type="link" style={{ padding: 0 }} aria-label={t('orders.openOf', { number })} onClick={() => open(id)}>
          {number}
        </Button>
      ),
      plain: ({ number }) => number,
    }),
    column('what', {
      render: (order) => (
        <>
          {names(order)}
          <small>{t('orders.count', { count: order.quantity, kind: t(`orders.kind.${order.kind}`) })}</small>
        </>
      ),
      plain: {
        [heading('kind')]: ({ kind }) => t(`orders.kind.${kind}`),
        [heading('what')]: names,
        [heading('quantity')]: ({ quantity }) => quantity,
      },
    }),
    column('buyer', {
      render: ({ buyer, soldBy, contact }) => (
        <>
          {soldBy === null ? contact.name || buyer : t('orders.atDoor')}
          {soldBy === null ? null : <small>{t('orders.soldBy', { name: soldBy })}</small>}
          <small>{contact.phone}</small>
        </>
      ),
      plain: {
        [heading('buyer')]: ({ buyer, soldBy }) => (soldBy === null ? buyer : t('orders.soldBy', { name: soldBy })),
        [heading('contact')]: ({ contact }) => contact.name,
        [heading('phone')]: ({ contact }) => contact.phone,
      },
    }),
    column('payable', {
      render: ({ payableFen, refundedFen }) => (
        <>
          {formatFen(payableFen, i18n.language)}
          {refundedFen > 0 ? (
            <small>{t('orders.refunded', { sum: formatFen(refundedFen, i18n.language) })}</small>
          ) : null}
        </>
      ),
      plain: {
        [heading('payableYuan')]: ({ payableFen }) => payableFen / YUAN,
        [heading('refundedYuan')]: ({ refundedFen }) => refundedFen / YUAN,
      },
    }),
    column('state', {
      render: ({ state, method }) => (
        <>
          <OrderStateTag state={state} />
          {method ? <small>{t(`orders:method.${method}`)}</small> : null}
        </>
      ),
      plain: {
        [heading('state')]: ({ state }) => t(`orders:state.${state}`),
        [heading('method')]: ({ method }) => (method ? t(`orders:method.${method}`) : ''),
      },
    }),
    column('createdAt', {
      render: ({ createdAt }) => momentText(createdAt, i18n.language),
      plain: {
        [inChina(heading('createdAt'))]: ({ createdAt }) => plainMoment(createdAt),
        [inChina(heading('paidAt'))]: ({ paidAt }) => plainMoment(paidAt),
      },
    }),
  ]
}
