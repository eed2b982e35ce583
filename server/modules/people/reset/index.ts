import { TICKET_LIFE_MS } from '#contract/people/session/limits.ts'
import { checkSms, checkSmsForEmail } from '#contract/people/reset/endpoints.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { toE164 } from '#contract/core/rules.ts'
import * as contract from '#contract/people/reset/endpoints.ts'
import { findOneTime, storeOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import {
  type Account,
  toAddress,
  changeAccount,
  findAccount,
  lockAccount,
  RESET_TICKET,
} from '#server/modules/foundation/accounts/index.ts'
import { assertRunningForm } from '#server/modules/people/challenges/index.ts'
import { useCode } from '#server/modules/people/codes/index.ts'
import { removeSessions } from '#server/modules/people/session/index.ts'
import { acceptInvitation } from '#server/modules/people/team/index.ts'

async function giveTicket({ write }: Context<unknown>, address: string, code: string): Promise<{ uuid: string }> {
  await useCode(write, { address, purpose: 'reset' }, code)
  const uuid = newKey()
  await write((db) => storeOneTime(db, RESET_TICKET, { key: uuid, value: address, lifeMs: TICKET_LIFE_MS }))
  return { uuid }
}

interface NewPassword {
  password: string
  uuid: string
  email?: string
}

/** The account that a ticket is good for. Throws TicketEnded. */
async function getTicketAccount(db: Db, address: unknown, { email }: NewPassword): Promise<Account> {
  const isOfRequester = typeof address === 'string' && (email === undefined || normalizeEmail(email) === address)
  const account = isOfRequester ? await findAccount(db, address) : undefined
  if (!account) throw fail('TicketEnded')
  return account
}

/** The ticket is used up with the change, or neither happens. Ends every session of the account, and the wait of an invited one. */
async function resetPassword(context: Context<NewPassword>) {
  const { db: reading, write, input } = context
  // Looked at first, as anybody can send any; taken only with the change.
  const { id } = await getTicketAccount(reading, await findOneTime(reading, RESET_TICKET, input.uuid), input)
  const passwordHash = await hashPassword(context, input.password)
  await write(async (db) => {
    // The account before its tickets, as whoever ends an invitation does.
    await lockAccount(db, id)
    const account = await getTicketAccount(db, await takeOneTime(db, RESET_TICKET, input.uuid), input)
    // Who proves the mailbox of an open invitation is of the team from then on.
    if (account.status === 'invited' && !(await acceptInvitation(db, account))) throw fail('TicketEnded')
    await changeAccount(db, account.id, { passwordHash })
    await removeSessions(db, account.id)
  })
  return {}
}

export const reset: Route[] = [
  serve(checkSms, (context) => {
    const { mobile, areaCode, smsCode } = context.input
    return giveTicket(context, toE164(areaCode, mobile), smsCode)
  }),
  serve(checkSmsForEmail, (context) => giveTicket(context, normalizeEmail(context.input.email), context.input.smsCode)),
  serve(contract.updatePassword, resetPassword),
  serve(contract.updatePasswordForEmail, resetPassword),
  serve(contract.verifyAccount, async ({ input, ip, db, write }) => {
    await write((transaction) => assertRunningForm(transaction, { input, ip }))
    return { exists: (await findAccount(db, toAddress(input.account))) !== undefined }
  }),
]
