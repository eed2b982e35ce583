/** What the breaches of the rules around people's data say; they come with those rules. */
export const privacyRuleTexts = {
  'privacy.phrase': { zh: '请准确输入要求的文字', en: 'Please type exactly what is asked for' },
  'privacy.days': {
    zh: '保存期限须为整数天，且不短于所列的最短期限',
    en: 'A whole number of days, not below the shortest that is named',
  },
} as const
