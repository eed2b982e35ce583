import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { UserType } from './login'
import { permissions } from './permissions'
import { Csv } from './review'
import { Id, Instant, Keyword, paged, pageInput } from './shapes'

export const AccountStatus = z.enum(['pending', 'active', 'rejected', 'disabled'])
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

export const listAccounts = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/account/list', // path: ours
  access: permissions.readAccounts,
  reads: true,
  input: z.object({ ...accountFilter, ...pageInput }),
  output: paged(AccountRow),
})

export const exportAccounts = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/account/export', // path: ours
  access: permissions.readAccounts,
  reads: true,
  input: z.object(accountFilter),
  output: Csv,
})

const manageErrors = ['AccountNotFound', 'OwnAccount', 'ActionImpossible'] as const

/** Disabling ends every session of the account. */
export const setAccountDisabled = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/account/setDisabled', // path: ours
  access: permissions.manageAccounts,
  input: z.object({ id: Id, disabled: z.boolean() }),
  output: AccountRow,
  errors: manageErrors,
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/account/endSessions', // path: ours
  access: permissions.manageAccounts,
  input: z.object({ id: Id }),
  output: AccountRow,
  errors: manageErrors,
})

/** Ends every session too: a session carries the type it was made with. */
export const setUserType = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/account/setUserType', // path: ours
  access: permissions.manageAccounts,
  input: z.object({ id: Id, userType: UserType }),
  output: AccountRow,
  errors: manageErrors,
})

const outboxFilter = {
  channel: z.optional(z.enum(['sms', 'email'])),
  state: z.optional(z.enum(['kept', 'queued', 'sent', 'failed'])),
  /** Part of an address. */
  keyWord: z.optional(Keyword),
}
const OutboxRow = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'email']),
  address: z.string(),
  template: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(['kept', 'queued', 'sent', 'failed']),
  tries: z.int(),
  failure: z.string(),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type OutboxRow = z.output<typeof OutboxRow>

/** What the fair sent, or would have sent had it a service for it. */
export const listOutbox = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/outbox/list', // path: ours
  access: permissions.readOutbox,
  reads: true,
  input: z.object({ ...outboxFilter, ...pageInput }),
  output: paged(OutboxRow),
})

export const exportOutbox = endpoint({
  method: 'POST',
  path: '/ce-authority/mgr/outbox/export', // path: ours
  access: permissions.readOutbox,
  reads: true,
  input: z.object(outboxFilter),
  output: Csv,
})
