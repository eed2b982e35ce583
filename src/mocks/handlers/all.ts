import { adverts } from './adverts'
import { analytics } from './analytics'
import { exhibitors } from './exhibitors'
import { exhibits } from './exhibits'
import { expo } from './expo'
import { halls } from './halls'
import { health } from './health'
import { help } from './help'
import { live } from './live'
import { news } from './news'
import { schedule } from './schedule'
import { search } from './search'
import { session } from './session'

/** A mock for every endpoint of the contract. */
export const handlers = [
  ...adverts,
  ...analytics,
  ...exhibitors,
  ...exhibits,
  ...expo,
  ...halls,
  ...health,
  ...help,
  ...live,
  ...news,
  ...schedule,
  ...search,
  ...session,
]
