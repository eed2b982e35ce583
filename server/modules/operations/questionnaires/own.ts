import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { type Answers, answerStates, questionsOf } from '#contract/operations/questionnaires/rules.ts'
import type { OwnQuestionnaire, QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import { toOffset, toPage } from '#server/platform/db/list/page.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { isInAudience } from '#server/modules/operations/audiences/index.ts'
import { describeReadable } from '#server/modules/foundation/files/index.ts'
import { getRequested } from './answer'
import * as entries from './entries.queries'
import { presentOwn } from './present'
import * as queries from './questionnaires.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Every questionnaire that is meant for the viewer, or that they have begun, the one that ends last first. */
async function listMeant(
  { db, language }: Context<unknown>,
  accountId: number,
  now: Date,
): Promise<OwnQuestionnaire[]> {
  const rows = await queries.listOpened(db, now)
  const ids = rows.map(({ id }) => id)
  const [requested, own] = await Promise.all([queries.findRequested(db, ids), entries.listEntries(db, accountId)])
  const meant: OwnQuestionnaire[] = []
  for (const row of rows) {
    const [revision, entry] = [requested.get(row.id), own.get(row.id)]
    if (!revision) continue
    if (entry || (await isInAudience(db, accountId, row.audience)))
      meant.push(presentOwn({ row, revision, entry }, language, now))
  }
  return meant
}

/** How the viewer stands with each questionnaire; what can be filled in stands first. */
export async function listOwnQuestionnaires(context: Context<Input<'listOwnQuestionnaires'>>) {
  const { input } = context
  const { id: accountId } = await getViewerAccount(context)
  const meant = await listMeant(context, accountId, new Date())
  const counted = (state: string) => meant.filter((one) => one.state === state)
  const [draft, unfilled, expired, submitted] = answerStates.map(counted)
  const all = [draft, unfilled, submitted, expired].flatMap((one = []) => one)
  const shown = input.state ? counted(input.state) : all
  const counts = {
    draft: draft?.length ?? 0,
    unfilled: unfilled?.length ?? 0,
    expired: expired?.length ?? 0,
    submitted: submitted?.length ?? 0,
  }
  const from = toOffset(input)
  return { ...toPage(shown.slice(from, from + input.limit), shown.length, input), counts }
}

/** One with its questions, and what the viewer has answered. Throws what the contract names. */
export async function getQuestionnaire(context: Context<Input<'getQuestionnaire'>>): Promise<QuestionnaireDetail> {
  const { db, input, language } = context
  const now = new Date()
  const { id: accountId } = await getViewerAccount(context)
  const own = { questionnaireId: input.id, accountId }
  const { row, revision, entry } = await getRequested(db, own, now)
  const response = entry?.submittedOn ? await entries.findOwnResponse(db, own) : undefined
  // What was submitted is read in the words that it answers.
  const revisions = response ? await queries.listRevisions(db, row.id) : []
  const shown = revisions.find((one) => one.revision === response?.revision) ?? revision
  const answers: Answers = response?.answers ?? entry?.answers ?? {}
  const fileIds = questionsOf(shown.document).flatMap(({ id, type }) => {
    const given = answers[id]
    return type === 'file' && Array.isArray(given) ? given : []
  })
  return {
    ...presentOwn({ row, revision: shown, entry }, language, now),
    revision: shown.revision,
    document: shown.document,
    answers,
    files: await describeReadable(context, fileIds),
    version: entry?.version ?? 0,
    isFull: row.responsesMax !== null && row.submitted >= row.responsesMax,
  }
}
