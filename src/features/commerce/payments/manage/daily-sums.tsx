import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { isDay } from '#contract/core/day.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { type PayMethod, payMethods } from '#contract/commerce/orders/rules.ts'
import { listDailySums } from '#contract/commerce/payments/endpoints.ts'
import { SUM_DAYS_MAX } from '#contract/commerce/payments/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import styles from './finance.module.css'

type Sums = OutputOf<typeof listDailySums>[0]
type Row = Sums & { id: string }
type Whole = Omit<Sums, 'day' | 'methods'>

/** In the order in which they are read; what is left is reckoned. */
const names = ['orders', 'paidFen', 'refunds', 'refundedFen', 'net'] as const

const DAY_MS = 86_400_000
/** days that are shown at first */
const SHOWN_DAYS = 30
const YUAN = 100

const dayOf = (text: string, otherwise: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : otherwise

/** Why a span of days cannot be requested. */
function wrongSpan(from: string, until: string): 'order' | 'long' | undefined {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) return 'order'
  return days > SUM_DAYS_MAX ? 'long' : undefined
}

const add = (rows: readonly Sums[], name: 'orders' | 'paidFen' | 'refunds' | 'refundedFen'): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** What was taken and returned by day, with the total; it can be saved as a table. */
export function DailySums({ query }: { query: HashQuery }) {
  const { t } = useTranslation('commerce')
  const now = useNow()
  const until = dayOf(query.text('until'), chinaDay(new Date(now)))
  const from = dayOf(query.text('from'), chinaDay(new Date(Date.parse(until) - (SHOWN_DAYS - 1) * DAY_MS)))
  const wrong = wrongSpan(from, until)
  const sums = useEndpoint(listDailySums, { from, until }, { keep: true, enabled: wrong === undefined })
  const field = (name: 'from' | 'until', value: string) => (
    <div>
      <label htmlFor={`sums-${name}`}>{t(`sums.${name}`)}</label>
      <DayInput
        id={`sums-${name}`}
        allowClear={false}
        value={value}
        onChange={(day) => query.set({ from, until, [name]: day })}
      />
    </div>
  )
  return (
    <>
      <div className={styles.bar}>
        {field('from', from)}
        {field('until', until)}
      </div>
      {wrong ? (
        <Alert type="error" showIcon role="alert" title={t(`sums.wrong.${wrong}`, { count: SUM_DAYS_MAX })} />
      ) : (
        <Shown query={sums} loading={<TableSkeleton />}>
          {(rows) => (rows.length === 0 ? <Empty title={t('sums.none')} /> : <SumTable rows={rows} query={query} />)}
        </Shown>
      )}
    </>
  )
}

/** The days as a table, the latest first, with the total of all of them above. */
function SumTable({ rows, query }: { rows: readonly Sums[]; query: HashQuery }) {
  const { t, i18n } = useTranslation('commerce')
  const number = new Intl.NumberFormat(i18n.language)
  const total = { orders: add(rows, 'orders'), paidFen: add(rows, 'paidFen') }
  const refunded = { refunds: add(rows, 'refunds'), refundedFen: add(rows, 'refundedFen') }
  const sumOf: Record<(typeof names)[number], (row: Whole) => number> = {
    orders: ({ orders }) => orders,
    paidFen: ({ paidFen }) => paidFen,
    refunds: ({ refunds }) => refunds,
    refundedFen: ({ refundedFen }) => refundedFen,
    net: ({ paidFen, refundedFen }) => paidFen - refundedFen,
  }
  const isCount = (name: (typeof names)[number]) => name === 'orders' || name === 'refunds'
  const say = (name: (typeof names)[number], row: Whole) =>
    isCount(name) ? number.format(sumOf[name](row)) : formatFen(sumOf[name](row), i18n.language)
  const whole = rows.toReversed().map((row) => ({ ...row, id: row.day }))
  const columns: WorkColumn<Row>[] = [
    { key: 'day', title: t('sums.field.day'), always: true, render: ({ day }) => day, plain: ({ day }) => day },
    ...names.map((name) => ({
      key: name,
      title: t(`sums.field.${name}`),
      render: (row: Row) => say(name, row),
      plain: {
        [isCount(name) ? t(`sums.field.${name}`) : t('sums.inYuan', { name: t(`sums.field.${name}`) })]: (row: Row) =>
          isCount(name) ? sumOf[name](row) : sumOf[name](row) / YUAN,
      },
    })),
  ]
  return (
    <>
      <dl className={styles.facts} aria-label={t('sums.total')}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`sums.field.${name}`)}</dt>
            <dd>{say(name, { ...total, ...refunded })}</dd>
          </div>
        ))}
      </dl>
      <Methods rows={rows} />
      <WorkTable<Row>
        name="daily-sums"
        caption={t('sums.title')}
        columns={columns}
        rows={whole}
        query={query}
        total={whole.length}
        pageSize={whole.length}
        exporting={{
          ask: ({ page, limit }) =>
            Promise.resolve({ list: whole.slice((page - 1) * limit, page * limit), totalCount: whole.length }),
        }}
      />
    </>
  )
}

/** What was taken and returned by each way of paying, where there is more than one. */
function Methods({ rows }: { rows: readonly Sums[] }) {
  const { t, i18n } = useTranslation('commerce')
  const all = rows.flatMap(({ methods }) => methods)
  const used = payMethods.filter((method) => all.some((one) => one.method === method))
  if (used.length < 2) return null
  const sumOf = (method: PayMethod, name: 'paidFen' | 'refundedFen') =>
    formatFen(
      all.filter((one) => one.method === method).reduce((sum, one) => sum + one[name], 0),
      i18n.language,
    )
  return (
    <dl className={styles.facts} aria-label={t('sums.byMethod')}>
      {used.map((method) => (
        <div key={method}>
          <dt>{t(`orders:method.${method}`)}</dt>
          <dd>
            {sumOf(method, 'paidFen')}
            <small>{t('sums.givenBack', { sum: sumOf(method, 'refundedFen') })}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
