import { endpoint } from '../core/endpoint'
import { permissions } from '../core/permissions'
import type * as schemas from './schemas'

/** A queue: oldest first while under review, newest first otherwise. `counts` are those of the filter without state. */
export const listCases = endpoint<typeof schemas.listCases>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/cases', // path: ours
  access: permissions.readCases,
  reads: true,
})

export const getCase = endpoint<typeof schemas.getCase>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/case', // path: ours
  access: permissions.readCases,
  reads: true,
  errors: ['CaseNotFound'],
})

/** Decides a case as it was seen: `version` is that of the detail. A rejection or a request for changes has a reason. */
export const decideCase = endpoint<typeof schemas.decideCase>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/decide', // path: ours
  access: permissions.decideCases,
  errors: ['CaseNotFound', 'CaseDecided', 'ActionImpossible', 'ReasonRequired', 'UndoImpossible'],
})

export const exportCases = endpoint<typeof schemas.exportCases>({
  method: 'POST',
  path: '/ce-exhibition/mgr/review/export', // path: ours
  access: permissions.readCases,
  reads: true,
})
