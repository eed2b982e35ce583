import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listInvoices } from '#contract/commerce/invoices/endpoints.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { type InvoiceFilter, useInvoices } from './api'
import { useInvoiceColumns } from './invoice-columns'
import { InvoiceDrawer } from './invoice-drawer'

interface InvoiceTableProps {
  query: HashQuery
  filter: InvoiceFilter
}

/** The applications of the fair; each is opened with all that is copied from it. */
export function InvoiceTable({ query, filter }: InvoiceTableProps) {
  const { t } = useTranslation('invoices')
  const page = useInvoices({ ...filter, page: query.page })
  const [opened, setOpened] = useState<ManagedInvoice>()
  const columns = useInvoiceColumns(setOpened)
  // What is shown is what was read last; one that has left the list stays as it was seen.
  const shown = opened && (page.data?.list.find(({ id }) => id === opened.id) ?? opened)
  return (
    <>
      <WorkList<ManagedInvoice>
        name="invoices"
        caption={t('desk.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('desk.none')}
        exporting={{
          ask: (input, signal) => call(listInvoices, { ...filter, ...input }, { alerts: false, request: { signal } }),
        }}
      />
      {shown ? <InvoiceDrawer invoice={shown} onChanged={setOpened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
