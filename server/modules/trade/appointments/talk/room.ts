import { hasRoom, roomPhase, roomWindow } from '#contract/trade/appointments/room.ts'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import { directConversationId, serviceUserId } from '#contract/live/chat/rules.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findOwnService } from '#server/modules/live/chat/index.ts'
import { presentAppointment } from '../appointments.present'
import { type AppointmentRow, findShown } from '../appointments.queries'
import { listRoomExhibits } from '../about.queries'
import { type Requester, getOwn } from '../party'
import { serversFor } from './relay'

const windowOf = (row: AppointmentRow) => ({ start: row.startsAt.toISOString(), end: row.endsAt.toISOString() })
const say = (at: number): string => `${chinaMoment(new Date(at))} (GMT+8)`

/**
 * A talk of the viewer with an open room: the buyer, or anybody of the exhibitor's team who may
 * answer, for the one that was assigned may be ill. Throws LoginExpired, AppointmentNotFound, AppointmentNoRoom,
 * AppointmentRoomNotOpen, AppointmentRoomClosed.
 */
export async function getRoom(
  context: Pick<Context<{ id: number }>, 'db' | 'viewer' | 'input'>,
): Promise<Requester & { row: AppointmentRow }> {
  const own = await getOwn(context)
  if (!hasRoom(own.row)) throw fail('AppointmentNoRoom')
  const of = windowOf(own.row)
  const phase = roomPhase(of, Date.now())
  if (phase === 'early') throw fail('AppointmentRoomNotOpen', { at: say(roomWindow(of).opensAt) })
  if (phase === 'over') throw fail('AppointmentRoomClosed', { at: say(roomWindow(of).closesAt) })
  return own
}

/** What a browser needs to be in the room. Throws what `getRoom` does. */
export async function openRoom(context: Context<{ id: number }>): Promise<TalkRoom> {
  const { db, config, language } = context
  const { account, party, row } = await getRoom(context)
  const shown = await findShown(db, row.id)
  if (!shown) throw fail('AppointmentNotFound')
  const { side } = party
  const { company, buyer, member, purpose, start, end, exhibitorId } = presentAppointment(shown, side, language)
  const { opensAt, closesAt } = roomWindow({ start, end })
  const answers = findOwnService(account) === String(exhibitorId)
  const conversationOf = {
    buyer: () => directConversationId(serviceUserId(String(exhibitorId))),
    exhibitor: () => (answers ? directConversationId(String(row.buyerId)) : ''),
  }
  return {
    id: row.id,
    side,
    other: side === 'buyer' ? company : buyer,
    member,
    purpose,
    start,
    end,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    exhibitorId,
    conversationID: conversationOf[side](),
    exhibits: await listRoomExhibits(db, language, exhibitorId),
    ...serversFor({ talks: config.talks }, `talk-${row.id}-${side}`, new Date()),
  }
}
