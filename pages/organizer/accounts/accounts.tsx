import { useTranslation } from 'react-i18next'
import type { AccountRow } from '../../../contract/management/schemas'
import { exportAccounts } from '../../../contract/management/endpoints'
import { hasPermission, userTypes } from '../../../contract/core/permissions'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { useSession } from '../../../src/common/session/session'
import { ListSection } from '../../../src/common/ui/list/list-section'
import { Pagination } from '../../../src/common/ui/list/pagination'
import { Empty, Shown } from '../../../src/common/ui/states'
import { AccountActions } from './account-actions'
import { useAccounts } from '../api'
import { DeskFilters } from '../desk-filters'
import { DeskHead } from '../desk-head'
import { Contact, DeskTable, TableSkeleton } from '../desk-table'
import { ExportButton } from '../cases/export-button'
import { dayText } from '../moment'
import { StateMark } from '../state-mark'

const LIST = 'accounts'
const statuses = ['active', 'pending', 'rejected', 'disabled'] as const

/** Who may log in, and what the organizer does about it. */
export function Accounts() {
  const { t } = useTranslation('organizer')
  useTitle(t('accounts.title'))
  const query = useHashQuery()
  const status = statuses.find((one) => one === query.text('status'))
  const [userType, keyWord] = [query.id('userType'), query.text('keyWord')]
  const filter = { ...(status ? { status } : {}), ...(userType ? { userType } : {}), ...(keyWord ? { keyWord } : {}) }
  const accounts = useAccounts({ ...filter, page: query.page })
  const filters = [
    {
      name: 'userType',
      label: t('accounts.type'),
      options: Object.values(userTypes).map((value) => ({ value: String(value), label: t(`userType.${value}`) })),
    },
    {
      name: 'status',
      label: t('accounts.status'),
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]
  return (
    <>
      <DeskHead title={t('accounts.title')} lead={t('accounts.lead')}>
        <ExportButton ask={() => call(exportAccounts, filter)} />
      </DeskHead>
      <DeskFilters query={query} filters={filters} searchLabel={t('queue.search')} />
      <ListSection id={LIST} label={t('accounts.title')} stale={accounts.isPlaceholderData}>
        <Shown query={accounts} loading={<TableSkeleton />}>
          {({ list, totalPage }) => (
            <>
              {list.length === 0 ? <Empty title={t('accounts.empty')} /> : <AccountTable accounts={list} />}
              <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </>
  )
}

function AccountTable({ accounts }: { accounts: readonly AccountRow[] }) {
  const { t, i18n } = useTranslation('organizer')
  const user = useSession()?.user
  const actions = hasPermission(user?.userType, 'manageAccounts') ? ['actions'] : []
  const keys = ['name', 'contact', 'type', 'status', 'sessions', 'created', ...actions]
  const rows = accounts.map((one) => ({
    id: one.id,
    cells: {
      name: one.name || '—',
      contact: <Contact phone={one.phone} email={one.email} />,
      type: t(`userType.${one.userType}`),
      status: <StateMark state={one.status}>{t(`status.${one.status}`)}</StateMark>,
      sessions: one.sessions,
      created: dayText(one.createdAt, i18n.language),
      actions: String(one.id) === user?.userId ? t('accounts.you') : <AccountActions account={one} />,
    },
  }))
  const columns = keys.map((key) => ({ key, label: t(`accounts.${key}`) }))
  return <DeskTable caption={t('accounts.title')} columns={columns} rows={rows} />
}
