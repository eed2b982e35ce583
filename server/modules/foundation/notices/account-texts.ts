/** What notices of the account itself say, as the others do. */
export const accountNotices = {
  accountLeaving: {
    zh: [
      '您已申请注销账号',
      '您已申请注销云展账号，账号将于北京时间 {until} 删除。如需撤回，请在此之前登录。若不是您本人操作，请立即登录撤回并修改密码。',
    ],
    en: [
      'Account deletion requested',
      'Your Yunzhan account will be deleted at {until} (GMT+8). Log in before then to keep it. If you did not request this, log in now to keep your account and change your password.',
    ],
  },
  dataCopyReady: {
    zh: ['您的资料副本已备好', '您申请的资料副本已备好，可在北京时间 {until} 前下载。'],
    en: ['Your data copy is ready', 'The copy of your data is ready. You can download it until {until} (GMT+8).'],
  },
  accountDeleted: {
    zh: ['您的账号已注销', '您的云展账号已删除。手机号和邮箱可以重新注册。'],
    en: [
      'Your account has been deleted',
      'Your Yunzhan account has been deleted. Your phone number and email can be registered again.',
    ],
  },
} as const
