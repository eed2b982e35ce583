import { endpoint } from '../core/endpoint'
import type * as schemas from './schemas'

const filing = ['FileNotFound', 'FileTypeNotAllowed', 'TooManyRequests'] as const

/** The dialog's complaint (spec: common §7); `liveId` (ours) says of which session. */
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

/** A report on a demand that the asker may see; while it is open, said again it is the same case, which the answer says. */
export const reportDemand = endpoint<typeof schemas.reportDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/order/report', // path: ours
  access: 'signed-in',
  errors: ['DemandNotFound', 'NotAllowed', ...filing],
})

/** A report on an offer to an own demand; while it is open, said again it is the same case, which the answer says. */
export const reportOffer = endpoint<typeof schemas.reportOffer>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/supplier/order/report', // path: ours
  access: 'publishDemands',
  errors: ['OfferNotFound', ...filing],
})

/** Complaints and reports in one list: the oldest first while open, else the newest. */
export const listReports = endpoint<typeof schemas.listReports>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/reportList', // path: ours
  access: 'readReports',
  reads: true,
})

/** Ends a case and tells the reporter. */
export const decideReport = endpoint<typeof schemas.decideReport>({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/decideReport', // path: ours
  access: 'decideReports',
  errors: ['ReportNotFound', 'ReportDecided'],
})

/** What became of the asker's own cases. */
export const listOwnReports = endpoint<typeof schemas.listOwnReports>({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/ownList', // path: ours
  access: 'signed-in',
  reads: true,
})
