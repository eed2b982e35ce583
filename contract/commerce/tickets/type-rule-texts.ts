/** What else is reported about a type; the form of types and the server have it, visitors do not. */
export const typeRuleTexts = {
  'quotaChoice.empty': { zh: '请选择库存', en: 'Please choose a quota' },
  'dayPair.empty': { zh: '请选择首日和末日', en: 'Please select the first and last day' },
  'confirmSum.wrong': {
    zh: '与退款总额不一致，请核对后重新输入',
    en: 'This does not match the total refund. Please check it.',
  },
  'callOffReason.empty': { zh: '请选择原因', en: 'Please select a reason' },
  'callOffTypes.empty': { zh: '请至少选择一个票种', en: 'Please select at least one ticket type' },
  'badge.nameless': {
    zh: '证件须实名，请开启“实名购票”',
    en: 'Badges require a name. Please turn on “Real-name ticket”.',
  },
  'momentChoice.empty': { zh: '请选择日期和时间', en: 'Please choose a date and a time' },
} as const
