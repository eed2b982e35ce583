import { isDay } from '#contract/core/day.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import * as limits from './limits'
import {
  type Answer,
  type Answers,
  shownQuestions,
  isAnswered,
  type Question,
  type QuestionnaireDocument,
  type QuestionType,
} from './rules'

const has = (choices: readonly { id: string }[], id: unknown): boolean => choices.some((one) => one.id === id)

function checkMultiple({ options, min, max }: Question, answer: Answer): RuleBreach | undefined {
  if (!Array.isArray(answer) || new Set(answer).size < answer.length) return 'answer.option'
  if (!answer.every((id) => has(options, id))) return 'answer.option'
  const isRight = answer.length >= (min ?? limits.CHOICES_MIN) && answer.length <= (max ?? options.length)
  return isRight ? undefined : 'answer.choices'
}

function checkNumber({ min, max }: Question, answer: Answer): RuleBreach | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'answer.number'
  const most = limits.ANSWER_NUMBER_MAX
  return answer >= (min ?? -most) && answer <= (max ?? most) ? undefined : 'answer.range'
}

function checkRating({ max }: Question, answer: Answer): RuleBreach | undefined {
  const isStep = typeof answer === 'number' && Number.isInteger(answer) && answer >= 1
  return isStep && answer <= (max ?? limits.RATING_MAX) ? undefined : 'answer.rating'
}

function checkMatrix({ options, rows, required }: Question, answer: Answer): RuleBreach | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return 'answer.matrix'
  const lines = Object.entries(answer)
  if (!lines.every(([row, option]) => has(rows, row) && has(options, option))) return 'answer.option'
  return required && lines.length < rows.length ? 'answer.matrix' : undefined
}

function checkFiles(answer: Answer): RuleBreach | undefined {
  return Array.isArray(answer) && answer.length <= limits.ANSWER_FILES_MAX ? undefined : 'answer.files'
}

const checkText = (_: Question, answer: Answer): RuleBreach | undefined =>
  typeof answer === 'string' && countCharacters(answer) <= limits.ANSWER_TEXT_MAX ? undefined : 'answer.long'

const checks: Record<QuestionType, (question: Question, answer: Answer) => RuleBreach | undefined> = {
  single: ({ options }, answer) => (has(options, answer) ? undefined : 'answer.option'),
  multiple: checkMultiple,
  text: checkText,
  number: checkNumber,
  rating: checkRating,
  matrix: checkMatrix,
  date: (_, answer) => (typeof answer === 'string' && isDay(answer) ? undefined : 'answer.date'),
  file: (_, answer) => checkFiles(answer),
}

/** What is wrong with an answer that was given; whether one is needed is another matter. */
export const checkAnswer = (question: Question, answer: Answer): RuleBreach | undefined =>
  checks[question.type](question, answer)

/** What is wrong before the answers can be submitted, by question. Hidden questions are not validated. */
export function checkAnswers(
  document: QuestionnaireDocument,
  answers: Answers,
): Record<string, RuleBreach | undefined> {
  return Object.fromEntries(
    shownQuestions(document, answers).map((question) => {
      const answer = answers[question.id]
      if (answer === undefined || !isAnswered(answer))
        return [question.id, question.required ? 'answer.required' : undefined]
      return [question.id, checkAnswer(question, answer)]
    }),
  )
}

/** What is kept of the answers: those to what is requested. */
export function shownAnswers(document: QuestionnaireDocument, answers: Answers): Answers {
  return Object.fromEntries(
    shownQuestions(document, answers).flatMap(({ id }) => {
      const answer = answers[id]
      return answer !== undefined && isAnswered(answer) ? [[id, answer]] : []
    }),
  )
}
