import { connector } from '#contract/core/connector.ts'
import type { BoothOrder } from '#contract/fair/booths/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The orders of booths, by the bookings that the booths name. */
export const boothOrders = connector<{
  describe: (db: Db, bookingIds: readonly number[]) => Promise<Map<number, BoothOrder>>
}>('orders of booths')
