import type { NoticeName } from './texts'

const query = 'login.html#/registrationQuery'
const applications = 'personal.html#/applications'
const reports = 'personal.html#/reports'
const demands = 'personal.html#/demands'
const intentions = 'personal.html#/intentions'
const offers = 'personal.html#/offers'
const order = 'invoiceHall.html#/order?id={orderId}'
const ticketHall = 'invoiceHall.html#/'
const appointments = 'personal.html#/appointments'

/** The page that each notice is about, below the fair's address; `{name}` stands for a parameter. */
const links: Record<NoticeName, string> = {
  registrationReceived: query,
  registrationApproved: 'login.html#/',
  registrationRejected: query,
  registrationChanges: query,
  registrationUndone: query,
  enrollmentReceived: applications,
  enrollmentApproved: applications,
  enrollmentRejected: applications,
  enrollmentChanges: applications,
  enrollmentUndone: applications,
  liveReminder: 'activity.html#/live?id={liveId}',
  reportUpheld: reports,
  reportDismissed: reports,
  contentDecided: 'personal.html#/stand',
  answered: 'concact.html#/{path}',
  inquiries: '{path}',
  followedLive: 'activity.html#/live?id={liveId}',
  followedNew: 'exhibitors.html#/Detail?id={exhibitorId}',
  followedSlots: 'exhibitors.html#/Detail?id={exhibitorId}',
  teamInvitation: '{path}',
  demandReceived: demands,
  demandApproved: demands,
  demandRejected: demands,
  demandChanges: demands,
  demandUndone: demands,
  demandWaits: 'exchangeHall.html#/need?id={demandId}',
  intentionReceived: intentions,
  intentionCountered: intentions,
  intentionAccepted: intentions,
  intentionDeclined: intentions,
  intentionCancelled: intentions,
  offerReceived: 'personal.html#/demands/{demandId}',
  offerShortlisted: offers,
  offerDeclined: offers,
  offerAccepted: offers,
  quotationIssued: 'personal.html#/demands/{demandId}',
  quotationConfirmed: offers,
  quotationSuperseded: 'personal.html#/demands/{demandId}',
  appointmentAsked: appointments,
  appointmentConfirmed: appointments,
  appointmentDeclined: appointments,
  appointmentProposed: appointments,
  appointmentAccepted: appointments,
  appointmentRefused: appointments,
  appointmentCancelled: appointments,
  appointmentExpired: appointments,
  appointmentReminder: `${appointments}{room}`,
  appointmentMissed: appointments,
  appointmentContested: appointments,
  appointmentDecided: appointments,
  cardAsked: 'personal.html#/card',
  orderPaid: order,
  orderRefunded: order,
  orderCalledOff: order,
  orderClosed: order,
  placeOffered: ticketHall,
  placeMissed: ticketHall,
  waitingEnded: ticketHall,
  invoiceIssued: order,
  invoiceFailed: order,
  invoiceReversed: order,
  reversalRefused: order,
  paymentReturned: order,
}

/** Sent by mail where the receiver has an address: they come often, and an SMS costs. */
export const mailed: ReadonlySet<NoticeName> = new Set<NoticeName>([
  'answered',
  'inquiries',
  'teamInvitation',
  'contentDecided',
  'demandReceived',
  'demandWaits',
  'intentionReceived',
  'intentionCountered',
  'intentionAccepted',
  'intentionDeclined',
  'intentionCancelled',
  'offerReceived',
  'offerShortlisted',
  'offerDeclined',
  'offerAccepted',
  'quotationIssued',
  'quotationConfirmed',
  'quotationSuperseded',
  'followedLive',
  'followedNew',
  'followedSlots',
  'appointmentAsked',
  'appointmentConfirmed',
  'appointmentDeclined',
  'appointmentProposed',
  'appointmentAccepted',
  'appointmentRefused',
  'appointmentCancelled',
  'appointmentExpired',
  'appointmentReminder',
  'appointmentMissed',
  'appointmentContested',
  'appointmentDecided',
  'cardAsked',
  'orderPaid',
  'orderRefunded',
  'orderCalledOff',
  'orderClosed',
  'placeOffered',
  'placeMissed',
  'waitingEnded',
  'invoiceIssued',
  'invoiceFailed',
  'invoiceReversed',
  'reversalRefused',
  'paymentReturned',
])

/** The address of a notice, and the parameters that it alone uses. */
export function linkOf(name: NoticeName, parameters: Record<string, string>): { link: string; used: Set<string> } {
  const used = new Set<string>()
  const link = links[name].replace(/\{(\w+)\}/g, (_, key: string) => {
    used.add(key)
    return parameters[key] ?? ''
  })
  return { link, used }
}
