/** Refusals of notices; ours. */
export const noticeErrors = {
  NoticeNotFound: { code: 1_10682, status: 404, zh: '通知不存在', en: 'Notification not found' },
  NoticeKindLocked: {
    code: 1_10683,
    status: 409,
    zh: '此类通知关系到您的权益，不能关闭',
    en: 'These notifications concern your rights and cannot be turned off',
  },
} as const
