import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { type PaymentState, paymentStates, payMethods } from '#contract/commerce/orders/rules.ts'
import { listPayments } from '#contract/commerce/payments/endpoints.ts'
import type { ManagedPayment } from '#contract/commerce/payments/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { usePayments } from './api'
import styles from './finance.module.css'

const colors = { open: 'processing', paid: 'success', closed: 'default' } as const satisfies Record<
  PaymentState,
  string
>
const YUAN = 100
/** Where nothing is to pay, there is no payment. */
const methods = payMethods.filter((method) => method !== 'free')

/** What the address asks for, as far as it can be requested. */
function readFilter(query: HashQuery) {
  const keyWord = query.text('keyWord')
  const state = paymentStates.find((one) => one === query.text('state'))
  const method = methods.find((one) => one === query.text('method'))
  return { ...(keyWord ? { keyWord } : {}), ...(state ? { state } : {}), ...(method ? { method } : {}) }
}

/** Every payment: what was requested for an order, what came and what went back, found by its numbers, state and method. */
export function Payments({ query }: { query: HashQuery }) {
  const { t } = useTranslation('commerce')
  const filter = readFilter(query)
  const page = usePayments({ ...filter, page: query.page })
  const choice = <Value extends string>(name: string, values: readonly Value[], say: (value: Value) => string) => ({
    name,
    label: t(`payments.field.${name}`),
    options: values.map((value) => ({ value, label: say(value) })),
  })
  return (
    <>
      <WorkFilters
        query={query}
        searchLabel={t('payments.search')}
        filters={[
          choice('state', paymentStates, (state) => t(`payments.state.${state}`)),
          choice('method', methods, (method) => t(`orders:method.${method}`)),
        ]}
      />
      <WorkList<ManagedPayment>
        name="payments"
        caption={t('payments.title')}
        columns={useColumns()}
        query={query}
        page={page}
        empty={t('payments.none')}
        exporting={{
          ask: (pages, signal) => call(listPayments, { ...filter, ...pages }, { alerts: false, request: { signal } }),
        }}
      />
    </>
  )
}

function useColumns(): WorkColumn<ManagedPayment>[] {
  const { t, i18n } = useTranslation('commerce')
  const heading = (key: string) => t(`payments.field.${key}`)
  const column = (key: string, more: Omit<WorkColumn<ManagedPayment>, 'key' | 'title'>) => ({
    key,
    title: heading(key),
    ...more,
  })
  const money = (fen: number) => formatFen(fen, i18n.language)
  return [
    column('number', {
      always: true,
      render: ({ number, providerNumber }) => (
        <span className={styles.number}>
          {number}
          {providerNumber ? <small>{t('payments.ofProvider', { number: providerNumber })}</small> : null}
        </span>
      ),
      plain: {
        [heading('number')]: ({ number }) => number,
        [heading('providerNumber')]: ({ providerNumber }) => providerNumber,
      },
    }),
    column('orderNumber', {
      render: ({ orderId, orderNumber }) => (
        <Link to={`/orders?order=${orderId}`} aria-label={t('orders.openOf', { number: orderNumber })}>
          {orderNumber}
        </Link>
      ),
      plain: ({ orderNumber }) => orderNumber,
    }),
    column('method', {
      render: ({ method }) => t(`orders:method.${method}`),
      plain: ({ method }) => t(`orders:method.${method}`),
    }),
    column('asked', {
      width: 170,
      render: ({ state, fen, paidFen, refundedFen }) => (
        <>
          {money(fen)}
          {state === 'paid' && paidFen !== fen ? <small>{t('payments.paidSum', { sum: money(paidFen) })}</small> : null}
          {refundedFen > 0 ? <small>{t('payments.refundedSum', { sum: money(refundedFen) })}</small> : null}
        </>
      ),
      plain: {
        [heading('askedYuan')]: ({ fen }) => fen / YUAN,
        [heading('paidYuan')]: ({ paidFen }) => paidFen / YUAN,
        [heading('refundedYuan')]: ({ refundedFen }) => refundedFen / YUAN,
      },
    }),
    column('state', {
      render: ({ state }) => <Tag color={colors[state]}>{t(`payments.state.${state}`)}</Tag>,
      plain: ({ state }) => t(`payments.state.${state}`),
    }),
    column('createdAt', {
      render: ({ createdAt, paidAt }) => (
        <>
          {momentText(createdAt, i18n.language)}
          {paidAt ? <small>{t('payments.paidAt', { at: momentText(paidAt, i18n.language) })}</small> : null}
        </>
      ),
      plain: {
        [inChina(heading('createdAt'))]: ({ createdAt }) => plainMoment(createdAt),
        [inChina(heading('paidAt'))]: ({ paidAt }) => plainMoment(paidAt),
      },
    }),
  ]
}
