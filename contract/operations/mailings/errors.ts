/** Refusals of campaigns; codes are our own. */
export const mailingErrors = {
  MailingNotFound: { code: 1_12321, status: 404, zh: '该群发消息不存在', en: 'Campaign not found' },
  MailingChanged: {
    code: 1_12322,
    status: 409,
    zh: '内容刚刚有变动，请核对后再操作',
    en: 'This was just changed. Please check it again.',
  },
  MailingNotDraft: {
    code: 1_12323,
    status: 409,
    zh: '只有草稿可以修改、发送或删除',
    en: 'Only drafts can be edited, sent, or deleted',
  },
  MailingOver: {
    code: 1_12324,
    status: 409,
    zh: '已发送完毕，不能取消',
    en: 'This campaign has been sent and cannot be canceled',
  },
  MailingNoAddress: {
    code: 1_12325,
    status: 409,
    zh: '您的账号没有邮箱，无法收到测试邮件',
    en: 'Your account has no email address, so no test can be sent',
  },
  MailingLinkWrong: {
    code: 1_12326,
    status: 404,
    zh: '链接无效，请从邮件中重新打开',
    en: 'This link is not valid. Please open it from the email again.',
  },
} as const
