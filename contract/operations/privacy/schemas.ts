import * as z from 'zod/mini'
import { agreementNames } from '#contract/fair/agreements/rules.ts'
import { Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { LoginResult } from '#contract/people/session/schemas.ts'
import { PHRASE_MAX } from './limits'
import { retentionKinds } from './retention'
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

/** What is kept of one kind, in the reader's language. */
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
  /** Until when it can be withdrawn. */
  output: z.object({ until: Instant }),
}

export const takeBackLeaving = { input: z.object({ key: text(64).check(z.minLength(16)) }), output: LoginResult }

export const DataCopy = z.object({
  id: z.int(),
  /** `failed`: it could not be made, and another can be requested. */
  state: z.enum(['asked', 'ready', 'failed']),
  requestedAt: Instant,
  bytes: z.int(),
  /** Until when it can be fetched; null: it is not ready. */
  until: z.nullable(Instant),
})
export type DataCopy = z.output<typeof DataCopy>

export const getDataCopy = { input: nothing, output: z.object({ copy: z.nullable(DataCopy) }) }
export const askDataCopy = { input: z.object({ password: Password }), output: DataCopy }
export const openDataCopy = { input: z.object({ id: Id }), output: z.unknown() }

export const Retention = z.object({
  kind: z.enum(retentionKinds),
  /** null: it stays. */
  days: z.nullable(z.int()),
  /** Whether `days` was set in the organizer console. */
  isSet: z.boolean(),
  /** 0 while nobody has set it. */
  version: z.int(),
  /** Rows that the next sweep takes. */
  next: z.int(),
})
export type Retention = z.output<typeof Retention>

export const getRetention = { input: nothing, output: z.array(Retention) }
export const saveRetention = {
  input: z.object({
    kind: z.enum(retentionKinds),
    days: z.nullable(integer(1, 3_650)),
    version: integer(0, 2_147_483_647),
  }),
  output: z.array(Retention),
}
