import type { CommandParsed, RealtimeEvents } from '#contract/catalog/realtime.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { otherSide, type Side } from '#contract/trade/appointments/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { CommandContext, CommandRoute } from '#server/platform/realtime/command.ts'
import type { Realtime, RoomName } from '#server/platform/realtime/realtime.ts'
import { command } from '#server/modules/live/chat/index.ts'
import { addStep, type AppointmentRow, changeAppointment } from '../appointments.queries'
import { noProposal } from '../answer'
import { getOwn } from '../party'
import { getRoom } from './room'
import { seatAgreements } from './seat-taken'
import { freeSeat, holdRoom, isPresent, setSeat } from '../seats.queries'

type SeatCommand = 'enterTalk' | 'signalTalk' | 'leaveTalk'
type Sent<Name extends SeatCommand> = CommandContext<CommandParsed<Name>>
type Seated = Pick<CommandContext<{ id: number; seat: string }>, 'client' | 'database' | 'input'>

/** The one browser that holds a seat; its key is in the name, so that whoever lost the seat hears nothing more. */
const seatRoom = (id: number, side: Side, seat: string): RoomName => `talk:${id}-${side}-${seat}`

const seatOf = (row: AppointmentRow, side: Side): string | null =>
  side === 'buyer' ? row.buyerSeat : row.exhibitorSeat

/** Who asks, as a call would say it. Throws LoginExpired, NotAllowed. */
function requesterOf({ client, database, input }: Seated) {
  const { viewer } = client
  if (!viewer) throw fail('LoginExpired')
  if (!hasPermission(viewer.userType, 'haveAppointments')) throw fail('NotAllowed')
  return { db: database.db, viewer, input: { id: input.id } }
}

/**
 * Takes the seat of one's side, or says that it is still taken; once both sides are there, both took part, once. Throws what `getRoom` does, and
 * AppointmentSeatTaken to who comes back to a seat that another browser has taken. What the account before agreed to ends with its seat.
 */
export async function enter(sent: Sent<'enterTalk'>): Promise<Record<string, never>> {
  const { client, database, realtime } = sent
  const { id, seat, again = false } = sent.input
  const { account, party } = await getRoom(requesterOf(sent))
  const { side } = party
  const { before, other, hasEnded } = await database.write(async (db) => {
    const row = await holdRoom(db, id)
    if (!row) throw fail('AppointmentNoRoom')
    const holder = seatOf(row, side)
    // A sign that crosses the own leaving does not withdraw the seat.
    if (again && holder !== seat) throw fail('AppointmentSeatTaken')
    const now = new Date()
    await setSeat(db, row, side, seat, now)
    // Both at once: who had left before the other came was not there with it.
    if (isPresent(row, otherSide(side), now)) {
      const done = { ...noProposal, state: 'met' as const, absent: null }
      const met = await changeAppointment(db, id, { states: ['confirmed'] }, done)
      if (met) {
        const step = { appointmentId: id, action: 'meet' as const, byAccount: account.id, side }
        await addStep(db, { ...step, startsAt: row.startsAt })
      }
    }
    const taken = { appointmentId: id, side, byAccount: account.id }
    const isEnding = !again && (await seatAgreements.port(db, taken))
    return { before: holder, other: seatOf(row, otherSide(side)), hasEnded: isEnding }
  })
  if (before !== null && before !== seat) realtime.emit(seatRoom(id, side, before), 'talkTaken', { id })
  client.join(seatRoom(id, side, seat))
  if (hasEnded) {
    const rooms = [seatRoom(id, side, seat), ...(other === null ? [] : [seatRoom(id, otherSide(side), other)])]
    realtime.emit(rooms, 'talkMinutes', { id })
  }
  return {}
}

/** Throws AppointmentSeatTaken to a browser without the seat of its side. */
export function assertSeat(row: AppointmentRow, side: Side, seat: string | null): void {
  if (seat === null || seatOf(row, side) !== seat) throw fail('AppointmentSeatTaken')
}

/** The talk of a browser that has the seat of its side. Throws what `getRoom` does, and AppointmentSeatTaken. */
export async function getSeated(sent: Seated): Promise<Awaited<ReturnType<typeof getRoom>>> {
  const own = await getRoom(requesterOf(sent))
  assertSeat(own.row, own.party.side, sent.input.seat)
  return own
}

/** Sends an event to the browser in the seat of a side; where there is none it is dropped. */
export function emitToSeat<Event extends 'talkSignal' | 'talkCaption' | 'talkMinutes'>(
  realtime: Realtime,
  { row, side }: { row: AppointmentRow; side: Side },
  event: Event,
  data: RealtimeEvents[Event],
): void {
  const seat = seatOf(row, side)
  if (seat !== null) realtime.emit(seatRoom(row.id, side, seat), event, data)
}

/** Sends a message to the browser in the other seat. Throws what `getSeated` does. */
export async function signal(sent: Sent<'signalTalk'>): Promise<Record<string, never>> {
  const { id, message } = sent.input
  const { party, row } = await getSeated(sent)
  emitToSeat(sent.realtime, { row, side: otherSide(party.side) }, 'talkSignal', { id, message })
  return {}
}

/** Frees the seat and notifies the other side; who has it no more frees nothing. Throws AppointmentNotFound. */
export async function leave(sent: Sent<'leaveTalk'>): Promise<Record<string, never>> {
  const { client, database, realtime } = sent
  const { id, seat, sessionId } = sent.input
  const { party, row } = await getOwn(requesterOf(sent))
  const { side } = party
  const freed = await database.write((db) => freeSeat(db, id, side, seat))
  client.leave(seatRoom(id, side, seat))
  const to = seatOf(row, otherSide(side))
  if (freed && to !== null) {
    realtime.emit(seatRoom(id, otherSide(side), to), 'talkSignal', { id, message: { type: 'bye', sessionId } })
  }
  return {}
}

/** What sockets may ask of the rooms of talks. */
export const talkCommands: readonly CommandRoute[] = [
  command('enterTalk', enter),
  command('signalTalk', signal),
  command('leaveTalk', leave),
]
