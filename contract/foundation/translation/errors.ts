/** Refusals of translations. */
export const translationErrors = {
  TranslationUsedUp: {
    code: 1_10680,
    status: 429,
    zh: '今日的翻译额度已用完，请明天再试',
    en: 'Today’s translation quota is used up. Please try again tomorrow.',
  },
} as const
