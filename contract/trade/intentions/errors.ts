/** Refusals of intention orders; codes ours. */
export const intentionErrors = {
  IntentionNotFound: { code: 1_11041, status: 404, zh: '意向订单不存在', en: 'Purchase intent not found' },
  IntentionChanged: {
    code: 1_11042,
    status: 409,
    zh: '意向订单刚刚有变动，请刷新后再操作',
    en: 'The purchase intent was just changed. Please refresh and try again.',
  },
  IntentionNotNow: {
    code: 1_11043,
    status: 409,
    zh: '该意向订单已有结果或在等待对方答复，不能进行此操作',
    en: 'This purchase intent is closed or awaiting the other party’s reply',
  },
  TooManyIntentions: {
    code: 1_11044,
    status: 429,
    zh: '24 小时内最多发送 {max} 份意向订单，请稍后再试',
    en: 'You can send up to {max} purchase intents in 24 hours. Please try again later.',
  },
} as const
