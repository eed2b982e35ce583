import { Button, type ButtonProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { startTexts } from '#src/common/i18n/texts.ts'

const ApplyDialog = lazy(async () => {
  const [{ ApplyDialog: component }] = await Promise.all([import('./apply-dialog'), startTexts('invoices')])
  return { default: component }
})

interface ApplyInvoiceButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  orderId: number
  /** What can be invoiced; none: there is no button. */
  fen: number
  /** The number of the order, which the button is called by where there are several. */
  number?: string
  again?: Pick<Invoice, 'type' | 'title'>
}

/** Opens the application for an invoice of an own order; its form is fetched then. */
export function ApplyInvoiceButton({ orderId, fen, number, again, ...button }: ApplyInvoiceButtonProps) {
  const { t } = useTranslation('invoices')
  const [isOpen, setOpen] = useState(false)
  if (fen <= 0) return null
  return (
    <>
      <Button
        {...button}
        aria-label={number ? t(again ? 'apply.againOf' : 'apply.doOf', { number }) : undefined}
        onClick={() => setOpen(true)}
      >
        {t(again ? 'apply.again' : 'apply.do')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ApplyDialog orderId={orderId} again={again} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
