import * as z from 'zod/mini'
import { Csv, Instant, Keyword, pageInput, paged } from '#contract/core/shapes.ts'
import { messageChannels, messageSorts, messageStates } from './rules'

const outboxFilter = {
  channel: z.optional(z.enum(messageChannels)),
  state: z.optional(z.enum(messageStates)),
  /** Part of an address. */
  keyWord: z.optional(Keyword),
}

const OutboxRow = z.object({
  id: z.int(),
  channel: z.enum(messageChannels),
  address: z.string(),
  template: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(messageStates),
  tries: z.int(),
  failure: z.string(),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})

export type OutboxRow = z.output<typeof OutboxRow>

export const listOutbox = {
  input: z.object({ ...outboxFilter, ...pageInput, sort: z.optional(z.enum(messageSorts)) }),
  output: paged(OutboxRow),
}

export const exportOutbox = {
  input: z.object(outboxFilter),
  output: Csv,
}
