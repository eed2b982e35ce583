import { startTexts } from '../../src/common/i18n/texts'
import { lazyScreen } from '../../src/common/ui/lazy-screen'
import { Hall } from './hall'
import styles from './hall.module.css'

const waiting = (
  <div className="yz-wrap">
    <div className={`yz-skeleton ${styles.waiting}`} />
  </div>
)

const order = lazyScreen(async () => {
  const [{ OrderScreen }] = await Promise.all([import('./order-screen'), startTexts('orders', 'ticket-hall', 'work')])
  return OrderScreen
}, waiting)
const ticket = lazyScreen(async () => {
  const [{ TicketScreen }] = await Promise.all([import('./ticket-screen'), startTexts('own-tickets', 'ticket-hall')])
  return TicketScreen
}, waiting)

export const routes = [
  { path: '/', element: <Hall /> },
  { path: '/order', element: order },
  { path: '/ticket', element: ticket },
]
