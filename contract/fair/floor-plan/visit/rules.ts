import { STOP_MINUTES } from './limits'

/** Whole minutes that a visit takes: the walk, and a while at each stop. */
export const visitMinutes = (walked: number, stops: number): number => walked + stops * STOP_MINUTES
