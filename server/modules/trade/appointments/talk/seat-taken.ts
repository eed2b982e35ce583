import { connector } from '#contract/core/connector.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'

interface Taken {
  appointmentId: number
  side: Side
  /** Who has the seat now. */
  byAccount: number
}

/** Ends the agreements to minutes where somebody else agreed for the side; says whether it did. Run in the transaction that gives the seat. */
type EndAgreements = (db: Db, taken: Taken) => Promise<boolean>

export const seatAgreements = connector<EndAgreements>('agreements of who had a seat')
