import type { ReviewSubject } from '#server/modules/people/review/index.ts'
import { selectRegistrationCases } from './cases.queries'
import { listFiles } from './list-files'
import { changeRegistration, findRegistration } from './registration.queries'
import { applyDecision, undoObstacles } from './review-effects'
import { buildLines } from './review-lines'

/** Registrations, as the review decides them. */
export const registrationSubject: ReviewSubject = {
  selectCases: selectRegistrationCases,
  async describe(db, { id }, contact) {
    const registration = await findRegistration(db, id)
    return (
      registration && {
        lines: await buildLines(db, registration, contact),
        files: await listFiles(db, registration),
        identity: registration.identity,
      }
    )
  },
  async apply(db, { found: { id }, version, change, action, account, language }) {
    const registration = await changeRegistration(db, { id, version }, change)
    if (registration) await applyDecision(db, { action, account, registration, language })
    return registration !== undefined
  },
  takenAnew: undoObstacles.takenAnew,
  notices: {
    approve: 'registrationApproved',
    reject: 'registrationRejected',
    changes: 'registrationChanges',
    undo: 'registrationUndone',
  },
  noticeParameters: () => ({}),
  table: {
    name: 'registrations',
    kinds: {
      buyer: ['采购商', 'Buyer'],
      exhibitorCompany: ['参展商（企业）', 'Exhibitor (company)'],
      exhibitorIndividual: ['参展商（个人）', 'Exhibitor (individual)'],
    },
    columns: [],
  },
}
