import { listSpeakersOf } from '#server/modules/foundation/accounts/index.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type BoothPlace, findHall } from './booths.queries'

type BoothNotice = 'boothAssigned' | 'boothMoved' | 'boothReleased'

interface Notified {
  name: BoothNotice
  exhibitorId: number
  number: string
}

/** Notifies the people of exhibitors of one hall that each has a booth, another one, or no longer has it. */
export async function notifyExhibitors(
  db: Db,
  sender: Sender,
  hallId: number,
  notified: readonly Notified[],
): Promise<void> {
  const hall = (await findHall(db, hallId))?.name ?? ''
  const speakers = await listSpeakersOf(
    db,
    notified.map(({ exhibitorId }) => exhibitorId),
  )
  for (const { name, exhibitorId, number } of notified) {
    const parameters = { number, hall }
    for (const to of speakers.get(exhibitorId) ?? []) await sendNotice(db, sender, to, { name, parameters })
  }
}

/** The same of one exhibitor. */
export const notifyExhibitor = (
  db: Db,
  sender: Sender,
  name: BoothNotice,
  { hallId, ...one }: BoothPlace & { exhibitorId: number },
): Promise<void> => notifyExhibitors(db, sender, hallId, [{ name, ...one }])
