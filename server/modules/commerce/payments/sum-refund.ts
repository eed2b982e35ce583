import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { describeGoods, type LineRow, type OrderRow, refundableOf } from '#server/modules/commerce/orders/index.ts'

/** What is returned of lines by their policy, and what is kept. Throws RefundNotAllowed. */
export async function sumRefund(db: Db, vault: Vault, order: OrderRow, lines: readonly LineRow[]) {
  const now = new Date()
  const goodsOf = await describeGoods(db, vault, order.id, now)
  const sums = { fen: 0, feeFen: 0 }
  for (const line of lines) {
    const one = refundableOf(order, line, goodsOf(line.id), now)
    if (!one) throw fail('RefundNotAllowed')
    sums.fen += one.fen
    sums.feeFen += one.feeFen
  }
  return sums
}
