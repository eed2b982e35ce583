import { Alert, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '../../../../contract/core/china-time'
import { isDay } from '../../../../contract/core/day'
import type { OutputOf } from '../../../../contract/core/endpoint'
import { listDailySums } from '../../../../contract/payments/endpoints'
import { SUM_DAYS_MAX } from '../../../../contract/payments/limits'
import type { HashQuery } from '../../../common/app/use-hash-query'
import { useEndpoint } from '../../../common/request/use-endpoint'
import { formatFen } from '../../../common/ui/money/fen'
import { Empty, Shown } from '../../../common/ui/states'
import { ExportMenu } from '../../../common/work/export/export-menu'
import { DayInput } from '../../../common/work/form/day-input'
import { TableSkeleton } from '../../../common/work/list/table-skeleton'
import styles from './finance.module.css'

type Sums = OutputOf<typeof listDailySums>[0]

const DAY_MS = 86_400_000
/** days that are shown at first */
const SHOWN_DAYS = 30
const YUAN = 100

const dayOf = (text: string, otherwise: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : otherwise

/** Why a span of days cannot be asked for. */
function wrongSpan(from: string, until: string): 'order' | 'long' | undefined {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) return 'order'
  return days > SUM_DAYS_MAX ? 'long' : undefined
}

const add = (rows: readonly Sums[], name: 'orders' | 'paidFen' | 'refunds' | 'refundedFen'): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** What was taken and given back by day, with the total; it can be saved as a table. */
export function DailySums({ query }: { query: HashQuery }) {
  const { t } = useTranslation('commerce')
  const until = dayOf(query.text('until'), chinaDay(new Date()))
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
        {wrong === undefined && sums.data && sums.data.length > 0 ? (
          <div className={styles.end}>
            <SaveSums rows={sums.data} />
          </div>
        ) : null}
      </div>
      {wrong ? (
        <Alert type="error" showIcon role="alert" title={t(`sums.wrong.${wrong}`, { count: SUM_DAYS_MAX })} />
      ) : (
        <Shown query={sums} loading={<TableSkeleton />}>
          {(rows) => (rows.length === 0 ? <Empty title={t('sums.none')} /> : <SumTable rows={rows} />)}
        </Shown>
      )}
    </>
  )
}

function SaveSums({ rows }: { rows: readonly Sums[] }) {
  const { t } = useTranslation('commerce')
  const whole = rows.map((row) => ({ ...row, id: row.day }))
  const yuan = (name: 'paidFen' | 'refundedFen') => ({
    title: t(`sums.field.${name}`),
    plain: (row: Sums) => row[name] / YUAN,
  })
  const count = (name: 'day' | 'orders' | 'refunds') => ({
    title: t(`sums.field.${name}`),
    plain: (row: Sums) => row[name],
  })
  return (
    <ExportMenu<Sums & { id: string }>
      name={t('sums.title')}
      columns={[
        count('day'),
        count('orders'),
        yuan('paidFen'),
        count('refunds'),
        yuan('refundedFen'),
        { title: t('sums.field.net'), plain: (row: Sums) => (row.paidFen - row.refundedFen) / YUAN },
      ]}
      ask={({ page, limit }) =>
        Promise.resolve({ list: whole.slice((page - 1) * limit, page * limit), totalCount: whole.length })
      }
    />
  )
}

function SumTable({ rows }: { rows: readonly Sums[] }) {
  const { t, i18n } = useTranslation('commerce')
  const number = new Intl.NumberFormat(i18n.language)
  const money = (fen: number) => formatFen(fen, i18n.language)
  const cells = ({ orders, paidFen, refunds, refundedFen }: Omit<Sums, 'day'>) => [
    number.format(orders),
    money(paidFen),
    number.format(refunds),
    money(refundedFen),
    money(paidFen - refundedFen),
  ]
  const names = ['orders', 'paidFen', 'refunds', 'refundedFen', 'net'] as const
  const total = cells({
    orders: add(rows, 'orders'),
    paidFen: add(rows, 'paidFen'),
    refunds: add(rows, 'refunds'),
    refundedFen: add(rows, 'refundedFen'),
  })
  return (
    <Table<Sums>
      size="middle"
      rowKey="day"
      pagination={false}
      scroll={{ x: 640 }}
      // The latest day is looked at first.
      dataSource={rows.toReversed()}
      columns={[
        { key: 'day', title: t('sums.field.day'), dataIndex: 'day', rowScope: 'row' },
        ...names.map((name, place) => ({
          key: name,
          title: t(`sums.field.${name}`),
          align: 'right' as const,
          render: (_value: unknown, row: Sums) => cells(row)[place],
        })),
      ]}
      summary={() => (
        <Table.Summary.Row className={styles.total ?? ''}>
          <Table.Summary.Cell index={0}>{t('sums.total')}</Table.Summary.Cell>
          {names.map((name, place) => (
            <Table.Summary.Cell key={name} index={place + 1} align="right">
              {total[place]}
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  )
}
