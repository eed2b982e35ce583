import { attempts } from '#server/platform/auth/auth.schema.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Forgets what was tried: a test that is not about a limit runs into none. */
export const forgetAttempts = ({ database }: { database: Pick<Database, 'write'> }): Promise<unknown> =>
  database.write((db) => db.delete(attempts))
