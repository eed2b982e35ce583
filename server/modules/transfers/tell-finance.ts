import { permissions } from '../../../contract/core/permissions'
import type { Db } from '../../platform/db/database'
import { listOfTypes } from '../accounts'
import { sendNotice, type Sender } from '../notices'
import type { OrderRow } from '../orders'

/** Tells those who look after money of a transfer that waits for them. */
export async function tellFinance(db: Db, sender: Sender, { id, number }: OrderRow): Promise<void> {
  const parameters = { number, orderId: String(id) }
  for (const to of await listOfTypes(db, permissions.manageFinance))
    await sendNotice(db, sender, to, { name: 'transferSubmitted', parameters })
}
