import type { expoEnroll } from '#contract/people/enrollment/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { removeSnapshot } from '#server/modules/people/review/index.ts'
import { addEnrollment, changeEnrollment, findEnrollment, findExpo, findGroup } from './enrollment.queries'

type Requested = ParsedInputOf<typeof expoEnroll>

async function getOpenExpo(db: Db, id: number) {
  const expo = await findExpo(db, id)
  const now = new Date()
  if (!expo || expo.main || now < expo.regStartsAt || now > expo.regEndsAt) throw fail('SignUpNotOpen')
  return expo
}

/** A group brings its own exhibiting form. */
async function findOwnGroup(db: Db, { type, exhibitionGroupId, expoId }: Requested) {
  if (type === 0) return undefined
  const group = exhibitionGroupId ? await findGroup(db, exhibitionGroupId, expoId) : undefined
  if (!group) throw fail('GroupMissing')
  return group
}

/** Signs the account's own exhibitor up, once, however often it is requested. Throws what the contract names. */
export async function enroll(
  { input, db, write, config, providers }: Context<Requested>,
  account: Account,
): Promise<{ id: number }> {
  // The name in the payload is for show: the account determines the exhibitor.
  if (account.exhibitorId === null || account.exhibitorId !== input.exhibitorId) throw fail('NoExhibitor')
  const { exhibitorId } = account
  const expo = await getOpenExpo(db, input.expoId)
  const group = await findOwnGroup(db, input)
  try {
    return await write(async (transaction) => {
      const added = await addEnrollment(transaction, {
        expoId: expo.id,
        accountId: account.id,
        exhibitorId,
        type: input.type,
        groupId: group?.id ?? null,
        exhibitionType: group?.exhibitionType ?? input.exhibitionType,
      })
      const event = { subject: 'enrollment', subjectId: added.id, byAccount: account.id } as const
      await addEvent(transaction, { ...event, action: 'submit', toState: 'review' })
      await sendNotice(transaction, { config, providers }, account, {
        name: 'enrollmentReceived',
        parameters: { expo: expo.name },
      })
      return { id: added.id }
    })
  } catch (error) {
    if (findViolatedIndex(error) === undefined) throw error
    throw fail('AlreadySignedUp')
  }
}

/** Withdraws the own application while it is under review, or after changes were requested. */
export async function cancel(
  { input, db, write }: Context<{ id: number }>,
  account: Account,
): Promise<Record<string, never>> {
  const seen = await findEnrollment(db, input.id)
  if (!seen || seen.accountId !== account.id) throw fail('EnrollmentNotFound')
  if (seen.state !== 'review' && seen.state !== 'changes') throw fail('NotCancellable')
  await write(async (transaction) => {
    const cancelled = await changeEnrollment(transaction, seen, { state: 'cancelled', decidedAt: new Date() })
    if (!cancelled) throw fail('NotCancellable')
    await removeSnapshot(transaction, 'enrollment', seen.id)
    const event = { subject: 'enrollment', subjectId: seen.id, byAccount: account.id } as const
    await addEvent(transaction, { ...event, action: 'cancel', fromState: seen.state, toState: 'cancelled' })
  })
  return {}
}
