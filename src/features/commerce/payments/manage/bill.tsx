import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { isDay } from '#contract/core/day.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { compareBill } from '#contract/commerce/payments/endpoints.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkTable } from '#src/common/work/work-table.tsx'
import styles from './finance.module.css'

type Compared = OutputOf<typeof compareBill>
type Difference = Compared['differences'][0]
type Row = Difference & { id: string }

const DAY_MS = 86_400_000

/** The provider's bill of a day against the fair's books: yesterday's at first, the last that can be there. */
export function Bill({ query }: { query: HashQuery }) {
  const { t } = useTranslation('commerce')
  const now = useNow()
  const input = query.text('day')
  const isRequested = /^\d{4}-\d{2}-\d{2}$/.test(input) && isDay(input)
  const day = isRequested ? input : chinaDay(new Date(now - DAY_MS))
  const compared = useEndpoint(compareBill, { day })
  return (
    <>
      <div className={styles.bar}>
        <div>
          <label htmlFor="bill-day">{t('bill.day')}</label>
          <DayInput id="bill-day" allowClear={false} value={day} onChange={(chosen) => query.set({ day: chosen })} />
        </div>
      </div>
      {isRefusal(compared.error, 'PaymentNotOffered') ? (
        <Empty title={errorMessage(compared.error)} />
      ) : (
        <Shown query={compared} loading={<TableSkeleton rows={4} />}>
          {(found) => <Found found={found} query={query} />}
        </Shown>
      )}
    </>
  )
}

function Found({ found: { compared, differences }, query }: { found: Compared; query: HashQuery }) {
  const { t, i18n } = useTranslation('commerce')
  if (compared === null) return <Empty title={t('bill.notYet')} text={t('bill.notYetText')} />
  if (differences.length === 0)
    return <Alert type="success" showIcon role="status" title={t('bill.same', { count: compared })} />
  const rows = differences.map((one) => ({ ...one, id: `${one.about} ${one.number}` }))
  const money = (fen: number | null) => (fen === null ? t('bill.missing') : formatFen(fen, i18n.language))
  const column = (key: string, render: (row: Row) => string, always = false) => ({
    key,
    title: t(`bill.field.${key}`),
    always,
    render,
    plain: render,
  })
  const says = ({ ours, theirs }: Difference) =>
    t(theirs === null ? 'bill.says.theirsMissing' : ours === null ? 'bill.says.oursMissing' : 'bill.says.other')
  return (
    <>
      <Alert
        className={styles.message ?? ''}
        type="warning"
        showIcon
        role="status"
        title={t('bill.differ', { count: differences.length, compared })}
      />
      <WorkTable<Row>
        name="bill-differences"
        caption={t('bill.list')}
        columns={[
          column('number', ({ number }) => number, true),
          column('about', ({ about }) => t(`bill.about.${about}`)),
          column('ours', ({ ours }) => money(ours)),
          column('theirs', ({ theirs }) => money(theirs)),
          column('says', says),
        ]}
        rows={rows}
        query={query}
        total={rows.length}
        pageSize={rows.length}
        exporting={{
          ask: ({ page, limit }) =>
            Promise.resolve({ list: rows.slice((page - 1) * limit, page * limit), totalCount: rows.length }),
        }}
      />
    </>
  )
}
