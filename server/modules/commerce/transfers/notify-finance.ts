import { permissions } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import type { OrderRow } from '#server/modules/commerce/orders/index.ts'

/** Notifies finance of a waiting transfer. */
export async function notifyFinance(db: Db, sender: Sender, { id, number }: OrderRow): Promise<void> {
  const parameters = { number, orderId: String(id) }
  for (const to of await listOfTypes(db, permissions.manageFinance))
    await sendNotice(db, sender, to, { name: 'transferSubmitted', parameters })
}
