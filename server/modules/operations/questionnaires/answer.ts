import { shownAnswers, checkAnswers } from '#contract/operations/questionnaires/check-answers.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import * as limits from '#contract/operations/questionnaires/limits.ts'
import {
  type Answers,
  isAnswered,
  type QuestionnaireDocument,
  questionsOf,
} from '#contract/operations/questionnaires/rules.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { isInAudience } from '#server/modules/operations/audiences/index.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import * as entries from './entries.queries'
import * as queries from './questionnaires.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** One that is requested from the account, with its questions, or that it has begun. Throws QuestionnaireNotFound. */
export async function getRequested(db: Db, own: { questionnaireId: number; accountId: number }, now: Date) {
  const { questionnaireId, accountId } = own
  const row = await queries.findQuestionnaire(db, questionnaireId)
  const input = (await queries.findRequested(db, [questionnaireId])).get(questionnaireId)
  if (!row || !input || !row.fromAt || row.fromAt > now) throw fail('QuestionnaireNotFound')
  const entry = await entries.findEntry(db, own)
  if (!entry && !(await isInAudience(db, accountId, row.audience))) throw fail('QuestionnaireNotFound')
  return { row, revision: input, entry }
}

/** Counts what somebody and all of their network write. Throws TooManyRequests. */
const countSave = ({ writeStatement, ip }: Context<unknown>, accountId: number): Promise<void> =>
  writeStatement((db) =>
    assertWithinLimits(db, [
      { bucket: `questionnaire:${accountId}`, max: limits.DRAFT_SAVES, seconds: limits.DRAFT_WINDOW_SECONDS },
      { bucket: `questionnaireIp:${ip}`, max: limits.DRAFT_SAVES_OF_NETWORK, seconds: limits.DRAFT_WINDOW_SECONDS },
    ]),
  )

const isOpen = ({ state, untilAt }: queries.QuestionnaireRow, now: Date): boolean =>
  state === 'open' && untilAt !== null && untilAt > now

/** What is requested from the account now, in the version that it has read. Throws what both calls name. */
async function getAnswerable(context: Context<Input<'saveQuestionnaireDraft' | 'submitQuestionnaire'>>, now: Date) {
  const { db, input } = context
  const { id: accountId } = await getViewerAccount(context)
  await countSave(context, accountId)
  const own = { questionnaireId: input.id, accountId }
  return { own, ...(await getRequested(db, own, now)) }
}

/** Keeps a draft over the one that was read. Throws what the contract names. */
export async function saveQuestionnaireDraft(context: Context<Input<'saveQuestionnaireDraft'>>) {
  const { input, write } = context
  const now = new Date()
  const { own, row, revision, entry } = await getAnswerable(context, now)
  if (entry && entry.submittedOn !== null) throw fail('QuestionnaireSubmitted')
  if (!isOpen(row, now)) throw fail('QuestionnaireNotNow')
  if (revision.revision !== input.revision) throw fail('QuestionnaireChanged')
  const ids = new Set(questionsOf(revision.document).map(({ id }) => id))
  const answers = Object.fromEntries(
    Object.entries(input.answers).filter(([id, one]) => ids.has(id) && isAnswered(one)),
  )
  if (Object.keys(answers).length === 0) throw fail('QuestionnaireDraftEmpty')
  const saved = await write(async (db) => {
    await entries.holdEntry(db, own)
    return entries.saveDraft(db, own, { version: input.version, answers })
  })
  if (!saved?.savedAt) throw fail('QuestionnaireChanged')
  return { version: saved.version, savedAt: saved.savedAt.toISOString() }
}

/** Everything that was written as text. */
const textsIn = (document: QuestionnaireDocument, answers: Answers): string =>
  questionsOf(document)
    .flatMap(({ id, type }) => (type === 'text' && typeof answers[id] === 'string' ? [answers[id]] : []))
    .join('\n')

/** The answers with files that belong to the questionnaire from then on. Throws FileNotFound. */
async function claimAnswerFiles(db: Db, context: Context<unknown>, document: QuestionnaireDocument, answers: Answers) {
  const kept = { ...answers }
  for (const { id, type } of questionsOf(document)) {
    const given = answers[id]
    if (type !== 'file' || !Array.isArray(given)) continue
    const claiming = { ...getRequester(context), ownerId: null, claimedFor: 'questionnaire' as const, field: id }
    kept[id] = (await claimFiles(db, given.map(parseFileId), claiming)).map((file) => file.id)
  }
  return kept
}

/** Submits the answers, once for a person. Throws what the contract names. */
export async function submitQuestionnaire(
  context: Context<Input<'submitQuestionnaire'>>,
): Promise<Record<string, never>> {
  const { input, language, providers, write } = context
  const now = new Date()
  const { own, row, revision, entry } = await getAnswerable(context, now)
  if (entry?.submittedOn && entry.submitKey === input.key) return {}
  if (entry?.submittedOn) throw fail('QuestionnaireSubmitted')
  if (!isOpen(row, now)) throw fail('QuestionnaireNotNow')
  if (revision.revision !== input.revision) throw fail('QuestionnaireChanged')
  assertFields(checkAnswers(revision.document, input.answers), language, 'answers')
  const answers = shownAnswers(revision.document, input.answers)
  if (Object.keys(answers).length === 0) throw fail('QuestionnaireDraftEmpty')
  const words = await providers.textSafety.findOffences(textsIn(revision.document, answers))
  if (words.length > 0) throw fail('TextUnsafe', { words })
  await write(async (db) => {
    const held = await entries.holdEntry(db, own)
    if (held.submittedOn && held.submitKey === input.key) return
    if (held.submittedOn) throw fail('QuestionnaireSubmitted')
    const taken = await queries.takeOne(db, row.id, now)
    if (!taken) throw fail(isOpen(row, now) ? 'QuestionnaireFull' : 'QuestionnaireNotNow')
    if (taken.revision !== revision.revision) throw fail('QuestionnaireChanged')
    const kept = await claimAnswerFiles(db, context, revision.document, answers)
    const submittedOn = chinaDay(now)
    await entries.insertResponse(db, {
      questionnaireId: row.id,
      revision: revision.revision,
      answers: kept,
      submittedOn,
      ...(taken.isAnonymous ? {} : { accountId: own.accountId, submittedAt: now }),
    })
    // The time of an anonymous one would identify the respondent.
    await entries.endEntry(db, held.id, { submitKey: input.key, submittedOn, savedAt: taken.isAnonymous ? null : now })
  })
  return {}
}
