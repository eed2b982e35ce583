import { Table, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOff } from '../../../../contract/payments/schemas'
import { formatFen } from '../../../common/ui/money/fen'
import { Failed } from '../../../common/ui/states'
import { momentText } from '../../../common/work/moment'
import { useCallOffs } from './api'
import styles from './finance.module.css'

/** What was called off, and whether everybody has been refunded; nothing where nothing was. */
export function CallOffs() {
  const { t, i18n } = useTranslation('commerce')
  const callOffs = useCallOffs()
  if (callOffs.error && !callOffs.data) return <Failed error={callOffs.error} retry={() => void callOffs.refetch()} />
  if (!callOffs.data || callOffs.data.length === 0) return null
  const column = (key: string, render: (row: CallOff) => ReactNode) => ({
    key,
    title: t(`callOff.field.${key}`),
    render: (_value: unknown, row: CallOff) => render(row),
  })
  return (
    <section className={styles.callOffs} aria-labelledby="call-offs">
      <h2 id="call-offs">{t('callOff.list')}</h2>
      <Table<CallOff>
        size="middle"
        rowKey="id"
        pagination={false}
        scroll={{ x: 640 }}
        dataSource={[...callOffs.data]}
        columns={[
          { ...column('types', ({ typeNames }) => typeNames.join(t('callOff.and'))), rowScope: 'row' },
          column('reason', ({ reason }) => t(`orders:reason.${reason}`)),
          column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language)),
          column('orders', ({ orders }) => orders),
          column('sum', ({ fen }) => formatFen(fen, i18n.language)),
          column('state', ({ doneAt }) => (
            <span role="status">
              <Tag color={doneAt ? 'success' : 'processing'}>{t(doneAt ? 'callOff.done' : 'callOff.underWay')}</Tag>
            </span>
          )),
        ]}
      />
    </section>
  )
}
