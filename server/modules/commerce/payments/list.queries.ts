import { and, count, desc, eq, or } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listPayments as contract } from '#contract/commerce/payments/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { payments } from './payments.schema'
import type { PaymentRow } from './payments.queries'

export interface PaymentOfOrder {
  payment: PaymentRow
  orderNumber: string
}

/** Every payment, the latest first. */
export async function listPayments(
  db: Db,
  input: ParsedInputOf<typeof contract>,
): Promise<{ rows: PaymentOfOrder[]; total: number }> {
  const word = input.keyWord?.trim() ?? ''
  const found = [payments.number, orderRecords.number, payments.providerNumber].map((column) => contains(column, word))
  const where = and(
    input.state ? eq(payments.state, input.state) : undefined,
    input.method ? eq(payments.method, input.method) : undefined,
    word === '' ? undefined : or(...found),
  )
  const [total] = await db
    .select({ n: count() })
    .from(payments)
    .innerJoin(orderRecords, eq(orderRecords.id, payments.orderId))
    .where(where)
  const rows = await db
    .select({ payment: payments, orderNumber: orderRecords.number })
    .from(payments)
    .innerJoin(orderRecords, eq(orderRecords.id, payments.orderId))
    .where(where)
    .orderBy(desc(payments.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}
