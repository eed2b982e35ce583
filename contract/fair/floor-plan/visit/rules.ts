import { STOP_MINUTES } from './limits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Whole minutes that a visit takes: the walk, and a while at each stop. */
export const visitMinutes = (walked: number, stops: number): number => walked + stops * STOP_MINUTES

/** When a visit ends, in ms: after its minutes, or with the last of its meetings, if that is later within a day. */
export function visitEnd(start: number, minutes: number, lastMeeting?: number): number {
  const end = start + minutes * MINUTE_MS
  return lastMeeting !== undefined && lastMeeting > end && lastMeeting - start < DAY_MS ? lastMeeting : end
}
