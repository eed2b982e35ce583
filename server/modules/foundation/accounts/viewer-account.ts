import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, findAccountById } from './accounts.queries'

/** The account of who asks. Throws LoginExpired for a guest, and where the account is gone. */
export async function getViewerAccount({ db, viewer }: Pick<Context<unknown>, 'db' | 'viewer'>): Promise<Account> {
  const account = viewer ? await findAccountById(db, Number(viewer.userId)) : undefined
  if (!account) throw fail('LoginExpired')
  return account
}

/** The number of who asks, where no more of them is needed: the session has been looked at. Throws LoginExpired for a guest. */
export function getViewerId({ viewer }: Pick<Context<unknown>, 'viewer'>): number {
  if (!viewer) throw fail('LoginExpired')
  return Number(viewer.userId)
}
