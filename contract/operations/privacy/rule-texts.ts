/** What the breaches of the rules around people's data say; they come with those rules. */
export const privacyRuleTexts = {
  'privacy.phrase': { zh: '请准确输入要求的文字', en: 'Please type the requested text exactly' },
  'privacy.days': {
    zh: '保存期限须为整数天，且不短于所列的最短期限',
    en: 'Enter a whole number of days, at least the listed minimum',
  },
} as const
