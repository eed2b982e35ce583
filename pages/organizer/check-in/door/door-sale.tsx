import { Button, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { useSession } from '#src/common/session/session.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useDoorSale } from '#src/features/commerce/door-sales/api.ts'
import { DoorDay } from '#src/features/commerce/door-sales/door-day.tsx'
import styles from '#src/features/commerce/door-sales/door-sales.module.css'
import { SoldTickets } from '#src/features/commerce/door-sales/sold-tickets.tsx'
import { useTicketTypes } from '#src/features/commerce/tickets/api.ts'
import { useFormTypes } from '#src/features/commerce/tickets/order/use-form-types.ts'
import { SellForm } from './sell-form'

interface DoorSaleDrawerProps {
  gate?: { id: number; name: string }
  onClose: () => void
}

type View = { is: 'form' } | { is: 'day' } | { is: 'sold'; sale: DoorSale } | { is: 'again'; id: number }

/** Sells at the door: the form, then the tickets to be handed over; what was sold today is next to it. */
export function DoorSaleDrawer({ gate, onClose }: DoorSaleDrawerProps) {
  const { t } = useTranslation('door-sales')
  const [view, setView] = useState<View>({ is: 'form' })
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  const toForm = (
    <Button type="primary" onClick={() => setView({ is: 'form' })}>
      {t('sold.next')}
    </Button>
  )
  return (
    <Drawer
      open
      title={t('title')}
      size="min(760px, 100vw)"
      maskClosable={false}
      onClose={onClose}
      extra={view.is === 'form' ? <Button onClick={() => setView({ is: 'day' })}>{t('day.title')}</Button> : toForm}
    >
      <div className={styles.form}>
        {view.is === 'form' ? <Selling gate={gate} onSold={(sale) => setView({ is: 'sold', sale })} /> : null}
        {view.is === 'sold' ? (
          <>
            <h2 role="status">{t('sold.done')}</h2>
            <SoldTickets sale={view.sale} />
          </>
        ) : null}
        {view.is === 'day' ? <DoorDay onOpen={(id) => setView({ is: 'again', id })} /> : null}
        {view.is === 'again' ? <SoldAgain id={view.id} /> : null}
      </div>
    </Drawer>
  )
}

function SoldAgain({ id }: { id: number }) {
  const sale = useDoorSale(id)
  return (
    <Shown query={sale} loading={<TableSkeleton rows={3} />}>
      {(found) => <SoldTickets sale={found} />}
    </Shown>
  )
}

function Selling({ gate, onSold }: { gate: DoorSaleDrawerProps['gate']; onSold: (sale: DoorSale) => void }) {
  const types = useTicketTypes()
  const today = chinaDay(new Date(useNow()))
  const isBuyer = hasPermission(useSession()?.user.userType, 'publishDemands')
  // What is of another day, or for others, may have been chosen before midnight.
  const sold = useFormTypes(types.data).map((type): TicketType => {
    const { sale, days, kind } = type
    if (sale !== 'booking') return type
    if (today > days.until) return { ...type, sale: 'ended' }
    return today < days.from || (kind === 'buyer' && !isBuyer) ? { ...type, sale: 'halt' } : type
  })
  return (
    <Shown query={types} loading={<TableSkeleton rows={4} />}>
      {() => <SellForm types={sold} gate={gate} onSold={onSold} />}
    </Shown>
  )
}
