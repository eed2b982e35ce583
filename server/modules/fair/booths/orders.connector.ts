import { connector } from '#contract/core/connector.ts'
import type { BoothOrder } from '#contract/fair/booths/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'

/** An order of a booth, and the account that placed it; null: none. */
export interface KnownBoothOrder extends BoothOrder {
  accountId: number | null
}

/** The orders of booths, by the bookings that the booths name. */
export const boothOrders = connector<{
  describe: (db: Db, bookingIds: readonly number[]) => Promise<Map<number, KnownBoothOrder>>
}>('orders of booths')
