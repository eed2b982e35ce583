/** Refusals of notices; ours. */
export const noticeErrors = {
  NoticeNotFound: { code: 1_10682, status: 404, zh: '通知不存在', en: 'This notice does not exist' },
  NoticeKindLocked: {
    code: 1_10683,
    status: 409,
    zh: '此类通知关系到您的权益，不能关闭',
    en: 'These notices concern your rights and cannot be switched off',
  },
} as const
