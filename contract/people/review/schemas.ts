import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import {
  byId,
  Csv,
  Id,
  Instant,
  isStorable,
  Keyword,
  nothing,
  pageInput,
  paged,
  text,
  UNSTORABLE,
} from '#contract/core/shapes.ts'
import { caseSorts, caseStates, REASON_MAX, reasonActions } from './rules'

export const CaseSubject = z.enum(['registration', 'enrollment', 'demand'])

export type CaseSubject = z.output<typeof CaseSubject>

export const CaseState = z.enum(caseStates)

export type CaseState = z.output<typeof CaseState>

export const CaseAction = z.enum(['approve', 'reject', 'changes', 'undo'])

export type CaseAction = z.output<typeof CaseAction>

const filter = {
  subject: CaseSubject,
  state: z.optional(CaseState),
  /** buyer, exhibitorCompany, exhibitorIndividual; of a sign-up: individual, group */
  kind: z.optional(text(30)),
  /** Part of a name, phone or e-mail. */
  keyWord: z.optional(Keyword),
}

const CaseRow = z.object({
  id: z.int(),
  subject: CaseSubject,
  kind: z.string(),
  name: z.string(),
  /** The exhibition that is signed up to; empty for a registration. */
  expoName: z.string(),
  phone: z.string(),
  email: z.string(),
  state: CaseState,
  version: z.int(),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
})

export type CaseRow = z.output<typeof CaseRow>

export const listCases = {
  input: z.object({ ...filter, ...pageInput, sort: z.optional(z.enum(caseSorts)) }),
  output: z.object({ ...paged(CaseRow).shape, counts: z.record(CaseState, z.int()) }),
}

const FileRow = z.object({
  id: z.string(),
  /** exhibitsPicture, identification or qualificationCertificate */
  role: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
})

/** A labelled line of the record, in both languages next to each other. */
const Line = z.object({
  field: z.string(),
  zh: z.string(),
  en: z.string(),
  /** What it read as the case was sent back, where that differs: empty where there was no such line. */
  was: z.nullable(z.object({ zh: z.string(), en: z.string() })),
})

const Event = z.object({
  action: z.string(),
  fromState: z.string(),
  toState: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
})

const CaseDetail = z.object({
  ...CaseRow.shape,
  languageType: z.int(),
  /** One that has gone since the case was sent back stands last, with what it was. */
  lines: z.array(Line),
  /** When the case was sent back, once it is in review again; null: nothing to compare with, or not for the reader. */
  changedSince: z.nullable(Instant),
  files: z.array(FileRow),
  /** byService: an authority checked it; null: nothing to check */
  identity: z.nullable(z.object({ passed: z.boolean(), byService: z.boolean() })),
  opinion: z.string(),
  history: z.array(Event),
  /** What the reader may do now. */
  actions: z.array(CaseAction),
})

export type CaseDetail = z.output<typeof CaseDetail>

export const getCase = {
  input: z.object({ subject: CaseSubject, id: Id }),
  output: CaseDetail,
}

export const decideCase = {
  input: z.object({
    subject: CaseSubject,
    id: Id,
    version: Id,
    action: CaseAction,
    reason: z._default(text(REASON_MAX), ''),
  }),
  output: CaseDetail,
}

export const exportCases = {
  input: z.object(filter),
  output: Csv,
}

/** A reason as it is written: what stands around it does not count. */
const ReasonText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX), z.refine(isStorable, { params: { reason: UNSTORABLE } }))

const Reason = z.object({ id: z.int(), action: z.enum(reasonActions), zh: z.string(), en: z.string() })

export type Reason = z.output<typeof Reason>

export const listReasons = {
  input: nothing,
  output: z.array(Reason),
}

export const addReason = {
  input: z.object({ key: Key, action: z.enum(reasonActions), zh: ReasonText, en: ReasonText }),
  output: Reason,
}

export const removeReason = {
  input: byId,
  output: nothing,
}
