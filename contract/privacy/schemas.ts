import * as z from 'zod/mini'
import { agreementNames } from '../agreements/rules'
import { Id, Instant, nothing, text } from '../core/shapes'
import { LoginResult } from '../session/schemas'
import { PHRASE_MAX } from './limits'
import { leavingBlocks } from './rules'

const Consent = z.object({
  which: z.enum(agreementNames),
  /** That of its history; null: the document that comes with the site, which has none. */
  version: z.nullable(z.int()),
  /** Of which text of the fair's it is a version; null: the document that comes with the site. */
  number: z.nullable(z.int()),
  at: Instant,
})
export type Consent = z.output<typeof Consent>

export const listConsents = { input: nothing, output: z.array(Consent) }

/** What is kept of one kind, in words of the reader's language. */
const Kept = z.object({
  kind: z.string(),
  what: z.string(),
  rows: z.int(),
  /** Why it stays; empty of what goes. */
  why: z.string(),
})
export type Kept = z.output<typeof Kept>

export const LeavingPreview = z.object({
  goes: z.array(Kept),
  stays: z.array(Kept),
  blocks: z.array(z.object({ block: z.enum(leavingBlocks), count: z.int() })),
})
export type LeavingPreview = z.output<typeof LeavingPreview>

export const previewLeaving = { input: nothing, output: LeavingPreview }

const Password = text(18).check(z.minLength(1))

export const leave = {
  input: z.object({ password: Password, phrase: text(PHRASE_MAX) }),
  /** Until when it can be taken back. */
  output: z.object({ until: Instant }),
}

export const takeBackLeaving = { input: z.object({ key: text(64).check(z.minLength(16)) }), output: LoginResult }

export const DataCopy = z.object({
  id: z.int(),
  /** `failed`: it could not be made, and another can be asked for. */
  state: z.enum(['asked', 'ready', 'failed']),
  askedAt: Instant,
  bytes: z.int(),
  /** Until when it can be fetched; null: it is not ready. */
  until: z.nullable(Instant),
})
export type DataCopy = z.output<typeof DataCopy>

export const getDataCopy = { input: nothing, output: z.object({ copy: z.nullable(DataCopy) }) }
export const askDataCopy = { input: z.object({ password: Password }), output: DataCopy }
export const openDataCopy = { input: z.object({ id: Id }), output: z.unknown() }
