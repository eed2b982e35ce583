import type { CaseDetail, CaseSubject } from '#contract/people/review/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { listEvents } from '#server/modules/foundation/history/index.ts'
import { presentContact, mayDecide, presentCase, type CaseReader } from './case.present'
import { compareLines } from './lines'
import { findCase } from './review.queries'
import { findSeen } from './snapshots'
import type { ReviewSubjects } from './subject'
import { listActions } from './transitions'

const applicant = { 'zh-CN': '申请人', 'en-US': 'Applicant' }

/** Who acted, in the reader's language: nobody is the applicant, who may have had no account yet. */
export function actorName(by: { zh: string; en: string } | null, language: Language): string {
  return (by && pick(by, language)) || applicant[language]
}

async function listHistory(
  db: Db,
  subject: CaseSubject,
  id: number,
  language: Language,
): Promise<CaseDetail['history']> {
  const events = await listEvents(db, subject, id)
  return events.map(({ event: { action, fromState, toState, reason, at }, by }) => ({
    action,
    fromState,
    toState,
    reason,
    by: actorName(by, language),
    at: at.toISOString(),
  }))
}

/** A case as the reader may see it. Throws CaseNotFound. */
export async function getCase(
  db: Db,
  subjects: ReviewSubjects,
  { subject, id }: { subject: CaseSubject; id: number },
  reader: CaseReader,
): Promise<CaseDetail> {
  const { selectCases, describe } = subjects[subject]
  const found = await findCase(db, selectCases(db), id)
  if (!found) throw fail('CaseNotFound')
  const content = await describe(db, found, {
    whole: mayDecide(reader),
    vault: reader.vault,
    ...presentContact(found, reader),
  })
  if (!content) throw fail('CaseNotFound')
  const row = presentCase(subject, found, reader)
  // What was kept has its numbers whole, which only those may see who decide.
  const isCompared = mayDecide(reader) && row.state === 'review'
  const before = isCompared ? await findSeen(db, reader.vault, { subject, id }) : undefined
  return {
    ...row,
    languageType: found.languageType,
    ...content,
    lines: compareLines(content.lines, before?.lines),
    changedSince: before?.at.toISOString() ?? null,
    opinion: found.opinion,
    history: await listHistory(db, subject, id, reader.language),
    actions: mayDecide(reader) ? listActions(row.state) : [],
  }
}
