import type { RouteObject } from 'react-router-dom'
import { routes as cases } from './cases/routes'
import { routes as preRegistrations } from './pre-registrations/routes'
import { routes as accounts } from './accounts/routes'
import { routes as content } from './content/routes'
import { routes as booths } from './booths/routes'
import { routes as floorPlans } from './floor-plans/routes'
import { routes as imports } from './imports/routes'
import { routes as lives } from './lives/routes'
import { routes as appointments } from './appointments/routes'
import { routes as business } from './business/routes'
import { routes as orders } from './orders/routes'
import { routes as tickets } from './tickets/routes'
import { routes as services } from './services/routes'
import { routes as checkIn } from './check-in/routes'
import { routes as finance } from './finance/routes'
import { routes as coupons } from './coupons/routes'
import { routes as messages } from './messages/routes'
import { routes as mailings } from './mailings/routes'
import { routes as questionnaires } from './questionnaires/routes'
import { routes as reports } from './reports/routes'
import { routes as numbers } from './numbers/routes'
import { routes as privacy } from './privacy/routes'
import { routes as system } from './system/routes'
import { Desk } from './desk'
import { Home } from './today/home'

/** The home of the console, and its parts: each lists its screens, with the texts that they need, in its own `routes`. */
export const routes: RouteObject[] = [
  { path: '/', element: <Desk screen={<Home />} /> },
  ...cases,
  ...preRegistrations,
  ...accounts,
  ...content,
  ...booths,
  ...floorPlans,
  ...imports,
  ...lives,
  ...appointments,
  ...business,
  ...orders,
  ...tickets,
  ...services,
  ...checkIn,
  ...finance,
  ...coupons,
  ...messages,
  ...mailings,
  ...questionnaires,
  ...reports,
  ...numbers,
  ...privacy,
  ...system,
]
