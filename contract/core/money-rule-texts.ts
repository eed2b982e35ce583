/** What the breaches of the rules of tickets and orders say; they come with those rules. */
export const moneyRuleTexts = {
  'holder.name': { zh: '请输入持票人姓名', en: 'Please enter the name of the ticket holder' },
  'holder.nameLong': { zh: '姓名不能超过 60 个字符', en: 'The name may have at most 60 characters' },
  'holder.pass': {
    zh: '通行证号码不正确，例如：H12345678、M1234567801 或 8 位数字',
    en: 'The pass number is not valid; it looks like H12345678, M1234567801, or has 8 digits',
  },
  'holder.twice': { zh: '同一证件号码填写了两次', en: 'This ID number is given twice' },
  'holder.missing': { zh: '请填写每位持票人的实名信息', en: 'Please name the holder of every ticket' },
  'tickets.quantity': { zh: '张数须为 1 至 50 的整数', en: 'The number of tickets is a whole number from 1 to 50' },
  'tickets.perOrder': { zh: '超过每单限购张数', en: 'This is more than one order may have' },
  'tickets.choose': { zh: '请至少选择一张门票', en: 'Please choose at least one ticket' },
  'tickets.many': { zh: '每单最多 50 张门票', en: 'One order may have at most 50 tickets' },
  'contactName.empty': { zh: '请输入联系人姓名', en: 'Please enter the name of the contact' },
  'ticketName.empty': { zh: '请填写中文和英文名称', en: 'Please enter the name in Chinese and in English' },
  'ticketName.long': { zh: '名称不能超过 40 个字符', en: 'A name may have at most 40 characters' },
  'ticketText.long': { zh: '说明不能超过 300 个字符', en: 'The description may have at most 300 characters' },
  'fen.wrong': {
    zh: '价格须为 0 至 10 万元，最多两位小数',
    en: 'A price is from 0 to 100,000 yuan, with two decimals at most',
  },
  'days.order': { zh: '结束日期不能早于开始日期', en: 'The last day cannot be before the first' },
  'hours.order': { zh: '结束时间须晚于开始时间', en: 'The closing hour must be after the opening hour' },
  'sale.order': { zh: '停售时间须晚于开售时间', en: 'The sale must end after it begins' },
  'feePercent.wrong': { zh: '手续费比例须为 0 至 100 的整数', en: 'The fee is a whole number from 0 to 100 percent' },
  'perPerson.wrong': {
    zh: '每人限购不能少于每单限购',
    en: 'The limit per person cannot be less than the limit per order',
  },
  'capacity.wrong': { zh: '数量须为 1 至 100 万的整数', en: 'A number is a whole number from 1 to 1,000,000' },
  'refund.choose': { zh: '请选择要退的门票', en: 'Please choose what is to be refunded' },
} as const
