/** Refusals of the page about the system; ours. */
export const systemErrors = {
  NoMessageService: {
    code: 1_12381,
    status: 409,
    zh: '尚未配置该消息服务，请先完成配置再测试',
    en: 'This message service is not set up. Set it up before you test it.',
  },
  NoOwnAddress: {
    code: 1_12382,
    status: 409,
    zh: '您的账号没有已验证的手机号或邮箱，请先在个人中心绑定',
    en: 'Your account has no verified number or address for this. Add one in your profile first.',
  },
  TestMessageFailed: {
    code: 1_12383,
    status: 502,
    zh: '测试消息未能送出：{reason}',
    en: 'The test message was not sent: {reason}',
  },
} as const
