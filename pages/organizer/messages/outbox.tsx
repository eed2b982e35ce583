import { useTranslation } from 'react-i18next'
import { exportOutbox } from '../../../contract/management/endpoints'
import type { OutboxRow } from '../../../contract/management/schemas'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { ListSection } from '../../../src/common/ui/list/list-section'
import { Pagination } from '../../../src/common/ui/list/pagination'
import { Empty, Shown } from '../../../src/common/ui/states'
import { useOutbox } from '../api'
import { DeskFilters } from '../desk-filters'
import { DeskHead } from '../desk-head'
import { DeskTable, TableSkeleton } from '../desk-table'
import styles from '../dialogs.module.css'
import { ExportButton } from '../cases/export-button'
import { momentText } from '../moment'
import { StateMark } from '../state-mark'

const LIST = 'messages'
const channels = ['sms', 'email'] as const
const states = ['kept', 'queued', 'sent', 'failed'] as const

/** Every message of the fair, as it was written. */
export function Outbox() {
  const { t } = useTranslation('organizer')
  useTitle(t('outbox.title'))
  const query = useHashQuery()
  const channel = channels.find((one) => one === query.text('channel'))
  const state = states.find((one) => one === query.text('state'))
  const keyWord = query.text('keyWord')
  const filter = { ...(channel ? { channel } : {}), ...(state ? { state } : {}), ...(keyWord ? { keyWord } : {}) }
  const messages = useOutbox({ ...filter, page: query.page })
  const filters = [
    {
      name: 'channel',
      label: t('outbox.channel'),
      options: channels.map((value) => ({ value, label: t(`channel.${value}`) })),
    },
    {
      name: 'state',
      label: t('outbox.state'),
      options: states.map((value) => ({ value, label: t(`message.${value}`) })),
    },
  ]
  return (
    <>
      <DeskHead title={t('outbox.title')} lead={t('outbox.lead')}>
        <ExportButton ask={() => call(exportOutbox, filter)} />
      </DeskHead>
      <DeskFilters query={query} filters={filters} searchLabel={t('outbox.search')} />
      <ListSection id={LIST} label={t('outbox.title')} stale={messages.isPlaceholderData}>
        <Shown query={messages} loading={<TableSkeleton />}>
          {({ list, totalPage }) => (
            <>
              {list.length === 0 ? <Empty title={t('outbox.empty')} /> : <MessageTable messages={list} />}
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </>
  )
}

const columnKeys = ['address', 'text', 'state', 'written']

function MessageTable({ messages }: { messages: readonly OutboxRow[] }) {
  const { t, i18n } = useTranslation('organizer')
  const rows = messages.map(({ id, address, channel, subject, body, failure, state, tries, createdAt, sentAt }) => ({
    id,
    cells: {
      address: (
        <>
          {address}
          <small>{t(`channel.${channel}`)}</small>
        </>
      ),
      text: (
        <>
          {subject ? <strong>{subject}</strong> : null}
          <p className={styles.text}>{body || t('outbox.emptied')}</p>
          {failure ? <small>{failure}</small> : null}
        </>
      ),
      state: (
        <>
          <StateMark state={state}>{t(`message.${state}`)}</StateMark>
          {tries > 0 ? <small>{t('outbox.tries', { count: tries })}</small> : null}
        </>
      ),
      written: (
        <>
          {momentText(createdAt, i18n.language)}
          {sentAt ? <small>{t('outbox.sentAt', { at: momentText(sentAt, i18n.language) })}</small> : null}
        </>
      ),
    },
  }))
  const columns = columnKeys.map((key) => ({ key, label: t(`outbox.${key}`) }))
  return <DeskTable caption={t('outbox.title')} columns={columns} rows={rows} />
}
