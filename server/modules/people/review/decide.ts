import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { decideCase } from '#contract/people/review/endpoints.ts'
import { chinaClock } from '#contract/core/china-time.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail, type Refusal } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { addEvent, listEvents } from '#server/modules/foundation/history/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { actorName } from './case-detail'
import { type CaseRecord, findCase } from './review.queries'
import { storeSnapshot } from './snapshots'
import type { ReviewSubject, ReviewSubjects } from './subject'
import { type DecidedState, needsReason, findNextState } from './transitions'

type Requested = ParsedInputOf<typeof decideCase>
/** A decision under way, and the subject that it is about. */
type DecisionContext = Context<Requested> & { about: ReviewSubject }

/** Names who was first and when. */
async function toDecidedRefusal(db: Db, { input: { subject, id }, language }: DecisionContext): Promise<Refusal> {
  const last = (await listEvents(db, subject, id)).at(-1)
  const at = last ? `${chinaClock(last.event.at)} GMT+8` : ''
  return fail('CaseDecided', { by: actorName(last?.by ?? null, language), at })
}

/** The case as the viewer saw it and the state that follows. Throws why it cannot be decided so. */
async function getDecidable(
  db: Db,
  deciding: DecisionContext,
): Promise<{ seen: CaseRecord; toState: DecidedState; reason: string }> {
  const { id, version, action } = deciding.input
  const seen = await findCase(db, deciding.about.selectCases(db), id)
  if (!seen) throw fail('CaseNotFound')
  if (seen.version !== version) throw await toDecidedRefusal(db, deciding)
  const toState = findNextState(seen.state, action)
  if (!toState) throw fail('ActionImpossible')
  const reason = deciding.input.reason.trim()
  if (needsReason(action) && reason === '') throw fail('ReasonRequired')
  return { seen, toState, reason }
}

async function decide(db: Db, deciding: DecisionContext): Promise<void> {
  const { language, viewer, about } = deciding
  const { subject, id, version, action } = deciding.input
  const { seen, toState, reason } = await getDecidable(db, deciding)
  const isUndo = action === 'undo'
  const change = { state: toState, opinion: isUndo ? '' : reason, decidedAt: isUndo ? null : new Date() }
  const account = await findAccountById(db, seen.accountId)
  if (!account) throw new Error('a case has an account')
  const isApplied = await about.apply(db, { action, found: seen, version, change, account, language })
  if (!isApplied) throw await toDecidedRefusal(db, deciding)
  await storeSnapshot(db, deciding, seen)
  const byAccount = Number(viewer?.userId)
  await addEvent(db, { subject, subjectId: id, action, fromState: seen.state, toState, reason, byAccount })
  const parameters = { ...about.noticeParameters(seen), ...(needsReason(action) ? { reason } : {}) }
  await sendNotice(db, deciding, account, { name: about.notices[action], parameters })
}

/**
 * Decides a case as it was seen, whole or not at all: state, what hangs on it, what the reviewer saw of it, history and
 * notice. Throws what contract/people/review/endpoints.ts names.
 */
export async function decideAtOnce(context: Context<Requested>, subjects: ReviewSubjects): Promise<void> {
  const about = subjects[context.input.subject]
  try {
    await context.write((db) => decide(db, { ...context, about }))
  } catch (error) {
    // Only an undone rejection takes numbers that others may have registered since.
    if (findViolatedIndex(error) === undefined) throw error
    throw fail('UndoImpossible', { text: about.takenAnew[context.language] })
  }
}
