import { isDay } from '../core/day'
import { countCharacters } from '../core/rules'
import type { RuleBreach } from '../core/rule-texts'
import * as limits from './limits'
import {
  type Answer,
  type Answers,
  askedQuestions,
  isAnswered,
  type Question,
  type QuestionnaireDocument,
} from './rules'

const has = (choices: readonly { id: string }[], id: unknown): boolean => choices.some((one) => one.id === id)

function checkMultiple({ options, min, max }: Question, answer: Answer): RuleBreach | undefined {
  if (!Array.isArray(answer) || new Set<unknown>(answer).size < answer.length) return 'answer.option'
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
  const isList = Array.isArray(answer) && answer.every((id) => Number.isInteger(id) && Number(id) > 0)
  return isList && answer.length <= limits.ANSWER_FILES_MAX ? undefined : 'answer.files'
}

/** What is wrong with an answer that was given; whether one is needed is another matter. */
export function checkAnswer(question: Question, answer: Answer): RuleBreach | undefined {
  switch (question.type) {
    case 'single':
      return has(question.options, answer) ? undefined : 'answer.option'
    case 'multiple':
      return checkMultiple(question, answer)
    case 'text':
      return typeof answer === 'string' && countCharacters(answer) <= limits.ANSWER_TEXT_MAX ? undefined : 'answer.long'
    case 'number':
      return checkNumber(question, answer)
    case 'rating':
      return checkRating(question, answer)
    case 'matrix':
      return checkMatrix(question, answer)
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? undefined : 'answer.date'
    case 'file':
      return checkFiles(answer)
  }
}

/** What is wrong before the answers can be submitted, by question. What is not asked is not looked at. */
export function checkAnswers(
  document: QuestionnaireDocument,
  answers: Answers,
): Record<string, RuleBreach | undefined> {
  return Object.fromEntries(
    askedQuestions(document, answers).map((question) => {
      const answer = answers[question.id]
      if (answer === undefined || !isAnswered(answer))
        return [question.id, question.required ? 'answer.required' : undefined]
      return [question.id, checkAnswer(question, answer)]
    }),
  )
}

/** What is kept of the answers: those to what is asked. */
export function askedAnswers(document: QuestionnaireDocument, answers: Answers): Answers {
  return Object.fromEntries(
    askedQuestions(document, answers).flatMap(({ id }) => {
      const answer = answers[id]
      return answer !== undefined && isAnswered(answer) ? [[id, answer]] : []
    }),
  )
}
