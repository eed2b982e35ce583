import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Every session, the fair's own and the exhibitors'. */
export const listLives = endpoint<typeof schemas.listLives>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/list',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const listOfficialLives = endpoint<typeof schemas.listOfficialLives>({
  method: 'POST',
  path: '/ce-exhibition/live/official/web/list',
  access: 'public',
  reads: true,
  cacheable: true,
})

export const listExhibitorLives = endpoint<typeof schemas.listExhibitorLives>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/getListExhibitorLive',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** The sessions of exhibitors on one day. */
export const getDayPlan = endpoint<typeof schemas.getDayPlan>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/getDayPlan', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
})

const moderating = { access: 'signed-in', errors: ['LiveNotFound', 'NotYourLive'] } as const

/** Whoever moderates is not muted or removed: NotAllowed. */
const restrictingErrors = [...moderating.errors, 'AccountNotFound', 'NotAllowed'] as const

/** The room's shelf, the last pushed first. */
export const getPushScreen = endpoint<typeof schemas.getPushScreen>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/getPushScreen',
  access: 'public',
  body: 'form',
  reads: true,
})

/** Exhibits that may be pushed in this room: of its exhibitor; of any where the session is the fair's. */
export const listPushable = endpoint<typeof schemas.listPushable>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/pushableList', // path: ours
  ...moderating,
  reads: true,
})

/** Shows an exhibit to the room, once for a `key`; pushed again it comes to the front of the shelf. */
export const pushGoods = endpoint<typeof schemas.pushGoods>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/push', // path: ours
  ...moderating,
  errors: [...moderating.errors, 'ExhibitNotYours', 'ExhibitNotFound', 'ChatClosed'],
})

/** Takes an exhibit off the shelf. */
export const withdrawGoods = endpoint<typeof schemas.withdrawGoods>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/withdraw', // path: ours
  ...moderating,
})

/** Counts a view or click once for each visitor: `visitor` is a random key of the browser, unless signed in. */
export const markPush = endpoint<typeof schemas.markPush>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/markPush', // path: ours
  access: 'public',
})

/** Mutes or unmutes somebody in this room; requested again nothing changes. */
export const setMuted = endpoint<typeof schemas.setMuted>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/setMuted', // path: ours
  ...moderating,
  errors: restrictingErrors,
})

/** Removes somebody from this room, or lets them in again. */
export const setBanned = endpoint<typeof schemas.setBanned>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/setBanned', // path: ours
  ...moderating,
  errors: restrictingErrors,
})

/** Who is muted or removed, the last first. */
export const listBans = endpoint<typeof schemas.listBans>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/banList', // path: ours
  ...moderating,
  reads: true,
})

/** Deletes a message of the room for everybody. */
export const deleteMessage = endpoint<typeof schemas.deleteMessage>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/deleteMessage', // path: ours
  ...moderating,
  errors: [...moderating.errors, 'MessageNotFound'],
})

/** What the viewer sees of a session: whether they have booked it is theirs, so it is not kept. */
export const getLive = endpoint<typeof schemas.getLive>({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/detail', // path: ours
  access: 'public',
  errors: ['LiveNotFound'],
})

/** Books a session that has not begun; booked again it is the same booking. */
export const reserveLive = endpoint<typeof schemas.reserveLive>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reserve', // path: ours
  access: 'signed-in',
  errors: ['LiveNotFound', 'LiveStarted'],
})

/** Cancels the viewer's booking of a session; without one nothing happens. */
export const cancelReserve = endpoint<typeof schemas.cancelReserve>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/cancelReserve', // path: ours
  access: 'signed-in',
})

/** The viewer's bookings, the next first; `reminded`: whether it has been announced. */
export const listReserves = endpoint<typeof schemas.listReserves>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reserveList', // path: ours
  access: 'signed-in',
  reads: true,
})

/** What a booking's QR leads to; whoever has the id may read what was booked, not who booked it. */
export const getReserve = endpoint<typeof schemas.getReserve>({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/getReserve', // path: ours
  access: 'public',
  errors: ['ReserveNotFound'],
})

/** The booking as an iCalendar file. */
export const getReserveCalendar = endpoint<typeof schemas.getReserveCalendar>({
  method: 'GET',
  path: '/ce-exhibition/web/cloud/live/reserveCalendar', // path: ours
  access: 'public',
  answers: 'bytes',
  errors: ['ReserveNotFound'],
})

const running = { access: 'runLives', errors: ['LiveNotFound', 'NotYourLive'] } as const

/** The sessions that the viewer may run. */
export const listManagedLives = endpoint<typeof schemas.listManagedLives>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/list', // path: ours
  access: 'runLives',
  reads: true,
})

export const getManagedLive = endpoint<typeof schemas.getManagedLive>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/detail', // path: ours
  ...running,
  reads: true,
})

/** Of whoever a draft names; `field` says where: `anchor` or `managers`. */
const namingErrors = ['AccountNotFound', 'TooManyNamed'] as const

/** Adds a session, once for a `key`: the fair's own, or that of the viewer's exhibitor. */
export const addLive = endpoint<typeof schemas.addLive>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/add', // path: ours
  access: 'runLives',
  errors: ['NoExhibitor', 'LiveHoursUsed', ...namingErrors],
})

export const changeLive = endpoint<typeof schemas.changeLive>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/change', // path: ours
  ...running,
  errors: [...running.errors, 'LiveChanged', 'LiveEnded', 'LiveOnAir', 'LiveHoursUsed', ...namingErrors],
})

/** Goes from one status to another if it still has the first; live only with an address to play from. Every open room is notified. */
export const setLiveStatus = endpoint<typeof schemas.setLiveStatus>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/setStatus', // path: ours
  ...running,
  errors: [...running.errors, 'StatusImpossible', 'NoPicture', 'OtherSessionOn', 'LiveHoursUsed'],
})

/** Changes the notice alone, while the room is open. */
export const setLiveNotice = endpoint<typeof schemas.setLiveNotice>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/setNotice', // path: ours
  ...running,
})
