import { erase, keep, type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { leadNotes, leadRows } from './leads.schema'

/** The leads of exhibitors. */
export const personalDataOfLeads: PersonalData[] = [
  erase('leads', leadRows.accountId, { isTrace: true }),
  strip('leads', leadRows.ownerId, { set: { ownerId: null }, why: 'exhibitor', isTrace: true }),
  ...trace(leadRows.changedBy),
  erase('leads', leadNotes.accountId, { isTrace: true }),
  keep('leads', leadNotes.byAccount, 'exhibitor', { isTrace: true }),
]
