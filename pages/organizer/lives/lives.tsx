import { useTranslation } from 'react-i18next'
import { Link } from '../../../src/common/app/link'
import type { LiveStatus, ManagedLive } from '../../../contract/live/schemas'
import { liveAddress } from '../../../src/common/app/addresses'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { LinkButton } from '../../../src/common/work/link-button'
import { WorkFilters } from '../../../src/common/work/work-filters'
import type { WorkColumn } from '../../../src/common/work/work-table'
import { useManagedLives } from '../../../src/features/live/manage/api'
import { StatusText } from '../../../src/features/live/manage/status-text'
import { DeskHead } from '../desk-head'
import { DeskList } from '../desk-list'
import { momentText } from '../moment'
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
      <DeskList
        name="lives"
        caption={t('list.title')}
        columns={columns}
        query={query}
        page={lives}
        empty={t(isNarrowed ? 'list.none' : 'list.empty')}
      />
    </>
  )
}

function useColumns(): WorkColumn<ManagedLive>[] {
  const { t, i18n } = useTranslation('live-manage')
  const column = (key: string, render: WorkColumn<ManagedLive>['render'], always = false) => ({
    key,
    title: t(`list.${key}`),
    render,
    always,
  })
  return [
    column(
      'name',
      ({ id, liveName, official, company }) => (
        <>
          <Link to={`/lives/${id}`}>{liveName}</Link>
          <small>{official ? t('list.official') : company}</small>
        </>
      ),
      true,
    ),
    column('status', ({ status }) => <StatusText status={status} />),
    column('when', ({ startTime }) => momentText(startTime, i18n.language)),
    column('counts', ({ reserved, messages, reports }) => (
      <>
        {t('list.reserved', { count: reserved })}
        <small>{t('list.messages', { count: messages })}</small>
        {reports > 0 ? <small>{t('list.reports', { count: reports })}</small> : null}
      </>
    )),
    column(
      'actions',
      ({ id, liveName }) => (
        <div className={styles.actions}>
          <Link to={`/lives/${id}`} aria-label={t('list.editOf', { name: liveName })}>
            {t('list.edit')}
          </Link>
          <a href={liveAddress(id)} aria-label={t('list.roomOf', { name: liveName })}>
            {t('list.room')}
          </a>
        </div>
      ),
      true,
    ),
  ]
}
