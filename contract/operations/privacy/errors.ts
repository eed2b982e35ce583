/** Refusals around what is kept of people; ours. */
export const privacyErrors = {
  AccountLeaving: {
    code: 1_12341,
    status: 403,
    zh: '该账号已申请注销，将于北京时间 {until} 删除。在此之前用密码或验证码登录，即可撤回注销',
    en: 'This account will be deleted at {until} (GMT+8). Log in with your password or a code before then to keep it.',
  },
  LeavingBlocked: {
    code: 1_12342,
    status: 409,
    zh: '账号暂时不能注销，请先处理列出的事项',
    en: 'The account cannot be deleted yet. Please resolve the listed items first.',
  },
  TakeBackEnded: {
    code: 1_12343,
    status: 410,
    zh: '撤回的时限已过，请重新登录后再撤回；已经开始删除的账号不能撤回',
    en: 'The time to undo this has expired. Log in again to keep the account. Accounts already being deleted cannot be restored.',
  },
  CopyUnderWay: {
    code: 1_12344,
    status: 409,
    zh: '资料副本正在准备，请等待完成',
    en: 'A copy of your data is being prepared. Please wait for it.',
  },
  CopiesUsed: {
    code: 1_12345,
    status: 429,
    zh: '每天最多申请 {max} 次资料副本，请明天再试',
    en: 'You can request up to {max} copies of your data a day. Please try again tomorrow.',
  },
  CopyEnded: {
    code: 1_12346,
    status: 404,
    zh: '没有可下载的资料副本，请重新申请',
    en: 'There is no copy of your data to download. Please request a new one.',
  },
  PhraseWrong: {
    code: 1_12347,
    status: 400,
    zh: '请准确输入“{phrase}”',
    en: 'Please type “{phrase}” exactly',
  },
  RetentionChanged: {
    code: 1_12348,
    status: 409,
    zh: '保存期限刚刚被他人修改，请核对后再保存',
    en: 'Someone else just changed these settings. Please check them before you save.',
  },
} as const
