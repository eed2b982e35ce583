import { listSpeakers } from '#server/modules/foundation/accounts/index.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type BoothPlace, findHall } from './booths.queries'

/** Notifies the people of an exhibitor that it has a booth, another one, or no longer has it. */
export async function notifyExhibitor(
  db: Db,
  sender: Sender,
  name: 'boothAssigned' | 'boothMoved' | 'boothReleased',
  { exhibitorId, hallId, number }: BoothPlace & { exhibitorId: number },
): Promise<void> {
  const hall = await findHall(db, hallId)
  const parameters = { number, hall: hall?.name ?? '' }
  for (const to of await listSpeakers(db, exhibitorId)) await sendNotice(db, sender, to, { name, parameters })
}
