import { useTranslation } from 'react-i18next'
import { Link } from '../../../src/common/app/link'
import type { LiveStatus, ManagedLive } from '../../../contract/live/schemas'
import { liveAddress } from '../../../src/common/app/addresses'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { ListSection } from '../../../src/common/ui/list/list-section'
import { Pagination } from '../../../src/common/ui/list/pagination'
import { Empty, Shown } from '../../../src/common/ui/states'
import { useManagedLives } from '../../../src/features/live/manage/api'
import { StatusText } from '../../../src/features/live/manage/status-text'
import { DeskFilters } from '../desk-filters'
import { DeskHead } from '../desk-head'
import { DeskTable, TableSkeleton } from '../desk-table'
import styles from './lives.module.css'
import { momentText } from '../moment'

const LIST = 'sessions'
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
  const options = statuses.map((value) => ({ value: `${value}`, label: t(`status.${value}`) }))
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <Link className={`yz-button ${styles.add}`} to="/lives/new">
          {t('list.add')}
        </Link>
      </DeskHead>
      <DeskFilters
        query={query}
        filters={[{ name: 'status', label: t('list.status'), options }]}
        searchLabel={t('list.search')}
      />
      <ListSection id={LIST} label={t('list.title')} stale={lives.isPlaceholderData}>
        <Shown query={lives} loading={<TableSkeleton />}>
          {({ list, totalPage }) => (
            <>
              {list.length === 0 ? (
                <Empty title={t(isNarrowed ? 'list.none' : 'list.empty')} />
              ) : (
                <LiveTable lives={list} />
              )}
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </>
  )
}

const columnKeys = ['name', 'status', 'when', 'counts', 'actions'] as const

function LiveTable({ lives }: { lives: readonly ManagedLive[] }) {
  const { t, i18n } = useTranslation('live-manage')
  const rows = lives.map(({ id, liveName, status, official, company, startTime, reserved, messages, reports }) => ({
    id,
    cells: {
      name: (
        <>
          <Link to={`/lives/${id}`}>{liveName}</Link>
          <small>{official ? t('list.official') : company}</small>
        </>
      ),
      status: <StatusText status={status} />,
      when: momentText(startTime, i18n.language),
      counts: (
        <>
          {t('list.reserved', { count: reserved })}
          <small>{t('list.messages', { count: messages })}</small>
          {reports > 0 ? <small>{t('list.reports', { count: reports })}</small> : null}
        </>
      ),
      actions: (
        <div className={styles.actions}>
          <Link to={`/lives/${id}`} aria-label={t('list.editOf', { name: liveName })}>
            {t('list.edit')}
          </Link>
          <a href={liveAddress(id)} aria-label={t('list.roomOf', { name: liveName })}>
            {t('list.room')}
          </a>
        </div>
      ),
    },
  }))
  const columns = columnKeys.map((key) => ({ key, label: t(`list.${key}`) }))
  return <DeskTable caption={t('list.title')} columns={columns} rows={rows} />
}
