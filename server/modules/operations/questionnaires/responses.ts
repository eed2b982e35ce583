import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { Answer, Question } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireResponse } from '#contract/operations/questionnaires/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findFiles } from '#server/modules/foundation/files/index.ts'
import { listResponses } from './entries.queries'
import { getQuestionnaireRow, readQuestions } from './results'

type Names = ReadonlyMap<string, string>

/** An answer as it is read. */
function readOut(
  question: Question,
  answer: Answer,
  { language, files }: { language: Language; files: Names },
): string {
  const { type, options, rows } = question
  const labelOf = (id: string) => {
    const found = options.find((one) => one.id === id)
    return found ? pick(found.label, language) : id
  }
  const between = language === 'zh-CN' ? '、' : ', '
  if (Array.isArray(answer))
    return answer
      .map((id) => (type === 'file' ? (files.get(id) ?? '') : labelOf(id)))
      .filter(Boolean)
      .join(between)
  if (typeof answer === 'object')
    return rows
      .flatMap(({ id, label }) =>
        answer[id] === undefined ? [] : [`${pick(label, language)}: ${labelOf(answer[id])}`],
      )
      .join('; ')
  return type === 'single' ? labelOf(String(answer)) : String(answer)
}

/** What was submitted, as it is read. Throws what the contract names. */
export async function listQuestionnaireResponses({
  db,
  input,
  language,
}: Context<ParsedInputOf<typeof contract.listQuestionnaireResponses>>) {
  const { isAnonymous } = await getQuestionnaireRow(db, input.id)
  const questions = await readQuestions(db, input.id)
  const { rows, total } = await listResponses(db, { ...input, isAnonymous })
  const fileIds = rows.flatMap(({ response }) =>
    questions.flatMap(({ id, type }) => {
      const given = response.answers[id]
      return type === 'file' && Array.isArray(given) ? given : []
    }),
  )
  const files = new Map((await findFiles(db, fileIds)).map(({ id, fileName }) => [id, fileName]))
  const list = rows.map(({ response, account, company }): QuestionnaireResponse => ({
    id: response.id,
    revision: response.revision,
    person: account ? pick(account.name, language) || account.nickName : '',
    company: company ? pick(company, language) : '',
    day: response.submittedOn,
    submittedAt: response.submittedAt?.toISOString() ?? null,
    answers: Object.fromEntries(
      questions.flatMap((question) => {
        const answer = response.answers[question.id]
        return answer === undefined ? [] : [[question.id, readOut(question, answer, { language, files })]]
      }),
    ),
  }))
  const heads = questions.map(({ id, title }) => ({ id, title: pick(title, language) }))
  return { ...toPage(list, total, input), questions: heads }
}
