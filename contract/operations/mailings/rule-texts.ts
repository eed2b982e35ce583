/** Messages for breaches of the campaign rules; loaded together with those rules. */
export const mailingRuleTexts = {
  'mailing.subjectLong': { zh: '主题不能超过 80 个字符', en: 'A subject can have up to 80 characters' },
  'mailing.textLong': { zh: '正文不能超过 2000 个字符', en: 'The text can have up to 2,000 characters' },
  'mailing.both': { zh: '发送前请填写中文和英文', en: 'Please enter Chinese and English text before sending' },
  'mailing.link': {
    zh: '请填写本站页面的地址，不含域名',
    en: 'Please enter a page on this site, such as activity.html#/',
  },
  'mailing.channel': { zh: '请至少选择一种方式', en: 'Please select at least one channel' },
  'mailing.moment': { zh: '请选择以后的时间', en: 'Please select a future time' },
} as const
