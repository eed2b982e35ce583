import type { CaseDetail, CaseSubject } from '../../../contract/review/schemas'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { findFiles } from '../files'
import { listEvents } from '../history'
import { findRegistration } from '../registration'
import { contactOf, mayDecide, presentCase, type Reader } from './case.present'
import { enrollmentLines } from './enrollment-lines'
import { readRecord, type RegisteredRecord } from './record'
import { registrationLines } from './registration-lines'
import { type CaseRecord, findCase, findEnrollmentNames } from './review.queries'
import { actionsIn } from './transitions'

const applicant = { 'zh-CN': '申请人', 'en-US': 'Applicant' }

/** Who did it, in the reader's language: nobody is the applicant, who may have had no account yet. */
export function nameOfDoer(by: { zh: string; en: string } | null, language: Language): string {
  return (by && pick(by, language)) || applicant[language]
}

async function historyOf(db: Db, subject: CaseSubject, id: number, language: Language): Promise<CaseDetail['history']> {
  const events = await listEvents(db, subject, id)
  return events.map(({ event: { action, fromState, toState, reason, at }, by }) => ({
    action,
    fromState,
    toState,
    reason,
    by: nameOfDoer(by, language),
    at: at.toISOString(),
  }))
}

async function filesOf(db: Db, record: RegisteredRecord): Promise<CaseDetail['files']> {
  const roles = (['exhibitsPicture', 'identification', 'qualificationCertificate'] as const).flatMap((role) =>
    record[role].map((id) => ({ id, role })),
  )
  const found = new Map(
    (
      await findFiles(
        db,
        roles.map(({ id }) => id),
      )
    ).map((file) => [file.id, file]),
  )
  return roles.flatMap(({ id, role }) => {
    const file = found.get(id)
    return file ? [{ id, role, fileName: file.fileName, mimeType: file.mimeType, fileSize: file.fileSize }] : []
  })
}

/** What the record says, its files and what is known of the person. */
async function contentOf(db: Db, subject: CaseSubject, found: CaseRecord, reader: Reader) {
  const contact = contactOf(found, reader)
  if (subject === 'enrollment') {
    const names = await findEnrollmentNames(db, found.id)
    return { lines: names ? enrollmentLines(found, names, contact) : [], files: [], identity: null }
  }
  const registration = await findRegistration(db, found.id)
  if (!registration) throw fail('CaseNotFound')
  const record = readRecord(registration.record)
  const lines = await registrationLines(db, registration, record, { whole: mayDecide(reader), ...contact })
  return { lines, files: await filesOf(db, record), identity: registration.identity }
}

/** A case as the reader may see it. Throws CaseNotFound. */
export async function getCase(db: Db, subject: CaseSubject, id: number, reader: Reader): Promise<CaseDetail> {
  const found = await findCase(db, subject, id)
  if (!found) throw fail('CaseNotFound')
  const row = presentCase(subject, found, reader)
  return {
    ...row,
    languageType: found.languageType,
    ...(await contentOf(db, subject, found, reader)),
    opinion: found.opinion,
    history: await historyOf(db, subject, id, reader.language),
    actions: mayDecide(reader) ? actionsIn(row.state) : [],
  }
}
