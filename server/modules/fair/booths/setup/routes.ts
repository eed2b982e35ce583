import * as contract from '#contract/fair/booths/endpoints.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getHallSetup } from './get-hall-setup'
import { getOwnSetup } from './own-setup'
import { copyHallSetup, saveHallSetup } from './save-hall-setup'
import { serveSetupCalendar } from './setup-calendar'

/** What exhibitors need to know to set up in a hall. */
export const setupRoutes: Route[] = [
  serve(contract.getHallSetup, (context) => getHallSetup(context, context.input.hallId)),
  serve(contract.saveHallSetup, saveHallSetup),
  serve(contract.copyHallSetup, copyHallSetup),
  serve(contract.getOwnSetup, getOwnSetup),
  serveBytes(contract.getOwnSetupCalendar, serveSetupCalendar),
]
