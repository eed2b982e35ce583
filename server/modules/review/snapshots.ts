import type { CaseAction, CaseSubject } from '../../../contract/review/schemas'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { presentContact, type Reader } from './case.present'
import type { CaseRecord } from './review.queries'
import { putSnapshot, removeSnapshot } from './snapshots.queries'
import type { ReviewSubject } from './subject'

interface Deciding extends Reader {
  about: ReviewSubject
  input: { subject: CaseSubject; id: number; action: CaseAction }
}

/**
 * Keeps what the reviewer saw of a case that is sent back, in the decision's own transaction; after any other decision
 * nothing comes back to compare. Throws CaseNotFound.
 */
export async function keepSeen(db: Db, deciding: Deciding, seen: CaseRecord): Promise<void> {
  const { subject, id, action } = deciding.input
  if (action !== 'changes') return removeSnapshot(db, subject, id)
  const content = await deciding.about.describe(db, seen, { whole: true, ...presentContact(seen, deciding) })
  if (!content) throw fail('CaseNotFound')
  return putSnapshot(db, { subject, subjectId: id, lines: content.lines })
}
