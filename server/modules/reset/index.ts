import { INVITATION_LIFE_MS, TICKET_LIFE_MS } from '../../../contract/session/limits'
import { checkSms, checkSmsForEmail } from '../../../contract/reset/endpoints'
import { normalizeEmail, toE164 } from '../../../contract/core/rules'
import * as contract from '../../../contract/reset/endpoints'
import { removeOneTimes, findOneTime, storeOneTime, takeOneTime } from '../../platform/auth/auth.queries'
import { hashPassword } from '../../platform/auth/password'
import { newKey } from '../../platform/auth/secrets'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import { type Context, type Route, serve } from '../../platform/http/serve'
import { type Account, toAddress, changeAccount, findAccount } from '../accounts'
import { assertRunningForm } from '../challenges'
import { useCode } from '../codes'
import { removeSessions } from '../session'

async function giveTicket(
  { writeUncached }: Context<unknown>,
  address: string,
  code: string,
): Promise<{ uuid: string }> {
  await useCode(writeUncached, { address, purpose: 'reset' }, code)
  const uuid = newKey()
  await writeUncached((db) => storeOneTime(db, 'resetTicket', { key: uuid, value: address, lifeMs: TICKET_LIFE_MS }))
  return { uuid }
}

/** A ticket by which whoever holds it sets the password of the account, once; those given before are good no longer. */
export async function giveInvitation(db: Db, address: string): Promise<{ uuid: string }> {
  const uuid = newKey()
  await removeOneTimes(db, 'resetTicket', address)
  await storeOneTime(db, 'resetTicket', { key: uuid, value: address, lifeMs: INVITATION_LIFE_MS })
  return { uuid }
}

interface NewPassword {
  password: string
  uuid: string
  email?: string
}

/** The account that a ticket is good for. Throws TicketEnded. */
async function getTicketAccount(db: Db, address: unknown, { email }: NewPassword): Promise<Account> {
  const isOfAsker = typeof address === 'string' && (email === undefined || normalizeEmail(email) === address)
  const account = isOfAsker ? await findAccount(db, address) : undefined
  if (!account) throw fail('TicketEnded')
  return account
}

/** The ticket is used up with the change, or neither happens. Ends every session of the account. */
async function resetPassword(context: Context<NewPassword>) {
  const { db: reading, write, input } = context
  // Looked at first, as anybody can send any; taken only with the change.
  await getTicketAccount(reading, await findOneTime(reading, 'resetTicket', input.uuid), input)
  const passwordHash = await hashPassword(context, input.password)
  await write(async (db) => {
    const account = await getTicketAccount(db, await takeOneTime(db, 'resetTicket', input.uuid), input)
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
  serve(contract.verifyAccount, async ({ input, db, writeUncached }) => {
    await writeUncached((transaction) => assertRunningForm(transaction, input.running))
    return { exists: (await findAccount(db, toAddress(input.account))) !== undefined }
  }),
]
