import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const filing = ['FileNotFound', 'FileTypeNotAllowed', 'TooManyRequests'] as const

/** Feedback (spec: common §7, live §9); `liveId` (ours) says of which session. */
export const addComplaint = endpoint<typeof schemas.addComplaint>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/add',
  access: 'signed-in',
  errors: ['LiveNotFound', ...filing],
})

/** A report on one session (spec: common §3, §7; `imageUrl`: addresses by comma). */
export const reportLive = endpoint<typeof schemas.reportLive>({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reportLive',
  access: 'signed-in',
  errors: ['LiveNotFound', ...filing],
})

/** A report on a demand that the viewer may see; while the case is open, a repeated report returns the same case and says so. */
export const reportDemand = endpoint<typeof schemas.reportDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/order/report', // path: ours
  access: 'signed-in',
  errors: ['DemandNotFound', 'NotAllowed', ...filing],
})

/** A report on an offer to an own demand; while the case is open, a repeated report returns the same case and says so. */
export const reportOffer = endpoint<typeof schemas.reportOffer>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/report', // path: ours
  access: 'publishDemands',
  errors: ['OfferNotFound', ...filing],
})

/** A report on the person on the other side of an own conversation; while the case is open, a repeated report returns the same case. */
export const reportCorrespondent = endpoint<typeof schemas.reportCorrespondent>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/correspondent', // path: ours
  access: 'signed-in',
  errors: ['CorrespondentNotFound', 'ConversationNotFound', 'OwnService', ...filing],
})

/** A report on the person on the other side of an own talk; while the case is open, a repeated report returns the same case. */
export const reportTalkPartner = endpoint<typeof schemas.reportTalkPartner>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/talkPartner', // path: ours
  access: 'haveAppointments',
  errors: ['AppointmentNotFound', 'CorrespondentNotFound', ...filing],
})

/** All cases in one list: the oldest first while they are to be processed, else the newest. */
export const listReports = endpoint<typeof schemas.listReports>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/reportList', // path: ours
  access: 'readReports',
  reads: true,
})

/** The history of a case with author and time, oldest first. */
export const listReportSteps = endpoint<typeof schemas.listReportSteps>({
  method: 'POST',
  path: '/ce-exhibition/mgr/complaint/steps', // path: ours
  access: 'readReports',
  reads: true,
  errors: ['ReportNotFound'],
})

/** The accounts that a case can be assigned to. */
export const listReportHandlers = endpoint<typeof schemas.listReportHandlers>({
  method: 'POST',
  path: '/ce-exhibition/mgr/complaint/handlers', // path: ours
  access: 'readReports',
  reads: true,
})

/** Gives an open case to somebody, or to nobody. */
export const assignReport = endpoint<typeof schemas.assignReport>({
  method: 'POST',
  path: '/ce-exhibition/mgr/complaint/assign', // path: ours
  access: 'decideReports',
  errors: ['ReportNotFound', 'ReportDecided', 'ReportChanged', 'ReportHandlerNotFound'],
})

/** Closes a case and notifies the reporter. */
export const decideReport = endpoint<typeof schemas.decideReport>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/decideReport', // path: ours
  access: 'decideReports',
  errors: ['ReportNotFound', 'ReportDecided', 'ReportChanged'],
})

const reopening = ['ReportNotFound', 'ReportOpen', 'ReportOpenElsewhere'] as const

/** Reopens a processed case and notifies the reporter. */
export const reopenReport = endpoint<typeof schemas.reopenReport>({
  method: 'POST',
  path: '/ce-exhibition/mgr/complaint/reopen', // path: ours
  access: 'decideReports',
  errors: [...reopening, 'ReportChanged'],
})

/** The outcome of the viewer's own cases. */
export const listOwnReports = endpoint<typeof schemas.listOwnReports>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/ownList', // path: ours
  access: 'signed-in',
  reads: true,
})

/** Has an own case looked at again: once, within REOPEN_DAYS of its answer. */
export const reopenOwnReport = endpoint<typeof schemas.reopenOwnReport>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/reopen', // path: ours
  access: 'signed-in',
  errors: [...reopening, 'ReportReopeningOver', 'TooManyRequests'],
})
