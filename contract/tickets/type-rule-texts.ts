/** What else the form of a type says; it comes with that form alone. */
export const typeRuleTexts = {
  'quotaChoice.empty': { zh: '请选择库存', en: 'Please choose a quota' },
  'dayPair.empty': { zh: '请选择首日和末日', en: 'Please choose the first and the last day' },
  'confirmSum.wrong': {
    zh: '与退款总额不一致，请核对后重新输入',
    en: 'This is not the sum that is refunded; please check it',
  },
  'callOffReason.empty': { zh: '请选择原因', en: 'Please choose a reason' },
  'callOffTypes.empty': { zh: '请至少选择一个票种', en: 'Please choose at least one type' },
  'momentChoice.empty': { zh: '请选择日期和时间', en: 'Please choose a date and a time' },
} as const
