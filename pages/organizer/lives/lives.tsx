import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { listManagedLives } from '#contract/live/live/endpoints.ts'
import type { ManagedLive } from '#contract/live/live/schemas.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { liveAddress, studioAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useManagedLives } from '#src/features/live/live/manage/api.ts'
import { StatusText } from '#src/features/live/live/manage/status-text.tsx'
import { DeskHead } from '../desk-head'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import styles from './lives.module.css'

/** Live and interrupted are found by either. */
const statuses = [1, 0, 2, 3] as const satisfies readonly LiveStatus[]

/** The sessions that the reader runs. */
export function Lives() {
  const { t } = useTranslation('live-manage')
  useTitle(t('list.title'))
  const query = useHashQuery()
  const status = statuses.find((one) => `${one}` === query.text('status'))
  const keyWord = query.text('keyWord')
  const isNarrowed = status !== undefined || keyWord !== ''
  const filter = { ...(status === undefined ? {} : { status }), ...(keyWord ? { keyWord } : {}) }
  const lives = useManagedLives({ ...filter, page: query.page })
  const columns = useColumns()
  const options = statuses.map((value) => ({ value: `${value}`, label: t(`status.${value}`) }))
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <LinkButton type="primary" to="/lives/new">
          {t('list.add')}
        </LinkButton>
      </DeskHead>
      <WorkFilters
        query={query}
        filters={[{ name: 'status', label: t('list.status'), options }]}
        searchLabel={t('list.search')}
      />
      <WorkList
        name="lives"
        caption={t('list.title')}
        columns={columns}
        query={query}
        page={lives}
        empty={t(isNarrowed ? 'list.none' : 'list.empty')}
        exporting={{
          ask: (page, signal) => call(listManagedLives, { ...filter, ...page }, { alerts: false, request: { signal } }),
        }}
      />
    </>
  )
}

function useColumns(): WorkColumn<ManagedLive>[] {
  const { t, i18n } = useTranslation('live-manage')
  const column = (
    key: string,
    render: WorkColumn<ManagedLive>['render'],
    more: Partial<WorkColumn<ManagedLive>> = {},
  ) => ({
    key,
    title: t(`list.${key}`),
    render,
    ...more,
  })
  const by = ({ official, company }: ManagedLive) => (official ? t('list.official') : company)
  return [
    column(
      'name',
      (one) => (
        <>
          <Link to={`/lives/${one.id}`}>{one.liveName}</Link>
          <small>{by(one)}</small>
        </>
      ),
      { always: true, plain: { [t('list.name')]: ({ liveName }) => liveName, [t('list.by')]: by } },
    ),
    column('status', ({ status }) => <StatusText status={status} />, { plain: ({ status }) => t(`status.${status}`) }),
    column('when', ({ startTime }) => momentText(startTime, i18n.language), {
      plain: { [inChina(t('list.when'))]: ({ startTime }) => plainMoment(startTime) },
    }),
    column(
      'counts',
      ({ reserved, messages, reports }) => (
        <>
          {t('list.reserved', { count: reserved })}
          <small>{t('list.messages', { count: messages })}</small>
          {reports > 0 ? <small>{t('list.reports', { count: reports })}</small> : null}
        </>
      ),
      {
        plain: {
          [t('list.bookings')]: ({ reserved }) => reserved,
          [t('list.said')]: ({ messages }) => messages,
          [t('list.reported')]: ({ reports }) => reports,
        },
      },
    ),
    column(
      'actions',
      ({ id, liveName, status }) => (
        <div className={styles.actions}>
          {hasEnded(status) ? null : (
            <a href={studioAddress(id)} aria-label={t('list.goLiveOf', { name: liveName })}>
              {t('list.goLive')}
            </a>
          )}
          <Link to={`/lives/${id}`} aria-label={t('list.editOf', { name: liveName })}>
            {t('list.edit')}
          </Link>
          <a href={liveAddress(id)} aria-label={t('list.roomOf', { name: liveName })}>
            {t('list.room')}
          </a>
        </div>
      ),
      { always: true },
    ),
  ]
}
