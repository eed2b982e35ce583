import { Alert, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import { InvoiceDocument } from '../invoice-document'
import { InvoiceStateTag } from '../invoice-state'
import { CopiedLines } from './copied-lines'
import { InvoiceSteps } from './invoice-steps'
import { ServiceNote } from './service-note'

interface InvoiceDrawerProps {
  invoice: ManagedInvoice
  onChanged: (invoice: ManagedInvoice) => void
  onClose: () => void
}

const WIDTH_PX = 620
const FEN_DIGITS = 2
const FEN = 100

/** An application with each of its fields to be copied, and what finance does with it. */
export function InvoiceDrawer({ invoice, onChanged, onClose }: InvoiceDrawerProps) {
  const { t, i18n } = useTranslation('invoices')
  const mayAct = hasPermission(useSession()?.user.userType, 'manageFinance')
  const [opener] = useState(() => document.activeElement)
  // The drawer goes as it closes; the focus goes back to what opened it.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  const { number, title, type, fen, orderNumber, buyer, createdAt, invoiceNumber, issuedAt, failure } = invoice
  const isCompany = title.kind === 'company'
  const line = (key: string, text: string, copied = text) => ({ key, label: t(`field.${key}`), text, copied })
  const lines = [
    line('type', t(`type.${type}`)),
    line('kind', t(`kind.${title.kind}`)),
    line(isCompany ? 'company' : 'person', title.name),
    ...(isCompany ? (['taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const) : []).map((field) =>
      line(field, title[field]),
    ),
    line('email', title.email),
    line('sum', formatFen(fen, i18n.language), (fen / FEN).toFixed(FEN_DIGITS)),
    line('order', orderNumber),
    line('buyer', buyer),
    line('createdAt', momentText(createdAt, i18n.language)),
    ...(invoiceNumber ? [line('invoiceNumber', invoiceNumber)] : []),
    ...(issuedAt ? [line('issuedAt', momentText(issuedAt, i18n.language))] : []),
    ...(failure ? [line('failure', failure)] : []),
  ]
  return (
    <Drawer
      open
      title={t('desk.drawer', { number })}
      size={WIDTH_PX}
      extra={<InvoiceStateTag invoice={invoice} />}
      onClose={onClose}
    >
      <CopiedLines lines={lines} />
      <InvoiceDocument invoice={invoice} />
      <ServiceNote invoice={invoice} />
      {mayAct ? (
        <InvoiceSteps key={invoice.id} invoice={invoice} onChanged={onChanged} />
      ) : (
        <Alert type="info" showIcon title={t('desk.readOnly')} />
      )}
    </Drawer>
  )
}
