import { useTranslation } from 'react-i18next'
import { exportOutbox, listOutbox } from '#contract/foundation/outbox/endpoints.ts'
import { messageChannels, messageSorts, messageStates } from '#contract/foundation/outbox/rules.ts'
import type { OutboxRow } from '#contract/foundation/outbox/schemas.ts'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useOutbox } from '../api'
import { DeskHead } from '../desk-head'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import styles from '../rows.module.css'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { saveWhole } from '../save-whole'
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
      <DeskHead title={t('outbox.title')} lead={t('outbox.lead')} />
      <WorkFilters
        query={query}
        filters={[
          { name: 'channel', label: t('outbox.channel'), options: channels },
          { name: 'state', label: t('outbox.state'), options: states },
        ]}
        searchLabel={t('outbox.search')}
      />
      <WorkList
        name="outbox"
        caption={t('outbox.title')}
        columns={columns}
        query={query}
        page={messages}
        empty={t('outbox.empty')}
        exporting={{
          ask: (page, signal) =>
            call(listOutbox, { ...filter, ...order, ...page }, { alerts: false, request: { signal } }),
          saveWhole: () => saveWhole(call(exportOutbox, filter)),
        }}
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
      {
        always: true,
        plain: {
          [t('outbox.address')]: ({ address }) => address,
          [t('outbox.channel')]: ({ channel }) => t(`channel.${channel}`),
        },
      },
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
      {
        always: true,
        plain: {
          [t('outbox.subject')]: ({ subject }) => subject,
          [t('outbox.text')]: ({ body }) => body || t('outbox.emptied'),
          [t('outbox.failure')]: ({ failure }) => failure,
        },
      },
    ),
    column(
      'state',
      ({ state, tries }) => (
        <>
          <StateMark state={state}>{t(`message.${state}`)}</StateMark>
          {tries > 0 ? <small>{t('outbox.tries', { count: tries })}</small> : null}
        </>
      ),
      {
        plain: {
          [t('outbox.state')]: ({ state }) => t(`message.${state}`),
          [t('outbox.triesHead')]: ({ tries }) => tries,
        },
      },
    ),
    column(
      'createdAt',
      ({ createdAt, sentAt }) => (
        <>
          {momentText(createdAt, i18n.language)}
          {sentAt ? <small>{t('outbox.sentAt', { at: momentText(sentAt, i18n.language) })}</small> : null}
        </>
      ),
      {
        sorts: true,
        plain: {
          [inChina(t('outbox.createdAt'))]: ({ createdAt }) => plainMoment(createdAt),
          [inChina(t('outbox.sent'))]: ({ sentAt }) => plainMoment(sentAt),
        },
      },
    ),
  ]
}
