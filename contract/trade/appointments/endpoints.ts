import { endpoint } from '#contract/core/endpoint.ts'
import { blockedRefusals } from '#contract/trade/blocks/rules.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

const ofOffer = { path: '/ce-exhibition/sp/appointment/availability' } as const // path: ours

/** When the viewer's exhibitor can talk, and who of its team. */
export const getAvailability = endpoint<typeof schemas.getAvailability>({
  ...ofOffer,
  method: 'GET',
  access: 'answerAppointments',
  errors: ['NoExhibitor'],
})

/** Sets the availability of the viewer's exhibitor. Confirmed talks stay. */
export const saveAvailability = endpoint<typeof schemas.saveAvailability>({
  bodyLimit: LARGE_BODY_BYTES,
  ...ofOffer,
  method: 'POST',
  access: 'manageAppointments',
  errors: [
    'NoExhibitor',
    'AvailabilityDays',
    'AvailabilityHours',
    'AvailabilityBreaks',
    'AvailabilityChanged',
    'AppointmentNoOne',
  ],
})

const ofBuyer = { path: '/ce-exhibition/sp/appointment/times', access: 'askAppointments' } as const // path: ours

/** The availability of the viewing buyer. */
export const getBuyerTimes = endpoint<typeof schemas.getBuyerTimes>({ ...ofBuyer, method: 'GET' })

/** Sets the availability of the viewing buyer; it marks slots and forbids none. */
export const saveBuyerTimes = endpoint<typeof schemas.saveBuyerTimes>({
  ...ofBuyer,
  method: 'POST',
  errors: ['AvailabilityDays', 'AvailabilityHours', 'AvailabilityBreaks', 'TimesChanged'],
})

/** The slots of an exhibitor with the number of free places, and never who has the others. */
export const listSlots = endpoint<typeof schemas.listSlots>({
  method: 'GET',
  path: '/ce-exhibition/appointment/slots', // path: ours
  access: 'public',
})

/** The exhibitors of a hall that have a free place on one of the days that they offer. */
export const listBookable = endpoint<typeof schemas.listBookable>({
  method: 'GET',
  path: '/ce-exhibition/appointment/bookable', // path: ours
  access: 'public',
})

const refusedSlot = [
  'AppointmentNotOffered',
  'AppointmentTooSoon',
  'AppointmentPlaceNotOffered',
  'AppointmentFull',
  'AppointmentBuyerBusy',
] as const

/** A buyer asks for a slot. A request promises nothing: places are taken by confirming (spec: live §4). */
export const askAppointment = endpoint<typeof schemas.askAppointment>({
  method: 'POST',
  path: '/ce-exhibition/sp/appointment/ask', // path: ours
  access: 'askAppointments',
  errors: [
    ...refusedSlot,
    'AppointmentDuplicate',
    'TooManyAppointments',
    'TextUnsafe',
    'ExhibitorNotFound',
    'ExhibitNotFound',
    'DemandNotFound',
    'OfferNotFound',
    ...blockedRefusals,
  ],
})

const own = { method: 'POST', access: 'haveAppointments' } as const
const answered = { method: 'POST', access: 'answerAppointments' } as const
const changed = ['AppointmentNotFound', 'AppointmentChanged'] as const

/** The viewer's: a buyer's own, or those of the exhibitor that they work for. */
export const listAppointments = endpoint<typeof schemas.listAppointments>({
  method: 'GET',
  path: '/ce-exhibition/sp/appointment/list', // path: ours
  access: 'haveAppointments',
})

/** One with its history; to the exhibitor it counts as seen from then on. */
export const openAppointment = endpoint<typeof schemas.openAppointment>({
  ...own,
  path: '/ce-exhibition/sp/appointment/open', // path: ours
  errors: ['AppointmentNotFound'],
})

const taken = ['AppointmentFull', 'AppointmentBuyerBusy', 'AppointmentMemberBusy', 'AppointmentNoOne'] as const

/** Takes a place: of several at once for the last one, one does. */
export const confirmAppointment = endpoint<typeof schemas.confirmAppointment>({
  ...answered,
  path: '/ce-exhibition/sp/appointment/confirm', // path: ours
  errors: [...changed, ...taken, ...blockedRefusals],
})

