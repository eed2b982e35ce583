import { attempts } from '#server/platform/auth/auth.schema.ts'
import type { Database } from '#server/platform/db/database.ts'

interface OfDatabase {
  database: Pick<Database, 'write'>
}

/** Forgets what was tried: a test that is not about a limit runs into none. */
export const forgetAttempts = ({ database }: OfDatabase): Promise<unknown> =>
  database.write((db) => db.delete(attempts))

/** Uses up a limit of so many times in `seconds`, in the present window and in the next: a test may run on the edge between them. */
export async function useUp({ database }: OfDatabase, bucket: string, times: number, seconds: number): Promise<void> {
  const present = Math.floor(Date.now() / (seconds * 1_000))
  const rows = [present, present + 1].map((window) => ({
    bucket,
    windowStart: new Date(window * seconds * 1_000),
    windowEnd: new Date((window + 1) * seconds * 1_000),
    times,
  }))
  await database.write((db) =>
    db
      .insert(attempts)
      .values(rows)
      .onConflictDoUpdate({ target: [attempts.bucket, attempts.windowStart], set: { times } }),
  )
}
