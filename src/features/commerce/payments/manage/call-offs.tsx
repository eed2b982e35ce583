import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOff } from '#contract/commerce/payments/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkTable } from '#src/common/work/work-table.tsx'
import { useCallOffs } from './api'
import styles from './finance.module.css'

/** What was canceled, and whether everybody has been refunded; nothing where nothing was. */
export function CallOffs({ query }: { query: HashQuery }) {
  const { t, i18n } = useTranslation('commerce')
  const callOffs = useCallOffs()
  if (callOffs.error && !callOffs.data) return <Failed error={callOffs.error} retry={() => void callOffs.refetch()} />
  if (!callOffs.data || callOffs.data.length === 0) return null
  const column = (key: string, render: (row: CallOff) => ReactNode, always = false) => ({
    key,
    title: t(`callOff.field.${key}`),
    always,
    render,
  })
  const progress = ({ doneAt }: CallOff) => (
    <span role="status">
      <Tag color={doneAt ? 'success' : 'processing'}>{t(doneAt ? 'callOff.done' : 'callOff.underWay')}</Tag>
    </span>
  )
  return (
    <section className={styles.callOffs}>
      <h2>{t('callOff.list')}</h2>
      <WorkTable<CallOff>
        name="call-offs"
        caption={t('callOff.list')}
        columns={[
          column('types', ({ typeNames }) => typeNames.join(t('callOff.and')), true),
          column('reason', ({ reason }) => t(`orders:reason.${reason}`)),
          column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language)),
          column('orders', ({ orders }) => orders),
          column('sum', ({ fen }) => formatFen(fen, i18n.language)),
          column('state', progress),
        ]}
        rows={callOffs.data}
        query={query}
        total={callOffs.data.length}
        pageSize={callOffs.data.length}
      />
    </section>
  )
}
