import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { InvoiceStateTag, shownState } from '../invoice-state'

const FEN = 100

/** What the list of applications shows, and what of it a saved table has. */
export function useInvoiceColumns(open: (invoice: ManagedInvoice) => void): WorkColumn<ManagedInvoice>[] {
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
    column(
      'sum',
      ({ fen, type }) => (
        <>
          {formatFen(fen, i18n.language)}
          <small>{t(`type.${type}`)}</small>
        </>
      ),
      {
        plain: { ...plain('sum', ({ fen }) => fen / FEN), ...plain('type', ({ type }) => t(`type.${type}`)) },
      },
    ),
    column(
      'state',
      (invoice) => (
        <>
          <InvoiceStateTag invoice={invoice} />
          {invoice.invoiceNumber ? <small>{invoice.invoiceNumber}</small> : null}
        </>
      ),
      {
        width: 180,
        plain: {
          ...plain('state', (invoice) => t(`state.${shownState(invoice)}`)),
          ...plain('invoiceNumber', ({ invoiceNumber }) => invoiceNumber),
        },
      },
    ),
    column(
      'order',
      ({ orderNumber, buyer }) => (
        <>
          {orderNumber}
          <small>{buyer}</small>
        </>
      ),
      {
        width: 150,
        plain: { ...plain('order', ({ orderNumber }) => orderNumber), ...plain('buyer', ({ buyer }) => buyer) },
      },
    ),
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
