import { checkDocument, checkIntro, checkTitle } from '#contract/operations/questionnaires/check-document.ts'
import * as limits from '#contract/operations/questionnaires/limits.ts'
import { isMoment } from '#contract/core/moment.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { Questionnaire, QuestionnaireWords } from '#contract/operations/questionnaires/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { presentManaged } from './present'
import * as queries from './questionnaires.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })
const momentOf = (text: string): Date | null => (text === '' ? null : new Date(text))

function checkSpan({ from, until }: QuestionnaireWords): Record<string, RuleBreach | undefined> {
  const isRight = (text: string) => text === '' || isMoment(text)
  const isOver = isMoment(from) && isMoment(until) && Date.parse(until) <= Date.parse(from)
  return {
    from: isRight(from) ? undefined : 'questionnaireMoment.wrong',
    until: isRight(until) ? (isOver ? 'questionnaireMoment.order' : undefined) : 'questionnaireMoment.wrong',
  }
}

function checkLimit(most: number | null, submitted: number): RuleBreach | undefined {
  if (most === null) return undefined
  if (!Number.isInteger(most) || most < 1 || most > limits.RESPONSES_MAX) return 'responsesMax.wrong'
  return most < submitted ? 'responsesMax.below' : undefined
}

/** What is kept of what was written: a draft may lack what it is opened with. Throws BadInput at its fields. */
function readWords(words: QuestionnaireWords, language: Language, submitted: number) {
  const checks = {
    title: checkTitle(words.title),
    intro: checkIntro(words.intro),
    ...checkSpan(words),
    responsesMax: checkLimit(words.responsesMax, submitted),
  }
  assertFields(checks, language, 'questionnaire')
  return {
    title: trimmed(words.title),
    intro: trimmed(words.intro),
    isAnonymous: words.isAnonymous,
    audience: words.audience,
    document: words.document,
    fromAt: momentOf(words.from),
    untilAt: momentOf(words.until),
    responsesMax: words.responsesMax,
  }
}

/** Throws QuestionnaireNotFound, QuestionnaireChanged. */
async function getSeen(db: Db, { id, version }: { id: number; version: number }): Promise<queries.QuestionnaireRow> {
  const row = await queries.findQuestionnaire(db, id)
  if (!row) throw fail('QuestionnaireNotFound')
  if (row.version !== version) throw fail('QuestionnaireChanged')
  return row
}

/** What is requested now needs its time and its words, whatever is written for later. Throws BadInput. */
function assertOpenable(row: queries.QuestionnaireRow, language: Language): void {
  const { fromAt, untilAt, document, isAnonymous } = row
  assertFields(
    {
      from: fromAt ? undefined : 'questionnaireMoment.wrong',
      until: untilAt && untilAt > new Date() ? undefined : 'questionnaireMoment.wrong',
    },
    language,
    'questionnaire',
  )
  assertFields(checkDocument(document, isAnonymous), language, 'questionnaire.document')
}

/** Keeps a draft or what was changed. Throws what the contract names. */
export async function saveQuestionnaire(context: Context<Input<'saveQuestionnaire'>>): Promise<Questionnaire> {
  const { db: reading, input, language, write } = context
  const { id, version, key, questionnaire } = input
  if (id === null) {
    const values = { ...readWords(questionnaire, language, 0), clientKey: key }
    const added = await write((db) => queries.insertQuestionnaire(db, values))
    const row = added ?? (await queries.findByKey(reading, key))
    if (!row) throw new Error('the questionnaire was not kept')
    return presentManaged(reading, row)
  }
  const before = await getSeen(reading, { id, version })
  const values = readWords(questionnaire, language, before.submitted)
  if (before.revision > 0 && values.isAnonymous !== before.isAnonymous) throw fail('QuestionnaireTermsFixed')
  // An open one keeps its period.
  if (before.state === 'open') assertOpenable({ ...before, ...values, document: before.document }, language)
  const changed = await write((db) => queries.changeQuestionnaire(db, { id, version }, values))
  if (!changed) throw fail('QuestionnaireChanged')
  return presentManaged(reading, changed)
}

/** Asks it as it is written now, as a revision of its own where the words differ. Throws what the contract names. */
export async function openQuestionnaire(context: Context<Input<'openQuestionnaire'>>): Promise<Questionnaire> {
  const { db: reading, input, language, write } = context
  const opened = await write(async (db) => {
    const row = await getSeen(db, input)
    assertOpenable(row, language)
    const requested = (await queries.findRequested(db, [row.id])).get(row.id)
    const isNew = !requested || queries.differs(row, requested)
    const revision = isNew ? row.revision + 1 : row.revision
    const changed = await queries.changeQuestionnaire(db, input, { state: 'open', revision })
    if (!changed) throw fail('QuestionnaireChanged')
    const { id: questionnaireId, title, intro, document } = changed
    if (isNew) await queries.insertRevision(db, { questionnaireId, revision, title, intro, document })
    return changed
  })
  return presentManaged(reading, opened)
}

/** Takes no more; what was submitted stays. Throws what the contract names. */
export async function closeQuestionnaire(context: Context<Input<'closeQuestionnaire'>>): Promise<Questionnaire> {
  const { db: reading, input, write } = context
  await getSeen(reading, input)
  const changed = await write((db) => queries.changeQuestionnaire(db, input, { state: 'closed' }))
  if (!changed) throw fail('QuestionnaireChanged')
  return presentManaged(reading, changed)
}

/** Throws what the contract names. */
export async function removeQuestionnaire({
  db: reading,
  input,
  write,
}: Context<Input<'removeQuestionnaire'>>): Promise<Record<string, never>> {
  await getSeen(reading, input)
  if (await write((db) => queries.deleteQuestionnaire(db, input))) return {}
  const row = await queries.findQuestionnaire(reading, input.id)
  if (row && row.version === input.version) throw fail('QuestionnaireInUse')
  throw fail(row ? 'QuestionnaireChanged' : 'QuestionnaireNotFound')
}
