/** People of the fair, by what they are and have done: everything that is set must hold, of each list one. */
export interface Audience {
  /** Empty: all. */
  userTypes: number[]
  /** Work for an exhibitor that stands in one of these halls; empty: all. */
  hallIds: number[]
  /** Have a ticket that is paid and not given back. */
  hasTicket: boolean
  /** Have had a talk that took place. */
  hasMet: boolean
}

export const everybody: Audience = { userTypes: [], hallIds: [], hasTicket: false, hasMet: false }
