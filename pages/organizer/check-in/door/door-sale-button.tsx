import { Button } from 'antd'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import type { DoorSaleDrawer } from './door-sale'

/** The form's code and texts are fetched when something is sold. */
const Sale = lazyDialog<ComponentProps<typeof DoorSaleDrawer>>(async () => {
  const [{ DoorSaleDrawer: drawer }] = await Promise.all([
    import('./door-sale'),
    startTexts('door-sales', 'tickets', 'orders', 'own-tickets'),
  ])
  return drawer
})

/** Opens the sale at the door, at the gate where this device stands or at none. */
export function DoorSaleButton({ gate }: { gate?: { id: number; name: string } }) {
  const { t } = useTranslation('check-in')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sellAtDoor')}</Button>
      {isOpen ? <Sale {...(gate ? { gate } : {})} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
