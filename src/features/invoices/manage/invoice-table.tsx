import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listInvoices } from '../../../../contract/invoices/endpoints'
import type { ManagedInvoice } from '../../../../contract/invoices/schemas'
import type { HashQuery } from '../../../common/app/use-hash-query'
import { call } from '../../../common/request/call'
import { formatFen } from '../../../common/ui/money/fen'
import { WorkList } from '../../../common/work/list/work-list'
import { inChina, momentText, plainMoment } from '../../../common/work/moment'
import type { WorkColumn } from '../../../common/work/work-table'
import { InvoiceStateTag, shownState } from '../invoice-state'
import { type InvoiceFilter, useInvoices } from './api'
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
  const columns = useColumns(setOpened)
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
          ask: (asked, signal) => call(listInvoices, { ...filter, ...asked }, { alerts: false, request: { signal } }),
        }}
      />
      {shown ? <InvoiceDrawer invoice={shown} onChanged={setOpened} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}

const FEN = 100

function useColumns(open: (invoice: ManagedInvoice) => void): WorkColumn<ManagedInvoice>[] {
  const { t, i18n } = useTranslation('invoices')
  type Column = WorkColumn<ManagedInvoice>
  const plain = (key: string, text: (row: ManagedInvoice) => string | number) => ({ [t(`field.${key}`)]: text })
  const column = (key: string, render: Column['render'], more: Partial<Column> = {}): Column => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  return [
    column(
      'name',
      ({ title, number }) => (
        <>
          {title.name}
          <small>{number}</small>
        </>
      ),
      {
        always: true,
        plain: {
          ...plain('number', ({ number }) => number),
          ...plain('name', ({ title }) => title.name),
          ...plain('kind', ({ title }) => t(`kind.${title.kind}`)),
          ...plain('taxNumber', ({ title }) => title.taxNumber),
          ...plain('email', ({ title }) => title.email),
        },
      },
    ),
    column('sum', ({ fen }) => formatFen(fen, i18n.language), {
      width: 120,
      plain: plain('sum', ({ fen }) => fen / FEN),
    }),
    column('type', ({ type }) => t(`type.${type}`), { plain: plain('type', ({ type }) => t(`type.${type}`)) }),
    column('state', (invoice) => <InvoiceStateTag invoice={invoice} />, {
      width: 110,
      plain: plain('state', (invoice) => t(`state.${shownState(invoice)}`)),
    }),
    column('order', ({ orderNumber }) => orderNumber, { plain: plain('order', ({ orderNumber }) => orderNumber) }),
    column('buyer', ({ buyer }) => buyer || '—', { plain: plain('buyer', ({ buyer }) => buyer) }),
    column('invoiceNumber', ({ invoiceNumber }) => invoiceNumber || '—', {
      plain: plain('invoiceNumber', ({ invoiceNumber }) => invoiceNumber),
    }),
    column('createdAt', ({ createdAt }) => momentText(createdAt, i18n.language), {
      plain: { [inChina(t('field.createdAt'))]: ({ createdAt }) => plainMoment(createdAt) },
    }),
    column(
      'actions',
      (invoice) => (
        <Button
          type="link"
          size="small"
          aria-label={t('desk.openOf', { number: invoice.number })}
          onClick={() => open(invoice)}
        >
          {t('desk.open')}
        </Button>
      ),
      { always: true, width: 88 },
    ),
  ]
}
