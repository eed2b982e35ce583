import { useEffect } from 'react'
import { ownInvoicesAddress } from '#src/common/app/ticket-addresses.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { Hall } from './hall'
import styles from './hall.module.css'

const waiting = (
  <div className="yz-wrap">
    <div className={`yz-skeleton ${styles.waiting}`} />
  </div>
)

const order = lazyScreen(async () => {
  const [{ OrderScreen }] = await Promise.all([
    import('./order-screen'),
    startTexts('orders', 'ticket-hall', 'work', 'invoices', 'upload', 'transfers'),
  ])
  return OrderScreen
}, waiting)
const ticket = lazyScreen(async () => {
  const [{ TicketScreen }] = await Promise.all([import('./ticket-screen'), startTexts('own-tickets', 'ticket-hall')])
  return TicketScreen
}, waiting)

/** The invoices of the ticket hall stand in the personal centre, which asks who is not signed in to log in. */
const ToOwnInvoices = () => {
  useEffect(() => window.location.replace(ownInvoicesAddress), [])
  return waiting
}

export const routes = [
  { path: '/', element: <Hall /> },
  { path: '/order', element: order },
  { path: '/ticket', element: ticket },
  { path: '/invoices', element: <ToOwnInvoices /> },
]
