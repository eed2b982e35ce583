import { ROOM_CLOSES_MS, ROOM_OPENS_MS } from './limits'
import type { AppointmentState, TalkPlace } from './rules'

/** Of these a room is open: who was marked as absent may still come. */
export const roomStates = ['confirmed', 'met', 'noShow'] as const satisfies readonly AppointmentState[]

/** How the clock stands to the room of a talk. */
export type RoomPhase = 'early' | 'open' | 'over'

/** When the room of a talk opens and closes, in ms since 1970. */
export function roomWindow(of: { start: string; end: string }): { opensAt: number; closesAt: number } {
  return { opensAt: Date.parse(of.start) - ROOM_OPENS_MS, closesAt: Date.parse(of.end) + ROOM_CLOSES_MS }
}

/** Whether the room of a talk is open at a moment, given as ms since 1970. */
export function roomPhase(of: { start: string; end: string }, now: number): RoomPhase {
  const { opensAt, closesAt } = roomWindow(of)
  if (now < opensAt) return 'early'
  return now < closesAt ? 'open' : 'over'
}

/** Whether a talk has a room at all: it is online and was agreed on. */
export const hasRoom = ({ place, state }: { place: TalkPlace; state: AppointmentState }): boolean =>
  place === 'online' && roomStates.some((one) => one === state)
