import type { Database } from '#server/platform/db/database.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import { eraseSnapshots } from '#server/modules/people/review/index.ts'
import { eraseNumbers } from './card.queries'

const DAY_MS = 86_400_000

/**
 * Erases the numbers of cards `days` after the fair has ended, and what reviews kept of them: of whoever registered until
 * its end. Gives how many there were.
 */
export async function eraseCards(
  { db, write }: Pick<Database, 'db' | 'write'>,
  days: number,
  now = new Date(),
): Promise<number> {
  const fair = await findMainExpo(db)
  if (!fair || now.getTime() < fair.endsAt.getTime() + days * DAY_MS) return 0
  return write(async (transaction) => {
    await eraseSnapshots(transaction, fair.endsAt)
    return eraseNumbers(transaction, fair.endsAt)
  })
}
