import * as contract from '#contract/live/live/endpoints.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { findDayPlan } from './plan/day-plan.queries'
import { getLive } from './detail'
import { listLives } from './live.queries'
import * as manage from './manage'
import * as moderation from './moderation'
import * as goods from './push'
import { listShelf } from './push.queries'
import * as booking from './reserve'
import { serveCalendar } from './calendar/serve-calendar'

export { listNextRun as listNextLivesOf } from './manage.queries'
export { liveSource } from './references/live-source'
export type { Live } from './live.present'
export {
  findLive,
  findLiveOwner,
  hasLives,
  listExhibitorsOn,
  listLiveCards,
  listOn as listLivesOn,
  setLiveStill,
} from './live.queries'
export { assertAlone } from './hours/alone'
export { assertOvertime } from './hours/hours'
export { findManaged, moveStatus, withdrawLive } from './manage.queries'
export { listShelf } from './push.queries'
export { refreshCounts, remindBookings } from './live-jobs'
export { listLiveEvents } from './live-event'
export { serveReserveCodes } from './reserve'
export { getRunnable, mayModerate } from './rights'
export { countNamed, passOnLives } from './rights.queries'
export { livePushRecords, liveRecords } from './live.schema'
export { liveBroadcasts, liveConnections } from './references/connections'
export {
  countLivesOf,
  holdLives,
  listNamedLives,
  listPresentLives,
  listReferable,
} from './references/references.queries'
export { personalDataOfLiveManagers, personalDataOfLive, countRunningLives } from './personal-data.queries'

const seen: Route[] = [
  serve(contract.listLives, ({ db, language, input }) => listLives(db, language, input)),
  serve(contract.listOfficialLives, ({ db, language, input }) => listLives(db, language, { ...input, official: true })),
  serve(contract.listExhibitorLives, ({ db, language, input }) => {
    return listLives(db, language, { ...input, official: false })
  }),
  serve(contract.getDayPlan, ({ db, language, input }) => findDayPlan(db, language, input.date)),
  serve(contract.getLive, getLive),
]

const booked: Route[] = [
  serve(contract.reserveLive, booking.reserve),
  serve(contract.cancelReserve, booking.cancel),
  serve(contract.listReserves, booking.listOwn),
  serve(contract.getReserve, booking.getBooked),
  serveBytes(contract.getReserveCalendar, serveCalendar),
]

const managed: Route[] = [
  serve(contract.listManagedLives, manage.listOwn),
  serve(contract.getManagedLive, manage.getManaged),
  serve(contract.addLive, manage.add),
  serve(contract.changeLive, manage.change),
  serve(contract.setLiveStatus, manage.setStatus),
  serve(contract.setLiveNotice, manage.setNotice),
]

const shelf: Route[] = [
  serve(contract.getPushScreen, ({ db, language, input }) => listShelf(db, language, input.liveId)),
  serve(contract.listPushable, goods.listPushable),
  serve(contract.pushGoods, goods.push),
  serve(contract.withdrawGoods, goods.withdraw),
  serve(contract.markPush, goods.mark),
]

const moderated: Route[] = [
  serve(contract.setMuted, moderation.setMuted),
  serve(contract.setBanned, moderation.setBanned),
  serve(contract.listBans, moderation.listBans),
  serve(contract.deleteMessage, moderation.deleteMessage),
]

export const live: Route[] = [...seen, ...booked, ...managed, ...shelf, ...moderated]
