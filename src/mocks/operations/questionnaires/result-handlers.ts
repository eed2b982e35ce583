import * as contract from '#contract/operations/questionnaires/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { type Answer, type Question, questionsOf } from '#contract/operations/questionnaires/rules.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { requestedOf, isOpen } from './present'
import { questionnaires as rows, responses } from './questionnaires'

const say = ({ zh, en }: { zh: string; en: string }, language: Language) => (language === 'zh-CN' ? zh || en : en || zh)
const keysOf = (answer: Answer | undefined): string[] => {
  if (answer === undefined) return []
  if (Array.isArray(answer)) return answer
  return typeof answer === 'object' ? Object.entries(answer).map(([row, one]) => `${row}/${one}`) : [String(answer)]
}
function result(id: number, question: Question, language: Language) {
  const given = responses.flatMap(({ questionnaireId, answers }) => {
    const answer = questionnaireId === id ? answers[question.id] : undefined
    return answer === undefined ? [] : [answer]
  })
  const keys = given.flatMap(keysOf)
  const countOf = (key: string) => keys.filter((one) => one === key).length
  const options = question.options.map((one) => ({ id: one.id, label: say(one.label, language) }))
  const steps = Array.from({ length: question.max ?? 0 }, (_, i) => ({ id: String(i + 1), label: String(i + 1) }))
  const found = [...new Set(keys)].map((key) => ({ id: key, label: key }))
  const sides = { single: options, multiple: options, rating: steps, number: found, date: found }
  const { type } = question
  const counted = type === 'matrix' || type === 'text' || type === 'file' ? [] : sides[type]
  const numbers = given.filter((one) => typeof one === 'number')
  return {
    id: question.id,
    title: say(question.title, language),
    type,
    answered: given.length,
    counts: counted.map((one) => ({ ...one, count: countOf(one.id) })),
    rows: question.rows.map((row) => ({
      id: row.id,
      label: say(row.label, language),
      counts: options.map((one) => ({ ...one, count: countOf(`${row.id}/${one.id}`) })),
    })),
    mean: numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null,
    texts: type === 'text' ? keys : [],
  }
}

export const resultHandlers = [
  mock(contract.announceQuestionnaire, ({ input }) => {
    const row = byIdOf(rows, input.id) ?? refuse('QuestionnaireNotFound')
    if (!isOpen(row)) return refuse('QuestionnaireNotNow')
    if (row.announced) return refuse('QuestionnaireAnnounced')
    row.announced = true
    return { people: 120 }
  }),
  mock(contract.getQuestionnaireResults, ({ input, language }) => {
    const row = byIdOf(rows, input.id) ?? refuse('QuestionnaireNotFound')
    const own = responses.filter(({ questionnaireId }) => questionnaireId === row.id)
    const days = own.map(({ minutes }) => minutesFromNow(minutes).slice(0, 10)).toSorted()
    return {
      id: row.id,
      title: say(row.title, language),
      isAnonymous: row.isAnonymous,
      submitted: own.length,
      revision: row.revision,
      byDay: [...new Set(days)].map((day) => ({ day, count: days.filter((one) => one === day).length })),
      results: questionsOf(requestedOf(row)).map((question) => result(row.id, question, language)),
    }
  }),
  mock(contract.crossQuestionnaire, ({ input, language }) => {
    const row = byIdOf(rows, input.id)
    const questions = row ? questionsOf(requestedOf(row)) : []
    const [down, across] = [input.row, input.column].map((id) => questions.find((one) => one.id === id))
    if (!row || !down || !across) return refuse('QuestionnaireNotFound')
    const sides = (question: Question) => question.options.map(({ id, label }) => ({ id, label: say(label, language) }))
    const columns = sides(across)
    const both = (one: string, other: string) =>
      responses.filter(
        ({ questionnaireId, answers }) =>
          questionnaireId === row.id &&
          keysOf(answers[down.id]).includes(one) &&
          keysOf(answers[across.id]).includes(other),
      ).length
    return { columns, rows: sides(down).map((one) => ({ ...one, cells: columns.map(({ id }) => both(one.id, id)) })) }
  }),
  mock(contract.listQuestionnaireResponses, ({ input, language }) => {
    const row = byIdOf(rows, input.id) ?? refuse('QuestionnaireNotFound')
    const questions = questionsOf(requestedOf(row))
    const list = responses
      .filter(({ questionnaireId }) => questionnaireId === row.id)
      .map(({ answers, person, minutes }, i) => ({
        id: `response-${i}`,
        revision: 1,
        person: row.isAnonymous ? '' : person,
        company: '',
        day: minutesFromNow(minutes).slice(0, 10),
        submittedAt: row.isAnonymous ? null : minutesFromNow(minutes),
        answers: Object.fromEntries(
          questions.flatMap(({ id, options }) => {
            const keys = keysOf(answers[id])
            const labels = keys.map((key) => {
              const found = options.find((one) => one.id === key)
              return found ? say(found.label, language) : key
            })
            return labels.length === 0 ? [] : [[id, labels.join(language === 'zh-CN' ? '、' : ', ')]]
          }),
        ),
      }))
    return {
      ...paginate(list, input),
      questions: questions.map(({ id, title }) => ({ id, title: say(title, language) })),
    }
  }),
]
