import { type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { reports, reportSteps } from './reports.schema'

/** Feedback and reports, and who handled them. */
export const personalDataOfReports: PersonalData[] = [
  strip('reports', reports.accountId, {
    columns: [reports.contact, reports.reporterName],
    set: { contact: '', reporterName: '', images: [] },
    why: 'trace',
  }),
  strip('reports', reports.personId, { set: { liveName: '' }, why: 'trace', isTrace: true }),
  ...trace(reports.handlerId, reports.decidedBy, reportSteps.byAccount, reportSteps.toAccount),
]
