import * as contract from '#contract/live/live/endpoints.ts'
import * as managing from '#contract/live/live/endpoints.ts'
import * as reserving from '#contract/live/live/endpoints.ts'
import * as room from '#contract/live/live/endpoints.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
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
  serve(reserving.getLive, getLive),
]

const booked: Route[] = [
  serve(reserving.reserveLive, booking.reserve),
  serve(reserving.cancelReserve, booking.cancel),
  serve(reserving.listReserves, booking.listOwn),
  serve(reserving.getReserve, booking.getBooked),
  serveBytes(reserving.getReserveCalendar, serveCalendar),
]

const managed: Route[] = [
  serve(managing.listManagedLives, manage.listOwn),
  serve(managing.getManagedLive, manage.getManaged),
  serve(managing.addLive, manage.add),
  serve(managing.changeLive, manage.change),
  serve(managing.setLiveStatus, manage.setStatus),
  serve(managing.setLiveNotice, manage.setNotice),
]

const shelf: Route[] = [
  serve(room.getPushScreen, ({ db, language, input }) => listShelf(db, language, input.liveId)),
  serve(room.listPushable, goods.listPushable),
  serve(room.pushGoods, goods.push),
  serve(room.withdrawGoods, goods.withdraw),
  serve(room.markPush, goods.mark),
]

const moderated: Route[] = [
  serve(room.setMuted, moderation.setMuted),
  serve(room.setBanned, moderation.setBanned),
  serve(room.listBans, moderation.listBans),
  serve(room.deleteMessage, moderation.deleteMessage),
]

export const live: Route[] = [...seen, ...booked, ...managed, ...shelf, ...moderated]
