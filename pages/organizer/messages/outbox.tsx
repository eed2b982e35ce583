import { useTranslation } from 'react-i18next'
import { exportOutbox } from '../../../contract/management/endpoints'
import { messageChannels, messageSorts, messageStates } from '../../../contract/management/rules'
import type { OutboxRow } from '../../../contract/management/schemas'
import { type HashQuery, useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { WorkFilters } from '../../../src/common/work/work-filters'
import type { WorkColumn } from '../../../src/common/work/work-table'
import { useOutbox } from '../api'
import { ExportButton } from '../export-button'
import { DeskHead } from '../desk-head'
import { DeskList } from '../desk-list'
import styles from '../rows.module.css'
import { momentText } from '../moment'
import { StateMark } from '../state-mark'

function readFilter(query: HashQuery) {
  const channel = messageChannels.find((one) => one === query.text('channel'))
  const state = messageStates.find((one) => one === query.text('state'))
  const sort = messageSorts.find((one) => one === query.text('sort'))
  const keyWord = query.text('keyWord')
  const filter = { ...(channel ? { channel } : {}), ...(state ? { state } : {}), ...(keyWord ? { keyWord } : {}) }
  return { filter, order: sort ? { sort } : {} }
}

/** Every message of the fair, as it was written. */
export function Outbox() {
  const { t } = useTranslation('organizer')
  useTitle(t('outbox.title'))
  const query = useHashQuery()
  const { filter, order } = readFilter(query)
  const messages = useOutbox({ ...filter, ...order, page: query.page })
  const columns = useColumns()
  const channels = messageChannels.map((value) => ({ value, label: t(`channel.${value}`) }))
  const states = messageStates.map((value) => ({ value, label: t(`message.${value}`) }))
  return (
    <>
      <DeskHead title={t('outbox.title')} lead={t('outbox.lead')}>
        <ExportButton ask={() => call(exportOutbox, filter)} />
      </DeskHead>
      <WorkFilters
        query={query}
        filters={[
          { name: 'channel', label: t('outbox.channel'), options: channels },
          { name: 'state', label: t('outbox.state'), options: states },
        ]}
        searchLabel={t('outbox.search')}
      />
      <DeskList
        name="outbox"
        caption={t('outbox.title')}
        columns={columns}
        query={query}
        page={messages}
        empty={t('outbox.empty')}
      />
    </>
  )
}

function useColumns(): WorkColumn<OutboxRow>[] {
  const { t, i18n } = useTranslation('organizer')
  const column = (key: string, render: WorkColumn<OutboxRow>['render'], more: Partial<WorkColumn<OutboxRow>> = {}) => ({
    key,
    title: t(`outbox.${key}`),
    render,
    ...more,
  })
  return [
    column(
      'address',
      ({ address, channel }) => (
        <>
          {address}
          <small>{t(`channel.${channel}`)}</small>
        </>
      ),
      { always: true },
    ),
    column(
      'text',
      ({ subject, body, failure }) => (
        <>
          {subject ? <strong>{subject}</strong> : null}
          <p className={styles.text}>{body || t('outbox.emptied')}</p>
          {failure ? <small>{failure}</small> : null}
        </>
      ),
      { always: true },
    ),
    column('state', ({ state, tries }) => (
      <>
        <StateMark state={state}>{t(`message.${state}`)}</StateMark>
        {tries > 0 ? <small>{t('outbox.tries', { count: tries })}</small> : null}
      </>
    )),
    column(
      'createdAt',
      ({ createdAt, sentAt }) => (
        <>
          {momentText(createdAt, i18n.language)}
          {sentAt ? <small>{t('outbox.sentAt', { at: momentText(sentAt, i18n.language) })}</small> : null}
        </>
      ),
      { sorts: true },
    ),
  ]
}
