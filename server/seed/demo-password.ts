import { findPasswordHashes } from '#server/modules/foundation/accounts/index.ts'
import { verifyPassword } from '#server/platform/auth/password.ts'
import type { Db } from '#server/platform/db/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { DEMO_PASSWORD, demoAddresses } from './seed-accounts'
import { waitingAddresses } from './seed-waiting'
import type { Config } from '#server/config.ts'

/** Whether the password of the demo fair, which everybody can read, opens an account of this one. */
export async function opensByDemoPassword(db: Db): Promise<boolean> {
  for (const hash of await findPasswordHashes(db, [...demoAddresses(), ...waitingAddresses()])) {
    if (await verifyPassword(null, hash, DEMO_PASSWORD)) return true
  }
  return false
}

/** Whether this is a demo fair. Throws StartError where it is one that others than this machine could reach. */
export async function checkDemo(db: Db, { demoAllowed }: Pick<Config, 'demoAllowed'>): Promise<boolean> {
  const isDemo = await opensByDemoPassword(db)
  if (isDemo && !demoAllowed)
    throw new StartError(
      'This database holds the demo fair, whose passwords everybody knows: set DATA_DIR or DATABASE_URL to an empty one, or leave out PUBLIC_URL and a HOST that others reach.',
    )
  return isDemo
}
