import { LOCK_MINUTES, LOGIN_FAILURES, LOGIN_FAILURES_PER_IP } from '#contract/people/session/limits.ts'
import { readAttemptCount, countAttempt, clearAttempts } from '#server/platform/auth/auth.queries.ts'
import { verifyPassword } from '#server/platform/auth/password.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'

const LOCK_SECONDS = LOCK_MINUTES * 60

/**
 * Whether the password is the account's. Failures are counted before they are judged, so that guesses made at once
 * count each. Throws LoginLocked past the limits of the account or the network address, TooManyRequests as `verifyPassword`.
 */
export async function checkPassword(
  { write, ip }: Pick<Context<unknown>, 'write' | 'ip'>,
  { account, address, password }: { account: Account | undefined; address: string; password: string },
): Promise<boolean> {
  const [byAccount, byIp] = [`login:${address}`, `loginIp:${ip}`]
  const [failures, failuresOfIp] = await write(async (db) => [
    await countAttempt(db, byAccount, LOCK_SECONDS),
    await readAttemptCount(db, byIp, LOCK_SECONDS),
  ])
  if ((failures ?? 0) > LOGIN_FAILURES || (failuresOfIp ?? 0) >= LOGIN_FAILURES_PER_IP) {
    throw fail('LoginLocked', { minutes: LOCK_MINUTES })
  }
  const right = await verifyPassword({ write, ip }, account?.passwordHash, password).catch(async (error: unknown) => {
    // Nothing was judged, so nothing failed.
    await write((db) => countAttempt(db, byAccount, LOCK_SECONDS, -1))
    throw error
  })
  await write(async (db) => {
    if (right) await clearAttempts(db, byAccount)
    else await countAttempt(db, byIp, LOCK_SECONDS)
  })
  return right
}