/** Each on its own; failures are returned with their reason. */
export const confirmAppointments = endpoint<typeof schemas.confirmAppointments>({
  ...answered,
  path: '/ce-exhibition/sp/appointment/confirmMany', // path: ours
})

export const declineAppointment = endpoint<typeof schemas.declineAppointment>({
  ...answered,
  path: '/ce-exhibition/sp/appointment/decline', // path: ours
  errors: [...changed, 'TextUnsafe'],
})

/** Another slot, which the other side accepts or refuses; what is confirmed stands until then. */
export const proposeAppointment = endpoint<typeof schemas.proposeAppointment>({
  ...own,
  path: '/ce-exhibition/sp/appointment/propose', // path: ours
  errors: [...changed, ...refusedSlot, 'AppointmentDuplicate', ...blockedRefusals],
})

export const answerProposal = endpoint<typeof schemas.answerProposal>({
  ...own,
  path: '/ce-exhibition/sp/appointment/answer', // path: ours
  errors: [...changed, ...taken, 'AppointmentDuplicate', ...blockedRefusals],
})

export const assignAppointment = endpoint<typeof schemas.assignAppointment>({
  ...answered,
  path: '/ce-exhibition/sp/appointment/assign', // path: ours
  errors: [...changed, 'AppointmentMemberBusy', 'AppointmentNoOne'],
})

export const cancelAppointment = endpoint<typeof schemas.cancelAppointment>({
  ...own,
  path: '/ce-exhibition/sp/appointment/cancel', // path: ours
  errors: [...changed, 'TextUnsafe'],
})

/** Once it has begun: both took part, or the other side did not come. */
export const markAppointment = endpoint<typeof schemas.markAppointment>({
  ...own,
  path: '/ce-exhibition/sp/appointment/mark', // path: ours
  errors: [...changed, 'AppointmentNotStarted', 'AppointmentWasThere'],
})

/** By the side that was marked as not having come. */
export const contestAppointment = endpoint<typeof schemas.contestAppointment>({
  ...own,
  path: '/ce-exhibition/sp/appointment/contest', // path: ours
  errors: [...changed, 'TextUnsafe'],
})

/** As iCalendar: of a confirmed talk, or of one that was cancelled after it had been confirmed. */
export const getAppointmentCalendar = endpoint<typeof schemas.getAppointmentCalendar>({
  method: 'GET',
  path: '/ce-exhibition/sp/appointment/calendar', // path: ours
  access: 'haveAppointments',
  answers: 'bytes',
  errors: changed,
})

/** All talks of the fair, for those who run it. */
export const listAllAppointments = endpoint<typeof schemas.listAllAppointments>({
  method: 'GET',
  path: '/ce-exhibition/mgr/appointment/list', // path: ours
  access: 'readAppointments',
})

/** Of a contested absence: the talk took place, or the absence stands. Once; both sides are notified. */
export const decideAppointment = endpoint<typeof schemas.decideAppointment>({
  method: 'POST',
  path: '/ce-exhibition/mgr/appointment/decide', // path: ours
  access: 'decideAppointments',
  errors: [...changed, 'AppointmentDecided', 'TextUnsafe'],
})

const noRoom = ['AppointmentNoRoom', 'AppointmentRoomNotOpen', 'AppointmentRoomClosed'] as const

/** What a browser needs for the room of a talk online, while it is open; relay credentials hold an hour. */
export const openTalkRoom = endpoint<typeof schemas.openTalkRoom>({
  ...own,
  path: '/ce-exhibition/sp/appointment/room', // path: ours
  reads: true,
  errors: ['AppointmentNotFound', ...noRoom],
})

/** What the viewer's side has noted of a talk. */
export const getOutcome = endpoint<typeof schemas.getOutcome>({
  method: 'GET',
  path: '/ce-exhibition/sp/appointment/outcome', // path: ours
  access: 'haveAppointments',
  errors: ['AppointmentNotFound'],
})

/** Notes the outcome of a talk that took place, for the viewer's side alone. */
export const saveOutcome = endpoint<typeof schemas.saveOutcome>({
  ...own,
  path: '/ce-exhibition/sp/appointment/outcome', // path: ours
  errors: [...changed, 'OutcomeChanged', 'OutcomeCurrency', 'TextUnsafe'],
})
