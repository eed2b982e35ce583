import type { Db } from '../../platform/db/database'
import type { CaseDetail } from '../../../contract/review/schemas'
import { findFiles } from '../files'
import type { ReviewSubject } from '../review'
import { selectRegistrationCases } from './cases.queries'
import { changeRegistration, findRegistration, type Registration } from './registration.queries'
import { applyDecision, undoObstacles } from './review-effects'
import { buildLines } from './review-lines'

const fileRoles = ['exhibitsPicture', 'identification', 'qualificationCertificate'] as const

/** The files of an exhibitor's form that are still there; a buyer's has none. */
async function listFiles(db: Db, of: Registration): Promise<CaseDetail['files']> {
  if (of.kind === 'buyer') return []
  const { record } = of
  const named = fileRoles.flatMap((role) => record[role].map((id) => ({ id, role })))
  const ids = named.map(({ id }) => id)
  const found = new Map((await findFiles(db, ids)).map((file) => [file.id, file]))
  return named.flatMap(({ id, role }) => {
    const file = found.get(id)
    return file ? [{ id, role, fileName: file.fileName, mimeType: file.mimeType, fileSize: file.fileSize }] : []
  })
}

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
