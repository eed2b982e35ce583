import { countCharacters } from '#contract/core/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import * as limits from './limits'
import { type Both, type Choice, type Question, questionsOf, type QuestionnaireDocument, type Section } from './rules'

type Breaches = Record<string, RuleBreach | undefined>

const isEmpty = ({ zh, en }: Both): boolean => zh.trim() === '' && en.trim() === ''
const isLong = ({ zh, en }: Both, max: number): boolean => [zh, en].some((one) => countCharacters(one) > max)

/** What is wrong with a title of a questionnaire or a part of it. */
export const checkTitle = (title: Both): RuleBreach | undefined => {
  if (isEmpty(title)) return 'questionnaireTitle.empty'
  return isLong(title, limits.QUESTIONNAIRE_TITLE_MAX) ? 'questionnaireTitle.long' : undefined
}

/** What is wrong with the words before a questionnaire or a part of it; none are needed. */
export const checkIntro = (intro: Both): RuleBreach | undefined =>
  isLong(intro, limits.QUESTIONNAIRE_INTRO_MAX) ? 'questionnaireIntro.long' : undefined

function checkTexts({ title, hint }: Question): Breaches {
  const ofTitle = isEmpty(title) ? 'questionTitle.empty' : undefined
  return {
    title: ofTitle ?? (isLong(title, limits.QUESTION_TITLE_MAX) ? 'questionTitle.long' : undefined),
    hint: isLong(hint, limits.QUESTION_HINT_MAX) ? 'questionHint.long' : undefined,
  }
}

function checkLabels(choices: readonly Choice[]): RuleBreach | undefined {
  if (choices.some(({ label }) => isEmpty(label))) return 'questionOptions.empty'
  return choices.some(({ label }) => isLong(label, limits.OPTION_MAX)) ? 'questionOptions.long' : undefined
}

function checkOptions({ type, options }: Question): RuleBreach | undefined {
  if (type !== 'single' && type !== 'multiple' && type !== 'matrix') return undefined
  if (options.length < limits.CHOICES_MIN) return 'questionOptions.few'
  return options.length > limits.OPTIONS_MAX ? 'questionOptions.many' : checkLabels(options)
}

function checkRows({ type, rows }: Question): RuleBreach | undefined {
  if (type !== 'matrix') return undefined
  if (rows.length === 0) return 'questionRows.few'
  return rows.length > limits.MATRIX_ROWS_MAX ? 'questionRows.many' : checkLabels(rows)
}

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value === null || (value >= least && value <= most)

function checkBounds({ type, min, max, options }: Question): RuleBreach | undefined {
  if (type === 'rating')
    return max !== null && isWithin(max, limits.RATING_MIN, limits.RATING_MAX) ? undefined : 'questionBounds.steps'
  if (type === 'multiple') {
    const isRight = [min, max].every((one) => isWithin(one, limits.CHOICES_MIN, options.length))
    if (!isRight) return 'questionBounds.choices'
  }
  if (type === 'number') {
    const most = limits.ANSWER_NUMBER_MAX
    if (![min, max].every((one) => isWithin(one, -most, most))) return 'questionBounds.number'
  }
  return min !== null && max !== null && max < min ? 'questionBounds.order' : undefined
}

/** A condition names options of a choice that stands before. */
function checkCondition({ showIf }: Question, before: readonly Question[]): RuleBreach | undefined {
  if (showIf === null) return undefined
  const input = before.find(({ id, type }) => id === showIf.questionId && (type === 'single' || type === 'multiple'))
  const isKnown = showIf.optionIds.every((id) => input?.options.some((option) => option.id === id))
  return input && showIf.optionIds.length > 0 && isKnown ? undefined : 'questionCondition.wrong'
}

function checkIds(document: QuestionnaireDocument): RuleBreach | undefined {
  const questions = questionsOf(document)
  const groups = [questions, document.sections, ...questions.flatMap(({ options, rows }) => [options, rows])]
  return groups.some((group) => new Set(group.map(({ id }) => id)).size < group.length)
    ? 'questionIds.twice'
    : undefined
}

function checkSection({ title, intro }: Section, path: string, isAlone: boolean): Breaches {
  const needsNone = isAlone && isEmpty(title)
  return { [`${path}.title`]: needsNone ? undefined : checkTitle(title), [`${path}.intro`]: checkIntro(intro) }
}

/**
 * Errors that must be fixed before the questions can be published, by path below the document (`sections.0.questions.2.title`).
 * Of one section alone the title may be left out.
 */
export function checkDocument(document: QuestionnaireDocument, isAnonymous: boolean): Breaches {
  const { sections } = document
  const questions = questionsOf(document)
  const breaches: Breaches = {}
  if (questions.length === 0) breaches['sections'] = 'sections.none'
  else if (sections.length > limits.SECTIONS_MAX) breaches['sections'] = 'sections.many'
  else if (questions.length > limits.QUESTIONS_MAX) breaches['sections'] = 'questions.many'
  else breaches['sections'] = checkIds(document)
  const before: Question[] = []
  for (const [s, section] of sections.entries()) {
    Object.assign(breaches, checkSection(section, `sections.${s}`, sections.length === 1))
    for (const [q, question] of section.questions.entries()) {
      const path = `sections.${s}.questions.${q}`
      const { title, hint } = checkTexts(question)
      breaches[`${path}.title`] = title
      breaches[`${path}.hint`] = hint
      breaches[`${path}.options`] = checkOptions(question)
      breaches[`${path}.rows`] = checkRows(question)
      breaches[`${path}.max`] = checkBounds(question)
      breaches[`${path}.showIf`] = checkCondition(question, before)
      breaches[`${path}.type`] = isAnonymous && question.type === 'file' ? 'questionFile.anonymous' : undefined
      before.push(question)
    }
  }
  return breaches
}
