import type { ParsedInputOf } from '../../../contract/core/endpoint'
import { CaseState } from '../../../contract/review/schemas'
import type { decideCase } from '../../../contract/review/endpoints'
import { chinaClock } from '../../platform/china-time'
import { brokenIndex } from '../../platform/db/conflict'
import type { Db } from '../../platform/db/database'
import { fail, type Refusal } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { findAccountById } from '../accounts'
import { changeEnrollment } from '../enrollment'
import { addEvent, listEvents } from '../history'
import { type NoticeName, sendNotice } from '../notices'
import { changeRegistration } from '../registration'
import { nameOfDoer } from './case-detail'
import { applyDecision, standing } from './registration-effects'
import { type CaseRecord, findCase } from './review.queries'
import { needsReason, stateAfter } from './transitions'

type Asked = ParsedInputOf<typeof decideCase>
type Deciding = Context<Asked>

/** Names who was first and when. */
async function decided(db: Db, { input: { subject, id }, language }: Deciding): Promise<Refusal> {
  const last = (await listEvents(db, subject, id)).at(-1)
  const at = last ? `${chinaClock(last.event.at)} GMT+8` : ''
  return fail('CaseDecided', { by: nameOfDoer(last?.by ?? null, language), at })
}

/** The case as the asker saw it and the state that follows. Throws why it cannot be decided so. */
async function getDecidable(
  db: Db,
  deciding: Deciding,
): Promise<{ seen: CaseRecord; toState: CaseState; reason: string }> {
  const { subject, id, version, action } = deciding.input
  const seen = await findCase(db, subject, id)
  if (!seen) throw fail('CaseNotFound')
  if (seen.version !== version) throw await decided(db, deciding)
  const toState = stateAfter(CaseState.parse(seen.state), action)
  if (!toState) throw fail('ActionImpossible')
  const reason = deciding.input.reason.trim()
  if (needsReason(action) && reason === '') throw fail('ReasonRequired')
  return { seen, toState, reason }
}

const noticeNames = {
  registration: {
    approve: 'registrationApproved',
    reject: 'registrationRejected',
    changes: 'registrationChanges',
    undo: 'registrationUndone',
  },
  enrollment: {
    approve: 'enrollmentApproved',
    reject: 'enrollmentRejected',
    changes: 'enrollmentChanges',
    undo: 'enrollmentUndone',
  },
} as const satisfies Record<Asked['subject'], Record<Asked['action'], NoticeName>>

async function decide(db: Db, deciding: Deciding): Promise<void> {
  const { language, providers, viewer } = deciding
  const { subject, id, version, action } = deciding.input
  const { seen, toState, reason } = await getDecidable(db, deciding)
  const isUndo = action === 'undo'
  const change = { state: toState, opinion: isUndo ? '' : reason, decidedAt: isUndo ? null : new Date() }
  const account = await findAccountById(db, seen.accountId)
  if (!account) throw new Error('a case has an account')
  if (subject === 'registration') {
    const registration = await changeRegistration(db, { id, version }, change)
    if (!registration) throw await decided(db, deciding)
    await applyDecision(db, { action, account, registration, language })
  } else if (!(await changeEnrollment(db, { id, version }, change))) throw await decided(db, deciding)
  const byAccount = Number(viewer?.userId)
  await addEvent(db, { subject, subjectId: id, action, fromState: seen.state, toState, reason, byAccount })
  const parameters = {
    ...(subject === 'enrollment' ? { expo: seen.expo } : {}),
    ...(needsReason(action) ? { reason } : {}),
  }
  await sendNotice(db, providers, account, { name: noticeNames[subject][action], parameters })
}

/**
 * Decides a case as it was seen, whole or not at all: state, account, exhibitor, history and notice. Throws what
 * contract/review.ts names.
 */
export async function decideInOne(deciding: Deciding): Promise<void> {
  try {
    await deciding.write((db) => decide(db, deciding))
  } catch (error) {
    // Only an undone rejection takes numbers that others may have registered since.
    if (brokenIndex(error) === undefined) throw error
    throw fail('UndoImpossible', { text: standing.takenAnew[deciding.language] })
  }
}
