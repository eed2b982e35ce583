import type { Transfer, TransferAccount } from '#contract/commerce/transfers/schemas.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockTransfer extends Transfer {
  orderId: number
  key: string
}

/** The fair's account; null: finance has named none. */
export const account: { now: TransferAccount | null } = {
  now: { name: '云展文化产业博览会组委会', bank: '中国银行杭州西湖支行', account: '3500 4001 0400 0812 3' },
}

const row = (id: number, orderId: number, more: Partial<MockTransfer>): MockTransfer => ({
  id,
  orderId,
  version: 1,
  state: 'submitted',
  payer: '景德镇青禾陶瓷艺术有限公司',
  paidOn: dateIn(-1),
  proofs: [fileAddress('mock-1')],
  reason: '',
  createdAt: minutesFromNow(-20 * 60),
  key: `mock-transfer-${id}`,
  ...more,
})

/** One that was returned, one that waits, one that was taken. */
export const transfers: MockTransfer[] = [
  row(1, 18, { state: 'rejected', version: 2, reason: '凭证金额与订单金额不一致，请核对后重新上传' }),
  row(2, 19, { payer: '墨林古籍书社', proofs: [fileAddress('mock-1'), fileAddress('mock-2')] }),
  row(3, 24, { state: 'confirmed', version: 2, paidOn: dateIn(-15), createdAt: minutesFromNow(-15 * 24 * 60) }),
]
