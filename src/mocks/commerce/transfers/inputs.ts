import { fileAddress } from '#contract/foundation/files/rules.ts'
import { dateIn } from '#src/mocks/core/time.ts'

/** What the calls of bank transfers need beyond the defaults. */
export const transferInputs: Record<string, unknown> = {
  listOwnTransfers: { orderId: 18 },
  submitTransfer: {
    key: 'mock-transfer-of-test',
    orderId: 17,
    payer: '景德镇青禾陶瓷艺术有限公司',
    paidOn: dateIn(0),
    proofs: [fileAddress('mock-1')],
  },
  saveTransferAccount: { name: '云展文化产业博览会组委会', bank: '中国银行杭州西湖支行', account: '3500400104000812' },
  decideTransfer: { id: 2, version: 1, confirm: true, reason: '' },
}
