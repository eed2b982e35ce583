import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { Transfer } from '#contract/commerce/transfers/schemas.ts'
import { useTransferAccount } from './api'
import { TransferDialog } from './transfer-dialog'

interface TransferButtonProps {
  order: Pick<Order, 'id' | 'number' | 'payableFen'>
  /** Those that were reported before, the latest first. */
  transfers: readonly Transfer[]
  onSent: () => void
}

/** The way to pay by bank transfer; nothing is drawn where the fair does not offer it. */
export function TransferButton({ order, transfers, onSent }: TransferButtonProps) {
  const { t } = useTranslation('transfers')
  const account = useTransferAccount().data
  const [isOpen, setOpen] = useState(false)
  if (!account) return null
  const [last] = transfers
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        {t(last?.state === 'rejected' ? 'again' : 'do')}
      </Button>
      {isOpen ? (
        <TransferDialog
          order={order}
          account={account}
          payer={last?.payer ?? ''}
          onSent={() => {
            setOpen(false)
            onSent()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
