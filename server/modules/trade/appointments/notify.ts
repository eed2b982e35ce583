import { otherSide, type Side } from '#contract/trade/appointments/rules.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findAccountById, listMates } from '#server/modules/foundation/accounts/index.ts'
import { type NoticeName, type Sender, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { findAvailability } from './availability.queries'
import { type AppointmentRow, findShown } from './appointments.queries'

export const placeNames: Record<AppointmentRow['place'], Bilingual> = {
  booth: { zh: '展位', en: 'at the booth' },
  table: { zh: '洽谈桌', en: 'at a meeting table' },
  online: { zh: '线上', en: 'online' },
}

/** Who is notified of it on a side: the buyer; for the exhibitor who talks, or all who may. */
async function listReceivers(db: Db, row: AppointmentRow, side: Side) {
  if (side === 'buyer') {
    const buyer = await findAccountById(db, row.buyerId)
    return buyer?.status === 'active' ? [buyer] : []
  }
  const mates = await listMates(db, row.exhibitorId)
  const named = row.memberId === null ? (await findAvailability(db, row.exhibitorId))?.memberIds : [row.memberId]
  const talking = mates.filter(({ id }) => named?.includes(id))
  return talking.length > 0 ? talking : mates.slice(0, 1)
}

interface Notification {
  to: Side
  name: NoticeName
  reason?: string
  newTime?: Date | null
  outcome?: Bilingual
}

/**
 * Notifies one side of the outcome of a talk, in the caller's transaction. Parameters of the texts: `who` is the other side,
 * `time` when it is, `newTime` what was proposed, `reason`, `place`, `purpose`, `outcome` what was decided.
 */
export async function notify(
  db: Db,
  sender: Sender,
  row: AppointmentRow,
  { to, name, reason = '', newTime, outcome }: Notification,
): Promise<void> {
  const shown = await findShown(db, row.id)
  if (!shown) return
  const { name: buyerName, nickName } = shown.buyer
  const parties: Record<Side, Bilingual> = {
    exhibitor: shown.exhibitor.company,
    buyer: buyerName.zh || buyerName.en ? buyerName : { zh: nickName, en: nickName },
  }
  const parameters = {
    who: parties[otherSide(to)],
    time: chinaMoment(row.startsAt),
    newTime: newTime ? chinaMoment(newTime) : '',
    place: placeNames[row.place],
    purpose: row.purpose,
    reason,
    ...(outcome ? { outcome } : {}),
    // Of a talk online a reminder leads into its room.
    room: row.place === 'online' ? `/talk?id=${row.id}` : '',
  }
  for (const account of await listReceivers(db, row, to)) await sendNotice(db, sender, account, { name, parameters })
}
