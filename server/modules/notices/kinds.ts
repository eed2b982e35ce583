import type { NoticeKind } from '../../../contract/notices/rules'
import type { NoticeName } from './texts'

/**
 * What each notice is about. Null: it holds a link that sets a password, so it goes to the mail box alone and is kept
 * nowhere else. Codes are no notices at all.
 */
const kinds: Record<NoticeName, NoticeKind | null> = {
  registrationReceived: 'registration',
  registrationApproved: 'registration',
  registrationRejected: 'registration',
  registrationChanges: 'registration',
  registrationUndone: 'registration',
  enrollmentReceived: 'enrollment',
  enrollmentApproved: 'enrollment',
  enrollmentRejected: 'enrollment',
  enrollmentChanges: 'enrollment',
  enrollmentUndone: 'enrollment',
  liveReminder: 'live',
  contentDecided: 'stand',
  answered: 'message',
  inquiries: 'message',
  reportUpheld: 'report',
  reportDismissed: 'report',
  followedLive: 'follow',
  followedNew: 'follow',
  followedSlots: 'follow',
  demandReceived: 'trade',
  demandWaits: 'trade',
  demandApproved: 'trade',
  demandRejected: 'trade',
  demandChanges: 'trade',
  demandUndone: 'trade',
  offerReceived: 'trade',
  offerShortlisted: 'trade',
  offerDeclined: 'trade',
  offerAccepted: 'trade',
  quotationIssued: 'trade',
  quotationConfirmed: 'trade',
  quotationSuperseded: 'trade',
  intentionReceived: 'trade',
  intentionCountered: 'trade',
  intentionAccepted: 'trade',
  intentionDeclined: 'trade',
  intentionCancelled: 'trade',
  appointmentAsked: 'appointment',
  appointmentConfirmed: 'appointment',
  appointmentDeclined: 'appointment',
  appointmentProposed: 'appointment',
  appointmentAccepted: 'appointment',
  appointmentRefused: 'appointment',
  appointmentCancelled: 'appointment',
  appointmentExpired: 'appointment',
  appointmentReminder: 'appointment',
  appointmentMissed: 'appointment',
  appointmentContested: 'appointment',
  appointmentDecided: 'appointment',
  cardAsked: 'trade',
  orderPaid: 'order',
  orderRefunded: 'order',
  orderCalledOff: 'order',
  orderClosed: 'order',
  placeOffered: 'order',
  placeMissed: 'order',
  waitingEnded: 'order',
  invoiceIssued: 'order',
  invoiceFailed: 'order',
  invoiceReversed: 'order',
  reversalRefused: 'order',
  paymentReturned: 'order',
  teamInvitation: null,
}

export const kindOf = (name: NoticeName): NoticeKind | null => kinds[name]

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `kinds`
const names = Object.keys(kinds) as NoticeName[]

/** The notices about something. */
export const namesOf = (kind: NoticeKind): NoticeName[] => names.filter((name) => kinds[name] === kind)
