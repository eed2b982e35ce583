/** What the breaches of the rules of messages to many people say; they come with those rules. */
export const mailingRuleTexts = {
  'mailing.subjectLong': { zh: '主题不能超过 80 个字符', en: 'A subject may have at most 80 characters' },
  'mailing.textLong': { zh: '正文不能超过 2000 个字符', en: 'The text may have at most 2,000 characters' },
  'mailing.both': { zh: '发送前请填写中文和英文', en: 'Please write it in Chinese and in English before it is sent' },
  'mailing.link': {
    zh: '请填写本站页面的地址，不含域名',
    en: 'Please enter a page of this site, such as activity.html#/',
  },
  'mailing.channel': { zh: '请至少选择一种方式', en: 'Please choose a way to send it' },
  'mailing.moment': { zh: '请选择以后的时间', en: 'Please choose a time to come' },
} as const
