import type { RouteObject } from 'react-router-dom'
import { startTexts } from '../../src/common/i18n/texts'
import { lazyScreen } from '../../src/common/ui/lazy-screen'
import { Accounts } from './accounts/accounts'
import { CaseScreen } from './cases/case-screen'
import { Desk } from './desk'
import { TableSkeleton } from './cells'
import { FirstPart } from './first-part'
import { Outbox } from './messages/outbox'
import { Queue } from './cases/queue'

const messages = lazyScreen(
  async () => {
    const [{ Messages }] = await Promise.all([import('./messages/messages'), startTexts('conversations', 'chat')])
    return Messages
  },
  <TableSkeleton />,
)

const liveTexts = () => startTexts('live-manage', 'upload')
const lives = lazyScreen(
  async () => {
    const [{ Lives }] = await Promise.all([import('./lives/lives'), liveTexts()])
    return Lives
  },
  <TableSkeleton />,
)
const newLive = lazyScreen(
  async () => {
    const [{ NewLiveScreen }] = await Promise.all([import('./lives/live-screen'), liveTexts()])
    return NewLiveScreen
  },
  <TableSkeleton />,
)
const live = lazyScreen(
  async () => {
    const [{ LiveScreen }] = await Promise.all([import('./lives/live-screen'), liveTexts()])
    return LiveScreen
  },
  <TableSkeleton />,
)
const reports = lazyScreen(
  async () => {
    const [{ Reports }] = await Promise.all([import('./reports/reports'), liveTexts()])
    return Reports
  },
  <TableSkeleton />,
)

export const routes: RouteObject[] = [
  { path: '/', element: <Desk screen={<FirstPart />} /> },
  { path: '/registrations', element: <Desk part="registrations" screen={<Queue subject="registration" />} /> },
  { path: '/registrations/:id', element: <Desk part="registrations" screen={<CaseScreen subject="registration" />} /> },
  { path: '/sign-ups', element: <Desk part="signUps" screen={<Queue subject="enrollment" />} /> },
  { path: '/sign-ups/:id', element: <Desk part="signUps" screen={<CaseScreen subject="enrollment" />} /> },
  { path: '/lives', element: <Desk part="lives" screen={lives} /> },
  { path: '/lives/new', element: <Desk part="lives" screen={newLive} /> },
  { path: '/lives/:id', element: <Desk part="lives" screen={live} /> },
  { path: '/reports', element: <Desk part="reports" screen={reports} /> },
  { path: '/accounts', element: <Desk part="accounts" screen={<Accounts />} /> },
  { path: '/outbox', element: <Desk part="outbox" screen={<Outbox />} /> },
  { path: '/messages', element: <Desk part="messages" screen={messages} /> },
]
