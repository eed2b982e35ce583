import * as z from 'zod/mini'
import { Csv, Id, Instant, Keyword, pageInput, paged } from '#contract/core/shapes.ts'
import { UserType } from '#contract/people/session/schemas.ts'
import { accountSorts } from './rules'
import { accountStatuses } from '#contract/foundation/accounts/rules.ts'

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
