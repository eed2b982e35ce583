/** objects that each list of an audience may name */
export const AUDIENCE_LIST_MAX = 100

/** People of the fair, by what they are and have done: everything that is set must hold, of each list one. */
export interface Audience {
  /** Empty: all. */
  userTypes: number[]
  /** Work for an exhibitor that stands in one of these halls; empty: all. */
  hallIds: number[]
  /** Have a ticket that is paid and not returned. */
  hasTicket: boolean
  /** Have had a talk that took place. */
  hasMet: boolean
  /** Have had one with an exhibitor that stands in one of these halls; empty or left out: with any, or none. */
  metHallIds?: number[] | undefined
  /** Have had one with one of these exhibitors; empty or left out: with any, or none. */
  metExhibitorIds?: number[] | undefined
  /** Have a ticket of one of these types; empty or left out: of any, or none. */
  ticketTypeIds?: number[] | undefined
  /** Have a ticket of past days, and were never admitted with it. */
  isNoShow?: boolean | undefined
  /** Have not submitted this questionnaire. */
  notAnswered?: number | undefined
}

export const everybody: Audience = { userTypes: [], hallIds: [], hasTicket: false, hasMet: false }
