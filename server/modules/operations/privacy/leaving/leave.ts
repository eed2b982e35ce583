import { chinaMoment } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/privacy/endpoints.ts'
import { GRACE_DAYS } from '#contract/operations/privacy/limits.ts'
import { isLeavingPhrase, leavingPhrases } from '#contract/operations/privacy/rules.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { findOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import {
  type Account,
  findAccountById,
  getViewerAccount,
  holdAccount,
} from '#server/modules/foundation/accounts/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { deliverNotice } from '#server/modules/foundation/notices/index.ts'
import { checkPassword, removeSessions, startSession, TAKE_BACK } from '#server/modules/people/session/index.ts'
import { giveUpPlaces } from '#server/modules/commerce/waiting-list/index.ts'
import { markLeaving, unmarkLeaving } from '../leaving.queries'
import type { Register } from '../register'
import { countBlocks } from './count-blocks'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_MS = 86_400_000

/** Throws LeavingBlocked, which says by what. */
async function assertFree(register: Register, db: Db, account: Account): Promise<void> {
  const blocks = (await countBlocks(register, db, account)).map(({ block }) => block)
  if (blocks.length > 0) throw fail('LeavingBlocked', { blocks })
}

/** Of two that are the last of a team, or of the organizers, one stays. */
async function lockMates(db: Db, { exhibitorId, userType }: Account): Promise<void> {
  if (exhibitorId !== null) await lockByName(db, `leaving exhibitor ${exhibitorId}`)
  else if (userType === userTypes.organizer) await lockByName(db, 'leaving organizers')
}

/**
 * Writes down that the viewer's account is to be deleted, ends its sessions and gives up its places in queues. Throws
 * PhraseWrong, PasswordWrong, LoginLocked, LeavingBlocked; LoginExpired where it was not active any more.
 */
export async function leave(register: Register, context: Context<Input<'leave'>>): Promise<{ until: string }> {
  const { config, input, language, providers, write } = context
  const account = await getViewerAccount(context)
  if (!isLeavingPhrase(input.phrase))
    throw fail('PhraseWrong', { phrase: leavingPhrases[language === 'en-US' ? 'en-US' : 'zh-CN'], field: 'phrase' })
  const proof = { account, address: `id:${account.id}`, password: input.password }
  if (!(await checkPassword(context, proof))) throw fail('PasswordWrong')
  const dueAt = new Date(Date.now() + GRACE_DAYS * DAY_MS)
  await write(async (db) => {
    await lockMates(db, account)
    // Whoever orders for this account holds its row: what they have written is seen here, and what they write is not.
    const held = await holdAccount(db, account.id)
    if (!held) throw fail('LoginExpired')
    await assertFree(register, db, held)
    if (!(await markLeaving(db, account.id, dueAt))) throw fail('LoginExpired')
    await giveUpPlaces(db, account.id)
    await removeSessions(db, account.id)
    await addEvent(db, { subject: 'account', subjectId: account.id, action: 'leave', toState: 'leaving' })
    const parameters = { until: chinaMoment(dueAt) }
    await deliverNotice(db, { config, providers }, held, { name: 'accountLeaving', parameters })
  })
  return { until: dueAt.toISOString() }
}

/** Withdraws a deletion and logs in. Throws TakeBackEnded where the key has ended, or the deletion has begun. */
export async function takeBackLeaving({
  db: reading,
  input,
  write,
}: Context<Input<'takeBackLeaving'>>): Promise<LoginResult> {
  // Looked at first, as anybody can send any; taken only with the change.
  const id = await findOneTime(reading, TAKE_BACK, input.key)
  if (typeof id !== 'number') throw fail('TakeBackEnded')
  return write(async (db) => {
    await holdAccount(db, id)
    if ((await takeOneTime(db, TAKE_BACK, input.key)) !== id) throw fail('TakeBackEnded')
    if (!(await unmarkLeaving(db, id))) throw fail('TakeBackEnded')
    const account = await findAccountById(db, id)
    if (!account || account.status !== 'active') throw fail('TakeBackEnded')
    await addEvent(db, {
      subject: 'account',
      subjectId: id,
      action: 'takeBack',
      fromState: 'leaving',
      toState: 'active',
    })
    return startSession(db, account, 'password')
  })
}
