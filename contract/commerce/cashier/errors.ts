/** Refusals of the sandbox's cashier; ours. */
export const cashierErrors = {
  CashierPaymentNotFound: {
    code: 1_12001,
    status: 404,
    zh: '没有找到这笔付款，请回到订单页面重新扫码',
    en: 'Payment not found. Please scan the code on the order page again.',
  },
  CashierPaymentEnded: {
    code: 1_12002,
    status: 409,
    zh: '这笔付款已关闭或已过期，不能再支付',
    en: 'This payment was closed or has expired and can no longer be paid',
  },
  CashierPaymentPaid: {
    code: 1_12003,
    status: 409,
    zh: '这笔付款已支付，不能再取消',
    en: 'This payment has been completed and cannot be canceled',
  },
} as const
