/** Refusals of bank transfers; codes ours. */
export const transferErrors = {
  TransferNotOffered: {
    code: 1_12221,
    status: 409,
    zh: '暂不支持银行转账',
    en: 'Bank transfer is not available',
  },
  TransferNotFound: { code: 1_12222, status: 404, zh: '转账记录不存在', en: 'Transfer not found' },
  TransferNotNow: {
    code: 1_12223,
    status: 409,
    zh: '转账记录刚刚已被处理，请刷新',
    en: 'This transfer was just processed. Please refresh.',
  },
  TransferStands: {
    code: 1_12224,
    status: 409,
    zh: '该订单已有待核对的转账',
    en: 'A transfer for this order is already being checked',
  },
} as const
