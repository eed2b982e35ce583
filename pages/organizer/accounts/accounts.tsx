import { useTranslation } from 'react-i18next'
import { hasPermission, userTypes } from '#contract/core/permissions.ts'
import { exportAccounts, listAccounts } from '#contract/operations/management/endpoints.ts'
import { accountSorts } from '#contract/operations/management/rules.ts'
import { accountStatuses } from '#contract/foundation/accounts/rules.ts'
import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { useSession } from '#src/common/session/session.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useAccounts } from '../api'
import { Contact, usePlainContact } from '../cells'
import { DeskHead } from '../desk-head'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { dayText, inChina, plainMoment } from '#src/common/work/moment.ts'
import { saveWhole } from '../save-whole'
import { StateMark } from '../state-mark'
import { AccountActions } from './account-actions'

function readFilter(query: HashQuery) {
  const status = accountStatuses.find((one) => one === query.text('status'))
  const sort = accountSorts.find((one) => one === query.text('sort'))
  const [userType, keyWord] = [query.id('userType'), query.text('keyWord')]
  const filter = { ...(status ? { status } : {}), ...(userType ? { userType } : {}), ...(keyWord ? { keyWord } : {}) }
  return { filter, order: sort ? { sort } : {} }
}

/** Who may log in, and what the organizer does about it. */
export function Accounts() {
  const { t } = useTranslation('organizer')
  useTitle(t('accounts.title'))
  const query = useHashQuery()
  const { filter, order } = readFilter(query)
  const accounts = useAccounts({ ...filter, ...order, page: query.page })
  const columns = useColumns()
  const types = Object.values(userTypes).map((value) => ({ value: String(value), label: t(`userType.${value}`) }))
  const statuses = accountStatuses.map((value) => ({ value, label: t(`status.${value}`) }))
  return (
    <>
      <DeskHead title={t('accounts.title')} lead={t('accounts.lead')} />
      <WorkFilters
        query={query}
        filters={[
          { name: 'userType', label: t('accounts.type'), options: types },
          { name: 'status', label: t('accounts.status'), options: statuses },
        ]}
        searchLabel={t('queue.search')}
      />
      <WorkList
        name="accounts"
        caption={t('accounts.title')}
        columns={columns}
        query={query}
        page={accounts}
        empty={t('accounts.empty')}
        exporting={{
          ask: (page, signal) =>
            call(listAccounts, { ...filter, ...order, ...page }, { alerts: false, request: { signal } }),
          saveWhole: () => saveWhole(call(exportAccounts, filter)),
        }}
      />
    </>
  )
}

function useColumns(): WorkColumn<AccountRow>[] {
  const { t, i18n } = useTranslation('organizer')
  const user = useSession()?.user
  const contact = usePlainContact()
  const column = (
    key: string,
    render: WorkColumn<AccountRow>['render'],
    more: Partial<WorkColumn<AccountRow>> = {},
  ) => ({
    key,
    title: t(`accounts.${key}`),
    render,
    ...more,
  })
  const type = ({ userType }: AccountRow) => t(`userType.${userType}`)
  const status = ({ status: of }: AccountRow) => t(`status.${of}`)
  const act = (one: AccountRow) =>
    String(one.id) === user?.userId ? t('accounts.you') : <AccountActions account={one} />
  return [
    column('name', ({ name }) => name || '—', { always: true, sorts: true, plain: ({ name }) => name }),
    column('contact', ({ phone, email }) => <Contact phone={phone} email={email} />, { plain: contact }),
    column('type', type, { plain: type }),
    column('status', (one) => <StateMark state={one.status}>{status(one)}</StateMark>, { plain: status }),
    column('sessions', ({ sessions }) => sessions, { plain: ({ sessions }) => sessions }),
    column('createdAt', ({ createdAt }) => dayText(createdAt, i18n.language), {
      sorts: true,
      plain: { [inChina(t('accounts.createdAt'))]: ({ createdAt }) => plainMoment(createdAt) },
    }),
    ...(hasPermission(user?.userType, 'manageAccounts') ? [column('actions', act, { always: true })] : []),
  ]
}
