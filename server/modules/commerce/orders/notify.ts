import { permissions } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findAccountById, listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import {
  type NoticeName,
  type NoticeParameters,
  sendNotice,
  type Sender,
} from '#server/modules/foundation/notices/index.ts'
import type { OrderRow } from './orders.queries'

type Known = Pick<OrderRow, 'id' | 'number' | 'accountId'>

const parametersOf = ({ id, number }: Known) => ({ number, orderId: String(id) })

/** Notifies the owner of an order. */
export async function notifyOwner(
  db: Db,
  sender: Sender,
  order: Known,
  name: NoticeName,
  parameters: NoticeParameters = {},
): Promise<void> {
  // What was sold at the door has nobody who could be notified.
  const owner = order.accountId === null ? undefined : await findAccountById(db, order.accountId)
  if (!owner) return
  await sendNotice(db, sender, owner, {
    name,
    parameters: { ...parametersOf(order), ...parameters },
  })
}

/** Notifies the staff that confirms orders of services. */
export async function notifyOrganizers(db: Db, sender: Sender, order: Known, name: NoticeName): Promise<void> {
  const desk = await listOfTypes(db, permissions.manageServices)
  for (const account of desk) await sendNotice(db, sender, account, { name, parameters: parametersOf(order) })
}
