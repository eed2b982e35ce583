import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Live } from '../live.present'
import { lockOnAir } from '../manage.queries'

/**
 * An exhibitor has one session on air at a time; the fair may have several. No other begins until the transaction has ended.
 * Throws OtherSessionOn.
 */
export async function assertAlone(
  db: Db,
  { id, exhibitorId }: Pick<Live, 'id' | 'exhibitorId'>,
  language: Language,
): Promise<void> {
  if (exhibitorId === null) return
  const other = (await lockOnAir(db, exhibitorId)).find((one) => one.id !== id)
  if (other) throw fail('OtherSessionOn', { name: pick(other.title, language) })
}
