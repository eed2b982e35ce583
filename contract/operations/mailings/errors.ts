/** Refusals of messages to many people; codes ours. */
export const mailingErrors = {
  MailingNotFound: { code: 1_12321, status: 404, zh: '该群发消息不存在', en: 'This message does not exist' },
  MailingChanged: {
    code: 1_12322,
    status: 409,
    zh: '内容刚刚有变动，请核对后再操作',
    en: 'This has just changed, please look at it again',
  },
  MailingNotDraft: {
    code: 1_12323,
    status: 409,
    zh: '只有草稿可以修改、发送或删除',
    en: 'Only a draft can be changed, sent or deleted',
  },
  MailingOver: {
    code: 1_12324,
    status: 409,
    zh: '已发送完毕，不能取消',
    en: 'It has been sent and cannot be called off',
  },
  MailingNoAddress: {
    code: 1_12325,
    status: 409,
    zh: '您的账号没有邮箱，无法收到测试邮件',
    en: 'Your account has no e-mail, so no test can be sent to it',
  },
  MailingLinkWrong: {
    code: 1_12326,
    status: 404,
    zh: '链接无效，请从邮件中重新打开',
    en: 'This link is not valid, please open it from the mail again',
  },
} as const
