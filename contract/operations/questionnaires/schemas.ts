import * as z from 'zod/mini'
import { Audience } from '#contract/operations/audiences/schemas.ts'
import {
  byId,
  Day,
  fallbackFields,
  Id,
  Instant,
  integer,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { UploadedFile } from '#contract/foundation/files/schemas.ts'
import * as limits from './limits'
import { answerStates, questionTypes, questionnaireStates } from './rules'

/** Made by the form: the same sent twice is kept once. */
const Key = text(64).check(z.minLength(8))
const Version = integer(0, 2_147_483_647)
/** UTF-16 units; `rules.ts` counts the characters. */
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
/** Of a part, made by the builder. */
const PartId = text(40).check(z.regex(/^[\w-]{1,40}$/))
const bound = z.nullable(z.number().check(z.gte(-2_000_000_000), z.lte(2_000_000_000)))

const Choice = z.object({ id: PartId, label: both(limits.OPTION_MAX) })
const choices = (max: number) => z.array(Choice).check(z.maxLength(max * 2))

const Question = z.object({
  id: PartId,
  type: z.enum(questionTypes),
  title: both(limits.QUESTION_TITLE_MAX),
  hint: both(limits.QUESTION_HINT_MAX),
  required: z.boolean(),
  options: choices(limits.OPTIONS_MAX),
  rows: choices(limits.MATRIX_ROWS_MAX),
  min: bound,
  max: bound,
  showIf: z.nullable(
    z.object({ questionId: PartId, optionIds: z.array(PartId).check(z.maxLength(limits.OPTIONS_MAX)) }),
  ),
})

const Document = z.object({
  sections: z
    .array(
      z.object({
        id: PartId,
        title: both(limits.QUESTIONNAIRE_TITLE_MAX),
        intro: both(limits.QUESTIONNAIRE_INTRO_MAX),
        questions: z.array(Question).check(z.maxLength(limits.QUESTIONS_MAX * 2)),
      }),
    )
    .check(z.maxLength(limits.SECTIONS_MAX * 2)),
})

const Answer = z.union([
  text(limits.ANSWER_TEXT_MAX * 4),
  z.number(),
  z.array(PartId).check(z.maxLength(limits.OPTIONS_MAX)),
  z.record(PartId, PartId),
])
const Answers = z
  .record(PartId, Answer)
  .check(z.refine((answers) => Object.keys(answers).length <= limits.QUESTIONS_MAX * 2))

const OwnQuestionnaire = z.object({
  id: z.int(),
  title: z.string(),
  intro: z.string(),
  state: z.enum(answerStates),
  isAnonymous: z.boolean(),
  questions: z.int(),
  from: Instant,
  until: Instant,
  /** Null: nothing was written yet, or it is anonymous and submitted. */
  savedAt: z.nullable(Instant),
  fallbackFields,
})
/** A questionnaire as it stands for the viewer. */
export type OwnQuestionnaire = z.output<typeof OwnQuestionnaire>

export const listOwnQuestionnaires = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(answerStates)) }),
  output: z.object({ ...paged(OwnQuestionnaire).shape, counts: z.record(z.enum(answerStates), z.int()) }),
}

export const getQuestionnaire = {
  input: byId,
  output: z.object({
    ...OwnQuestionnaire.shape,
    /** The version that is open; submitted answers keep their own version. */
    revision: z.int(),
    document: Document,
    /** The draft, or what was submitted; of an anonymous one nothing once it is submitted. */
    answers: Answers,
    /** Those that the answers name. */
    files: z.array(UploadedFile),
    /** Of the draft; 0: there is none. */
    version: z.int(),
    /** It takes no more. */
    isFull: z.boolean(),
  }),
}
export type QuestionnaireDetail = z.output<(typeof getQuestionnaire)['output']>

export const saveQuestionnaireDraft = {
  input: z.object({ id: Id, revision: integer(1, 1_000_000), version: Version, answers: Answers }),
  output: z.object({ version: z.int(), savedAt: Instant }),
}

