import { CHOICES_MIN } from '#contract/operations/questionnaires/limits.ts'
import type {
  Choice,
  Question,
  QuestionnaireDocument,
  QuestionType,
  Section,
} from '#contract/operations/questionnaires/rules.ts'

const NONE = { zh: '', en: '' }

/** An id of a part, of its own in its questionnaire. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

export const newChoice = (): Choice => ({ id: newId(), label: NONE })
export const newSection = (): Section => ({ id: newId(), title: NONE, intro: NONE, questions: [] })

const hasOptions = (type: QuestionType) => type === 'single' || type === 'multiple' || type === 'matrix'
const DEFAULT_STEPS = 5

/** What a type of question needs and had not, and none of what it has no use for. */
export function asType(question: Question, type: QuestionType): Question {
  const options = question.options.length > 0 ? question.options : Array.from({ length: CHOICES_MIN }, newChoice)
  const rows = question.rows.length > 0 ? question.rows : [newChoice()]
  return {
    ...question,
    type,
    options: hasOptions(type) ? options : [],
    rows: type === 'matrix' ? rows : [],
    min: null,
    max: type === 'rating' ? DEFAULT_STEPS : null,
  }
}

export const newQuestion = (type: QuestionType): Question =>
  asType(
    {
      id: newId(),
      type,
      title: NONE,
      hint: NONE,
      required: false,
      options: [],
      rows: [],
      min: null,
      max: null,
      showIf: null,
    },
    type,
  )

/** The list with one of its parts at another place. */
export function moved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const rest = parts.filter((_, i) => i !== from)
  const part = parts[from]
  return part === undefined ? [...parts] : [...rest.slice(0, to), part, ...rest.slice(to)]
}

/** The list with one part changed, or without it. */
export const replaced = <Part extends { id: string }>(parts: readonly Part[], id: string, by: Part | null): Part[] =>
  parts.flatMap((part) => (part.id === id ? (by ?? []) : part))

/** A copy of a question with ids of its own. */
export const copied = (question: Question): Question => ({ ...question, id: newId() })

/** Without conditions that name removed or later questions. */
export function tidied(document: QuestionnaireDocument): QuestionnaireDocument {
  const before: Question[] = []
  const sections = document.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const { showIf } = question
      const input = showIf && before.find(({ id }) => id === showIf.questionId)
      const optionIds = showIf?.optionIds.filter((id) => input?.options.some((option) => option.id === id)) ?? []
      before.push(question)
      if (!showIf) return question
      return { ...question, showIf: input ? { questionId: input.id, optionIds } : null }
    }),
  }))
  return { sections }
}
