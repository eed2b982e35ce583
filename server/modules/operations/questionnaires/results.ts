import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/operations/questionnaires/endpoints.ts'
import { ANONYMOUS_MIN } from '#contract/operations/questionnaires/limits.ts'
import { type Answer, type Question, questionsOf } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionResult } from '#contract/operations/questionnaires/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { countByDay, readResponses } from './entries.queries'
import { findQuestionnaire, listRevisions, type QuestionnaireRow } from './questionnaires.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** of texts, and of different numbers or days, that are shown of a question */
const SHOWN = 50

/** The questions of all versions in the words of the last that has each, with every option that it ever had. */
export async function readQuestions(db: Db, questionnaireId: number): Promise<Question[]> {
  const questions = new Map<string, Question>()
  for (const { document } of await listRevisions(db, questionnaireId)) {
    for (const question of questionsOf(document)) {
      const before = questions.get(question.id)
      const gone = (now: Question['options'], then: Question['options'] = []) =>
        then.filter(({ id }) => !now.some((one) => one.id === id))
      const options = [...question.options, ...gone(question.options, before?.options)]
      const rows = [...question.rows, ...gone(question.rows, before?.rows)]
      questions.set(question.id, { ...question, options, rows })
    }
  }
  return [...questions.values()]
}

/** Throws QuestionnaireNotFound. */
export async function getQuestionnaireRow(db: Db, id: number): Promise<QuestionnaireRow> {
  const row = await findQuestionnaire(db, id)
  if (!row) throw fail('QuestionnaireNotFound')
  return row
}

/** What has been counted of a question so far. */
interface Tally {
  answered: number
  /** By option, step, number or day; of a matrix by line and option. */
  counts: Map<string, number>
  sum: number
  texts: string[]
}

const keysOf = (answer: Answer): string[] => {
  if (Array.isArray(answer)) return answer
  return typeof answer === 'object'
    ? Object.entries(answer).map(([row, option]) => `${row}/${option}`)
    : [String(answer)]
}

function count(tally: Tally, { type }: Question, answer: Answer): void {
  tally.answered += 1
  if (typeof answer === 'number') tally.sum += answer
  if (type === 'text' || type === 'file') {
    if (tally.texts.length < SHOWN) tally.texts.push(...keysOf(answer))
    return
  }
  for (const key of keysOf(answer)) tally.counts.set(key, (tally.counts.get(key) ?? 0) + 1)
}

const steps = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))

function present(question: Question, tally: Tally, language: Language): QuestionResult {
  const { id, type, title, options, rows, max } = question
  const countOf = (key: string) => tally.counts.get(key) ?? 0
  const labelled = options.map((one) => ({ id: one.id, label: pick(one.label, language) }))
  const found = [...tally.counts.entries()].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, SHOWN)
  const counts = {
    single: () => labelled.map((one) => ({ ...one, count: countOf(one.id) })),
    rating: () => steps(max ?? 0).map((step) => ({ id: step, label: step, count: countOf(step) })),
    found: () => found.map(([key, n]) => ({ id: key, label: key, count: n })),
    none: () => [],
  }
  const shape = { single: 'single', multiple: 'single', rating: 'rating', number: 'found', date: 'found' } as const
  const isCounted = type !== 'matrix' && type !== 'text' && type !== 'file'
  const isNumber = type === 'number' || type === 'rating'
  return {
    id,
    title: pick(title, language),
    type,
    answered: tally.answered,
    counts: counts[isCounted ? shape[type] : 'none'](),
    rows: rows.map((row) => ({
      id: row.id,
      label: pick(row.label, language),
      counts: labelled.map((one) => ({ ...one, count: countOf(`${row.id}/${one.id}`) })),
    })),
    mean: isNumber && tally.answered > 0 ? tally.sum / tally.answered : null,
    texts: tally.texts,
  }
}

/** How often each answer was given, over all versions. Throws what the contract names. */
export async function getQuestionnaireResults({ db, input, language }: Context<Input<'getQuestionnaireResults'>>) {
  const row = await getQuestionnaireRow(db, input.id)
  const questions = await readQuestions(db, row.id)
  const tallies = new Map(
    questions.map(({ id }): [string, Tally] => [id, { answered: 0, counts: new Map(), sum: 0, texts: [] }]),
  )
  for await (const batch of readResponses(db, row.id))
    for (const { answers } of batch)
      for (const question of questions) {
        const [answer, tally] = [answers[question.id], tallies.get(question.id)]
        if (answer !== undefined && tally) count(tally, question, answer)
      }
  return {
    id: row.id,
    title: pick(row.title, language),
    isAnonymous: row.isAnonymous,
    submitted: row.submitted,
    revision: row.revision,
    byDay: await countByDay(db, row.id),
    results: questions.flatMap((question) => {
      const tally = tallies.get(question.id)
      return tally ? [present(question, tally, language)] : []
    }),
  }
}

const chosen = (answer: Answer | undefined): string[] =>
  answer === undefined || (typeof answer === 'object' && !Array.isArray(answer)) ? [] : keysOf(answer)

const sidesOf = ({ type, options, max }: Question, language: Language) =>
  type === 'rating'
    ? steps(max ?? 0).map((id) => ({ id, label: id }))
    : options.map(({ id, label }) => ({ id, label: pick(label, language) }))

/** Two choices or ratings against each other. Throws what the contract names. */
export async function crossQuestionnaire({ db, input, language }: Context<Input<'crossQuestionnaire'>>) {
  const row = await getQuestionnaireRow(db, input.id)
  if (row.isAnonymous && row.submitted < ANONYMOUS_MIN) throw fail('QuestionnaireTooFew', { min: ANONYMOUS_MIN })
  const questions = await readQuestions(db, row.id)
  const find = (requested: string) =>
    questions.find(
      ({ id, type }) => id === requested && (type === 'single' || type === 'multiple' || type === 'rating'),
    )
  const [across, down] = [find(input.column), find(input.row)]
  if (!across || !down) throw fail('QuestionnaireNotFound')
  const counts = new Map<string, number>()
  for await (const batch of readResponses(db, row.id))
    for (const { answers } of batch)
      for (const one of chosen(answers[down.id]))
        for (const other of chosen(answers[across.id])) {
          const key = `${one}/${other}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
  const columns = sidesOf(across, language)
  // None says that nobody is there, few would say who is.
  const cell = (n: number) => (row.isAnonymous && n > 0 && n < ANONYMOUS_MIN ? null : n)
  const rows = sidesOf(down, language).map((side) => ({
    ...side,
    cells: columns.map(({ id }) => cell(counts.get(`${side.id}/${id}`) ?? 0)),
  }))
  return { columns, rows }
}