export const submitQuestionnaire = {
  input: z.object({ id: Id, revision: integer(1, 1_000_000), key: Key, answers: Answers }),
  output: nothing,
}

const words = {
  title: both(limits.QUESTIONNAIRE_TITLE_MAX),
  intro: both(limits.QUESTIONNAIRE_INTRO_MAX),
  isAnonymous: z.boolean(),
  audience: Audience,
  from: text(40),
  until: text(40),
  /** How many responses it takes; null: no limit. */
  responsesMax: z.nullable(z.number()),
  document: Document,
}

const Questionnaire = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(questionnaireStates),
  ...words,
  responsesMax: z.nullable(z.int()),
  /** The version of the questions that is open; 0: it was never opened. */
  revision: z.int(),
  /** The questions were changed since it was opened, and what is requested is as before. */
  hasChanges: z.boolean(),
  submitted: z.int(),
  drafts: z.int(),
  updatedAt: Instant,
})
/** As the organizer keeps it. */
export type Questionnaire = z.output<typeof Questionnaire>

export const listQuestionnaires = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(questionnaireStates)) }),
  output: paged(Questionnaire),
}
export const getManagedQuestionnaire = { input: byId, output: Questionnaire }

const Words = z.object(words)
export type QuestionnaireWords = z.output<typeof Words>

export const saveQuestionnaire = {
  input: z.object({
    /** Null: it is a new one, a draft. */
    id: z.nullable(Id),
    /** As it was read; 0: it is a new one. */
    version: Version,
    key: Key,
    questionnaire: Words,
  }),
  output: Questionnaire,
}
const seen = { id: Id, version: Version }
export const openQuestionnaire = { input: z.object(seen), output: Questionnaire }
export const closeQuestionnaire = { input: z.object(seen), output: Questionnaire }
export const removeQuestionnaire = { input: z.object(seen), output: nothing }

/** Notifies everybody in its audience who has not submitted it, once each. */
export const announceQuestionnaire = { input: byId, output: z.object({ people: z.int() }) }

const Count = z.object({ id: z.string(), label: z.string(), count: z.int() })
const Result = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(questionTypes),
  /** How many have answered it. */
  answered: z.int(),
  /** Of a single or multiple choice and a rating: how often each; of dates and numbers: the most frequent. */
  counts: z.array(Count),
  /** Of a matrix, a line each. */
  rows: z.array(z.object({ id: z.string(), label: z.string(), counts: z.array(Count) })),
  /** Of numbers and ratings; else null. */
  mean: z.nullable(z.number()),
  /** Of texts and files: the newest. */
  texts: z.array(z.string()),
})
export type QuestionResult = z.output<typeof Result>

export const getQuestionnaireResults = {
  input: byId,
  output: z.object({
    id: z.int(),
    title: z.string(),
    isAnonymous: z.boolean(),
    submitted: z.int(),
    revision: z.int(),
    byDay: z.array(z.object({ day: Day, count: z.int() })),
    results: z.array(Result),
  }),
}

/** Two choices against each other; a cell of an anonymous one that holds fewer than five is null. */
export const crossQuestionnaire = {
  input: z.object({ id: Id, row: PartId, column: PartId }),
  output: z.object({
    columns: z.array(z.object({ id: z.string(), label: z.string() })),
    rows: z.array(z.object({ id: z.string(), label: z.string(), cells: z.array(z.nullable(z.int())) })),
  }),
}

const Response = z.object({
  /** A number of its own in the list; of an anonymous one by chance, not by time. */
  id: z.string(),
  revision: z.int(),
  /** Empty: it is anonymous. */
  person: z.string(),
  company: z.string(),
  /** Of an anonymous one the day alone. */
  day: Day,
  submittedAt: z.nullable(Instant),
  /** As they are read, by question. */
  answers: z.record(z.string(), z.string()),
})
export type QuestionnaireResponse = z.output<typeof Response>

/** What was submitted, a page at a time, with the questions that stand above its columns. */
export const listQuestionnaireResponses = {
  input: z.object({ id: Id, ...pageInput }),
  output: z.object({
    ...paged(Response).shape,
    questions: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
}
