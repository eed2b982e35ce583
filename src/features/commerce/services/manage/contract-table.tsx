import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { contractStateOf } from '#contract/commerce/services/manage-rules.ts'
import type { ExhibitorContract } from '#contract/commerce/services/schemas.ts'
import { useNow } from '#src/common/app/use-now.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { useContracts } from './api'
import { ContractDialog, RemoveContractDialog } from './contract-dialogs'

interface Doing {
  what: 'save' | 'remove'
  exhibitor: ExhibitorContract
}

/** A row of the table, which needs an id. */
type Row = ExhibitorContract & { id: number }

/** Every exhibitor and whether it has signed a contract: without one it cannot buy services. */
export function ContractTable({ query }: { query: HashQuery }) {
  const { t } = useTranslation('service-desk')
  const keyWord = query.text('keyWord')
  const signed = query.text('signed')
  const found = useContracts({
    page: query.page,
    ...(keyWord ? { keyWord } : {}),
    ...(signed === 'yes' || signed === 'no' ? { signed: signed === 'yes' } : {}),
  })
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const columns = useColumns(setDoing)
  return (
    <>
      <WorkFilters
        query={query}
        searchLabel={t('contracts.search')}
        filters={[
          {
            name: 'signed',
            label: t('contracts.field.state'),
            options: [
              { value: 'yes', label: t('contracts.signed') },
              { value: 'no', label: t('contracts.unsigned') },
            ],
          },
        ]}
      />
      <Shown query={found} loading={<TableSkeleton />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <Empty title={t('contracts.none')} />
          ) : (
            <WorkTable<Row>
              name="contracts"
              caption={t('contracts.title')}
              columns={columns}
              rows={list.map((one) => ({ ...one, id: one.exhibitorId }))}
              query={query}
              total={totalCount}
              pageSize={PAGE_SIZE}
              stale={found.isPlaceholderData}
            />
          )
        }
      </Shown>
      {doing?.what === 'save' ? <ContractDialog exhibitor={doing.exhibitor} onClose={close} /> : null}
      {doing?.what === 'remove' ? <RemoveContractDialog exhibitor={doing.exhibitor} onClose={close} /> : null}
    </>
  )
}

function useColumns(act: (doing: Doing) => void): WorkColumn<Row>[] {
  const { t } = useTranslation('service-desk')
  const today = chinaDay(new Date(useNow()))
  const column = (key: string, render: WorkColumn<Row>['render'], more: Partial<WorkColumn<Row>> = {}) => ({
    key,
    title: t(`contracts.field.${key}`),
    render,
    ...more,
  })
  const stateOf = ({ contract }: Row) => (contract === null ? 'unsigned' : contractStateOf(contract, today))
  const colors = { unsigned: 'default', upcoming: 'processing', over: 'warning', signed: 'success' } as const
  return [
    column('company', ({ company }) => company, { always: true }),
    column('state', (row) => <Tag color={colors[stateOf(row)]}>{t(`contracts.${stateOf(row)}`)}</Tag>, { width: 110 }),
    column('number', ({ contract }) => contract?.number ?? '—', { width: 150 }),
    column('signedOn', ({ contract }) => contract?.signedOn ?? '—', { width: 130 }),
    column('until', ({ contract }) => (contract ? (contract.until ?? t('contracts.endless')) : '—'), { width: 130 }),
    column(
      'actions',
      (exhibitor) => (
        <>
          <Button
            type="link"
            size="small"
            aria-label={t(exhibitor.contract ? 'contracts.changeOf' : 'contracts.signOf', { name: exhibitor.company })}
            onClick={() => act({ what: 'save', exhibitor })}
          >
            {t(exhibitor.contract ? 'contracts.change' : 'contracts.sign')}
          </Button>
          {exhibitor.contract ? (
            <Button
              type="link"
              size="small"
              danger
              aria-label={t('contracts.removeOf', { name: exhibitor.company })}
              onClick={() => act({ what: 'remove', exhibitor })}
            >
              {t('contracts.remove')}
            </Button>
          ) : null}
        </>
      ),
      { always: true, width: 168 },
    ),
  ]
}
