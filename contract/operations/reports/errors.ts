/** Refusals of feedback and reports; codes ours. */
export const reportErrors = {
  ReportNotFound: { code: 1_10647, status: 404, zh: '反馈不存在', en: 'Case not found' },
  ReportDecided: { code: 1_10648, status: 409, zh: '该反馈已处理', en: 'This case has already been processed' },
  ReportChanged: {
    code: 1_12261,
    status: 409,
    zh: '该反馈刚刚有变动，请核对最新内容后再试',
    en: 'This case was just changed. Please check it and try again.',
  },
  ReportHandlerNotFound: {
    code: 1_12262,
    status: 404,
    zh: '该账号不能处理反馈，请另选处理人',
    en: 'This account cannot process cases. Please choose someone else.',
  },
  ReportOpen: { code: 1_12263, status: 409, zh: '该反馈正在处理中', en: 'This case is already being processed' },
  ReportOpenElsewhere: {
    code: 1_12264,
    status: 409,
    zh: '关于同一对象的另一份举报正在处理，编号 {number}',
    en: 'Another report on the same subject is being processed: {number}',
  },
  ReportReopeningOver: {
    code: 1_12265,
    status: 409,
    zh: '每份反馈可在答复后 {days} 天内申请重新处理一次；如仍有问题，请提交新的反馈',
    en: 'You can request one more review within {days} days of the reply. If something is still wrong, please send new feedback.',
  },
  CorrespondentNotFound: {
    code: 1_12266,
    status: 404,
    zh: '没有找到可以举报的对象：您与对方还没有对话，或对方尚未回复',
    en: 'There is no one to report: you have no conversation with this user, or they have not replied yet.',
  },
} as const
