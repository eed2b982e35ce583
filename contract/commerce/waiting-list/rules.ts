/**
 * A place in the queue for a type of ticket that is sold out. `offered`: places are reserved for a time; `taken`: an order
 * has them; `missed`: the time was over; `left`: given up; `ended`: the sale was over before a place came.
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'missed', 'left', 'ended'] as const
export type WaitingState = (typeof waitingStates)[number]

/** Whether somebody still waits, or has an offer. */
export const isStanding = (state: WaitingState): boolean => state === 'waiting' || state === 'offered'
