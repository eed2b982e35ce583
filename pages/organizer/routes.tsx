import type { RouteObject } from 'react-router-dom'
import { Accounts } from './accounts'
import { CaseScreen } from './case-screen'
import { Desk } from './desk'
import { FirstPart } from './first-part'
import { Outbox } from './outbox'
import { Queue } from './queue'

export const routes: RouteObject[] = [
  { path: '/', element: <Desk screen={<FirstPart />} /> },
  { path: '/registrations', element: <Desk part="registrations" screen={<Queue subject="registration" />} /> },
  { path: '/registrations/:id', element: <Desk part="registrations" screen={<CaseScreen subject="registration" />} /> },
  { path: '/sign-ups', element: <Desk part="signUps" screen={<Queue subject="enrollment" />} /> },
  { path: '/sign-ups/:id', element: <Desk part="signUps" screen={<CaseScreen subject="enrollment" />} /> },
  { path: '/accounts', element: <Desk part="accounts" screen={<Accounts />} /> },
  { path: '/outbox', element: <Desk part="outbox" screen={<Outbox />} /> },
]
