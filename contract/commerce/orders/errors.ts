/** Refusals of orders; codes ours. */
export const orderErrors = {
  OrderNotFound: { code: 1_12031, status: 404, zh: '订单不存在', en: 'Order not found' },
  OrderChanged: {
    code: 1_12032,
    status: 409,
    zh: '订单数据已过期，请刷新后再操作',
    en: 'The order data has expired. Please refresh and try again.',
  },
  OrderOvertime: {
    code: 1_12033,
    status: 409,
    zh: '支付超时，请重新下单',
    en: 'The payment timed out. Please place a new order.',
  },
  OrderNotNow: {
    code: 1_12034,
    status: 409,
    zh: '订单当前状态不能进行此操作',
    en: 'This action is not possible for the order’s current status',
  },
  OrderPriceChanged: {
    code: 1_12035,
    status: 409,
    zh: '价格或优惠刚刚有变动，请核对后再提交',
    en: 'The price or discount was just changed. Please check it and submit again.',
  },
  TooManyOrders: {
    code: 1_12036,
    status: 429,
    zh: '最多同时有 {max} 个待支付订单，请先完成或取消',
    en: 'You can have up to {max} unpaid orders. Please pay or cancel one first.',
  },
  RefundNotAllowed: {
    code: 1_12037,
    status: 409,
    zh: '所选门票已使用、正在退款或已过退票期限，不能退款',
    en: 'The selected items were used, are being refunded, or are past the refund deadline',
  },
  OrderInvoiced: {
    code: 1_12038,
    status: 409,
    zh: '该订单已申请发票，请先申请冲红后再退款',
    en: 'An invoice was requested for this order. Have it reversed before you request a refund.',
  },
  TooManyServiceOrders: {
    code: 1_12040,
    status: 429,
    zh: '最多同时有 {max} 个服务订单待确认或待支付，请先支付或取消一个；待确认的订单须主办方确认后才能支付',
    en: 'You can have up to {max} open service orders. Please pay or cancel one first. Orders can be paid once the organizer confirms them.',
  },
  RefundNotFound: { code: 1_12039, status: 404, zh: '退款记录不存在', en: 'Refund not found' },
} as const
