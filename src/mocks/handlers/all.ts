import { access } from './access'
import { account } from './account'
import { adverts } from './adverts'
import { analytics } from './analytics'
import { assistant } from './assistant'
import { chat } from './chat'
import { customerService } from './customer-service'
import { encryption } from './encryption'
import { enrollment } from './enrollment'
import { exhibitors } from './exhibitors'
import { exhibits } from './exhibits'
import { expo } from './expo'
import { halls } from './halls'
import { health } from './health'
import { help } from './help'
import { live } from './live'
import { liveManage } from './live-manage'
import { liveReserve } from './live-reserve'
import { liveRoom } from './live-room'
import { loginFlows } from './login-flows'
import { management } from './management'
import { news } from './news'
import { regions } from './regions'
import { registration } from './registration'
import { reports } from './reports'
import { review } from './review'
import { schedule } from './schedule'
import { search } from './search'
import { session } from './session'
import { uploads } from './uploads'

/** A mock for every endpoint of the contract. */
export const handlers = [
  ...access,
  ...account,
  ...adverts,
  ...analytics,
  ...assistant,
  ...chat,
  ...customerService,
  ...encryption,
  ...enrollment,
  ...exhibitors,
  ...exhibits,
  ...expo,
  ...halls,
  ...health,
  ...help,
  ...live,
  ...liveManage,
  ...liveReserve,
  ...liveRoom,
  ...loginFlows,
  ...management,
  ...news,
  ...regions,
  ...registration,
  ...reports,
  ...review,
  ...schedule,
  ...search,
  ...session,
  ...uploads,
]
