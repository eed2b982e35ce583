import type { AccountRow } from '#contract/operations/management/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, changeAccount, findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { addEvent, type CaseEvent } from '#server/modules/foundation/history/index.ts'
import { removeSessions } from '#server/modules/people/session/index.ts'
import { forgetRemoval } from '#server/modules/people/team/index.ts'
import { presentAccount } from './account.present'
import { countSessions } from './management.queries'
import { moveStatus } from '#server/modules/foundation/accounts/index.ts'

type What = Pick<CaseEvent, 'action' | 'fromState' | 'toState'>

/**
 * Does something to another's account and writes it down, in one transaction. Throws OwnAccount, AccountNotFound and
 * what `work` throws.
 */
async function manage(
  { input, viewer, language, write }: Context<{ id: number }>,
  work: (db: Db, account: Account) => Promise<What>,
): Promise<AccountRow> {
  const byAccount = Number(viewer?.userId)
  if (input.id === byAccount) throw fail('OwnAccount')
  return write(async (db) => {
    const account = await findAccountById(db, input.id)
    if (!account) throw fail('AccountNotFound')
    const what = await work(db, account)
    await addEvent(db, { subject: 'account', subjectId: account.id, byAccount, ...what })
    const changed = await findAccountById(db, account.id)
    const sessions = await countSessions(db, [account.id])
    return presentAccount(changed ?? account, sessions.get(account.id) ?? 0, { language, viewer })
  })
}

/** Between active and disabled alone; disabling ends every session. */
export const setDisabled = (context: Context<{ id: number; disabled: boolean }>): Promise<AccountRow> =>
  manage(context, async (db, { id }) => {
    const { disabled } = context.input
    const [from, to] = disabled ? (['active', 'disabled'] as const) : (['disabled', 'active'] as const)
    if (!(await moveStatus(db, id, { from, to }))) throw fail('ActionImpossible')
    if (disabled) await removeSessions(db, id)
    // An enabled account joins its team again; the team cannot restore an account that the organizer disabled.
    await forgetRemoval(db, id)
    return { action: disabled ? 'disable' : 'enable', fromState: from, toState: to }
  })

export const endSessions = (context: Context<{ id: number }>): Promise<AccountRow> =>
  manage(context, async (db, { id }) => {
    await removeSessions(db, id)
    return { action: 'endSessions' }
  })

/** Ends every session too: a session carries the type it was made with. */
export const setUserType = (context: Context<{ id: number; userType: number }>): Promise<AccountRow> =>
  manage(context, async (db, { id, userType: from }) => {
    const { userType: to } = context.input
    if (from === to) throw fail('ActionImpossible')
    await changeAccount(db, id, { userType: to })
    await removeSessions(db, id)
    return { action: 'role', fromState: String(from), toState: String(to) }
  })
