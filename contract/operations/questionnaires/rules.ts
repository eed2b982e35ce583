import { addRuleTexts } from '#contract/core/rule-texts.ts'
import { questionnaireRuleTexts } from './rule-texts'

addRuleTexts(questionnaireRuleTexts)

export const questionTypes = ['single', 'multiple', 'text', 'number', 'rating', 'matrix', 'date', 'file'] as const
export type QuestionType = (typeof questionTypes)[number]

/** How the organizer's questionnaire stands: one that is open takes answers within its time. */
export const questionnaireStates = ['draft', 'open', 'closed'] as const
export type QuestionnaireState = (typeof questionnaireStates)[number]

/** How a questionnaire stands for a person (spec: live §4). */
export const answerStates = ['draft', 'unfilled', 'expired', 'submitted'] as const
export type AnswerState = (typeof answerStates)[number]

export interface Both {
  zh: string
  en: string
}

/** Something that is chosen, or a line of a matrix; its id stays when its words change. */
export interface Choice {
  id: string
  label: Both
}

/** Requested only of who has chosen one of these options of an earlier question. */
export interface Condition {
  questionId: string
  optionIds: string[]
}

export interface Question {
  /** Of its own in the questionnaire; stays in later versions, so that answers are counted together. */
  id: string
  type: QuestionType
  title: Both
  hint: Both
  required: boolean
  /** Of choices, and the columns of a matrix; else empty. */
  options: Choice[]
  /** Of a matrix; else empty. */
  rows: Choice[]
  /** Of a number: the least and most; of a multiple choice: how many; of a rating `max` alone: the steps. Null: no bound. */
  min: number | null
  max: number | null
  showIf: Condition | null
}

export interface Section {
  id: string
  title: Both
  intro: Both
  questions: Question[]
}

export interface QuestionnaireDocument {
  sections: Section[]
}

/** By row of a matrix: the option. */
export type MatrixAnswer = Record<string, string>
/** What was answered: an option, options, text, a day, a number, a line each, or ids of files. */
export type Answer = string | string[] | number | MatrixAnswer
/** By question. */
export type Answers = Record<string, Answer>

export const questionsOf = ({ sections }: QuestionnaireDocument): Question[] =>
  sections.flatMap(({ questions }) => questions)

/** Whether something was answered at all. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  if (typeof answer === 'number') return true
  if (typeof answer === 'string') return answer.trim() !== ''
  return Array.isArray(answer) ? answer.length > 0 : Object.keys(answer).length > 0
}

const chosenIn = (answer: Answer | undefined): readonly string[] => {
  if (typeof answer === 'string') return [answer]
  return Array.isArray(answer) ? answer : []
}

/** The questions that are shown with these answers: a condition on a hidden question is false. */
export function shownQuestions(document: QuestionnaireDocument, answers: Answers): Question[] {
  const shown = new Set<string>()
  return questionsOf(document).filter(({ id, showIf }) => {
    const isShown =
      showIf === null ||
      (shown.has(showIf.questionId) &&
        chosenIn(answers[showIf.questionId]).some((option) => showIf.optionIds.includes(option)))
    if (isShown) shown.add(id)
    return isShown
  })
}

/** How it stands for a person: what was submitted stays so when its time has ended. */
export function answerState(
  entry: { isSubmitted: boolean; hasDraft: boolean } | undefined,
  { state, until }: { state: QuestionnaireState; until: Date },
  now: Date,
): AnswerState {
  if (entry?.isSubmitted === true) return 'submitted'
  if (state === 'closed' || until.getTime() <= now.getTime()) return 'expired'
  return entry?.hasDraft === true ? 'draft' : 'unfilled'
}
