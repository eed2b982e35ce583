import { attempts } from '../../server/platform/auth/auth.schema'
import type { Database } from '../../server/platform/db/database'

/** Forgets what was tried: a test that is not about a limit runs into none. */
export const forgetAttempts = ({ database }: { database: Pick<Database, 'writeUncached'> }): Promise<unknown> =>
  database.writeUncached((db) => db.delete(attempts))
