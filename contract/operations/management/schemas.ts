import * as z from 'zod/mini'
import { Id, Instant, Keyword, pageInput, paged } from '#contract/core/shapes.ts'
import { Csv } from '#contract/people/review/schemas.ts'
import { UserType } from '#contract/people/session/schemas.ts'
import { accountSorts, accountStatuses, messageChannels, messageSorts, messageStates } from './rules'

export const AccountStatus = z.enum(accountStatuses)

export type AccountStatus = z.output<typeof AccountStatus>

const accountFilter = {
  status: z.optional(AccountStatus),
  userType: z.optional(UserType),
  /** Part of a name, phone or e-mail. */
  keyWord: z.optional(Keyword),
}

const AccountRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  userType: z.int(),
  status: AccountStatus,
  sessions: z.int(),
  createdAt: Instant,
})

export type AccountRow = z.output<typeof AccountRow>

export const listAccounts = {
  input: z.object({ ...accountFilter, ...pageInput, sort: z.optional(z.enum(accountSorts)) }),
  output: paged(AccountRow),
}

export const exportAccounts = {
  input: z.object(accountFilter),
  output: Csv,
}

export const setAccountDisabled = {
  input: z.object({ id: Id, disabled: z.boolean() }),
  output: AccountRow,
}

export const endSessions = {
  input: z.object({ id: Id }),
  output: AccountRow,
}

export const setUserType = {
  input: z.object({ id: Id, userType: UserType }),
  output: AccountRow,
}

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
