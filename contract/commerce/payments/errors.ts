/** Refusals of payments; codes ours. */
export const paymentErrors = {
  PaymentUnavailable: {
    code: 1_12061,
    status: 503,
    zh: '支付服务暂时不可用，请稍后再试',
    en: 'Payment is not available right now. Please try again later.',
  },
  PaymentNotOffered: {
    code: 1_12062,
    status: 409,
    zh: '本届展会未开通在线支付，请联系主办方',
    en: 'Online payment is not available. Please contact the organizer.',
  },
} as const
