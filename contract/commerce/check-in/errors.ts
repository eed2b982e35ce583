/** Refusals of check-in; codes ours. */
export const checkInErrors = {
  CheckListNotFound: { code: 1_12041, status: 404, zh: '检票名单不存在', en: 'Entrance not found' },
  CheckListChanged: {
    code: 1_12042,
    status: 409,
    zh: '检票名单刚刚有变动，请刷新后再操作',
    en: 'The entrance was just changed. Please refresh and try again.',
  },
  CheckListClosed: { code: 1_12043, status: 409, zh: '该检票名单已关闭', en: 'This entrance is closed' },
} as const
