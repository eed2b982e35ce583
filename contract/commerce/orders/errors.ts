/** Refusals of orders; codes ours. */
export const orderErrors = {
  OrderNotFound: { code: 1_12031, status: 404, zh: '订单不存在', en: 'This order does not exist' },
  OrderChanged: {
    code: 1_12032,
    status: 409,
    zh: '订单数据已过期，请刷新后再操作',
    en: 'The order data has expired, please refresh and try again',
  },
  OrderOvertime: {
    code: 1_12033,
    status: 409,
    zh: '支付超时，请重新下单',
    en: 'Payment overtime, please place a new order',
  },
  OrderNotNow: {
    code: 1_12034,
    status: 409,
    zh: '订单当前状态不能进行此操作',
    en: 'This cannot be done with the order as it is now',
  },
  OrderPriceChanged: {
    code: 1_12035,
    status: 409,
    zh: '价格或优惠刚刚有变动，请核对后再提交',
    en: 'The price or a discount has just changed, please look at it again',
  },
  TooManyOrders: {
    code: 1_12036,
    status: 429,
    zh: '最多同时有 {max} 个待支付订单，请先完成或取消',
    en: 'At most {max} orders may wait for payment, please pay or cancel one first',
  },
  RefundNotAllowed: {
    code: 1_12037,
    status: 409,
    zh: '所选门票已使用、正在退款或已过退票期限，不能退款',
    en: 'What was chosen was used, is being refunded, or can no longer be given back',
  },
  OrderInvoiced: {
    code: 1_12038,
    status: 409,
    zh: '该订单已申请发票，请先申请冲红后再退款',
    en: 'An invoice was applied for; have it reversed before a refund',
  },
  TooManyServiceOrders: {
    code: 1_12040,
    status: 429,
    zh: '最多同时有 {max} 个服务订单待确认或待支付，请先支付或取消一个；待确认的订单须主办方确认后才能支付',
    en: 'At most {max} orders of services may wait. Please pay or cancel one first; one that waits to be confirmed can be paid once it is confirmed',
  },
  RefundNotFound: { code: 1_12039, status: 404, zh: '退款记录不存在', en: 'This refund does not exist' },
} as const
