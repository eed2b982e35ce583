import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { type TransferState, transferStates } from '#contract/commerce/transfers/rules.ts'
import type { ManagedTransfer } from '#contract/commerce/transfers/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { ProofList } from '../proof-list'
import { TransferStateTag } from '../transfer-state'
import { useTransfers } from './api'
import { ConfirmTransferDialog, RejectTransferDialog } from './decide-dialog'

interface Doing {
  what: 'confirm' | 'reject'
  transfer: ManagedTransfer
}

/** The transfers that were reported; what waits to be checked comes first. */
export function TransferTable({ query }: { query: HashQuery }) {
  const { t } = useTranslation('transfers')
  const input = query.text('state')
  const state = input === 'all' ? undefined : (transferStates.find((one) => one === input) ?? 'submitted')
  const page = useTransfers(state, query.page)
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const columns = useColumns(setDoing)
  const tab = (key: TransferState | undefined) => ({
    key: key ?? 'all',
    label: t(key ? `state.${key}` : 'desk.all'),
    to: query.to({ state: key === 'submitted' ? undefined : (key ?? 'all') }),
    current: key === state,
  })
  return (
    <>
      <LinkTabs label={t('desk.states')} tabs={[...transferStates, undefined].map(tab)} />
      <WorkList<ManagedTransfer>
        name="transfers"
        caption={t('desk.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('desk.none')}
      />
      {doing?.what === 'confirm' ? <ConfirmTransferDialog transfer={doing.transfer} onClose={close} /> : null}
      {doing?.what === 'reject' ? <RejectTransferDialog transfer={doing.transfer} onClose={close} /> : null}
    </>
  )
}

function useColumns(act: (doing: Doing) => void): WorkColumn<ManagedTransfer>[] {
  const { t, i18n } = useTranslation('transfers')
  const mayDecide = hasPermission(useSession()?.user.userType, 'manageFinance')
  type Column = WorkColumn<ManagedTransfer>
  const column = (key: string, render: Column['render'], more: Partial<Column> = {}): Column => ({
    key,
    title: t(`desk.field.${key}`),
    render,
    ...more,
  })
  const way = (what: Doing['what'], transfer: ManagedTransfer) => (
    <Button
      type="link"
      size="small"
      danger={what === 'reject'}
      aria-label={t(`desk.${what}Of`, { number: transfer.orderNumber })}
      onClick={() => act({ what, transfer })}
    >
      {t(`desk.${what}`)}
    </Button>
  )
  return [
    column(
      'order',
      ({ orderNumber, buyer }) => (
        <>
          {orderNumber}
          <small>{buyer}</small>
        </>
      ),
      { always: true, width: 190 },
    ),
    column(
      'payer',
      ({ payer, paidOn }) => (
        <>
          {payer}
          <small>{paidOn}</small>
        </>
      ),
      { width: 150 },
    ),
    column('sum', ({ fen }) => formatFen(fen, i18n.language), { width: 128 }),
    column('proofs', ({ proofs, payer }) => <ProofList proofs={proofs} payer={payer} />, { width: 148 }),
    column('state', ({ state, reason }) => (
      <>
        <TransferStateTag state={state} />
        {reason ? <small>{reason}</small> : null}
      </>
    )),
    column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language)),
    ...(mayDecide
      ? [
          column(
            'actions',
            (transfer) =>
              transfer.state === 'submitted' ? (
                <>
                  {way('confirm', transfer)}
                  {way('reject', transfer)}
                </>
              ) : null,
            { always: true, width: 168 },
          ),
        ]
      : []),
  ]
}
