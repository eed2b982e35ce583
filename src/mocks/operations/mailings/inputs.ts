import { everybody } from '#contract/operations/audiences/rules.ts'

export const mailing = {
  kind: 'news' as const,
  subject: { zh: '闭幕论坛邀请', en: 'You are invited to the closing forum' },
  text: {
    zh: '闭幕论坛将于最后一天下午举行，欢迎前来。',
    en: 'The closing forum is on the afternoon of the last day.',
  },
  link: 'activity.html#/',
  audience: everybody,
  byNotice: true,
  byMail: true,
}

/** Valid inputs of the campaign calls. */
export const mailingInputs = {
  saveMailing: { id: null, version: 0, key: 'mailing-form-key-0001', mailing },
  testMailing: { id: 1 },
  sendMailing: { id: 1, version: 1, at: null },
  cancelMailing: { id: 2 },
  removeMailing: { id: 4, version: 1 },
  followMailing: { token: 'mailing-token-of-a-mail-0001' },
  unsubscribeMailing: { token: 'mailing-token-of-a-mail-0001' },
}
