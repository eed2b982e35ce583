/** What the breaches of the rules of coupons say; they come with those rules (spec: live §9). */
export const couponRuleTexts = {
  'couponName.empty': { zh: '请填写中文或英文名称', en: 'Please enter a name in Chinese or English' },
  'couponName.long': { zh: '名称不能超过 40 个字符', en: 'A name can have up to 40 characters' },
  'couponOver.wrong': {
    zh: '使用门槛须为 0 至 100 万元，最多两位小数',
    en: 'Enter a minimum amount from 0 to 1,000,000 CNY, with up to two decimals',
  },
  'couponLess.wrong': {
    zh: '减免金额须大于 0、不超过 100 万元，最多两位小数',
    en: 'Enter a discount above 0, up to 1,000,000 CNY, with up to two decimals',
  },
  'couponLess.more': {
    zh: '减免金额不能超过使用门槛；无门槛时请把门槛填为 0',
    en: 'The discount cannot exceed the minimum amount. Enter 0 as the minimum if there is none.',
  },
  'gift.empty': { zh: '请填写礼品说明', en: 'Please enter a gift description' },
  'gift.long': { zh: '礼品说明不能超过 200 个字符', en: 'The gift description can have up to 200 characters' },
  'couponStock.wrong': {
    zh: '发放数量须为 1 至 100 万的整数；不限量请留空',
    en: 'Enter a whole number from 1 to 1,000,000, or leave it empty for no limit',
  },
  'couponPerPerson.wrong': {
    zh: '每人限领数量须为 1 至 20 的整数',
    en: 'Enter a whole number from 1 to 20',
  },
  'couponMoment.wrong': { zh: '请选择日期和时间', en: 'Please choose a date and time' },
  'couponMoment.order': { zh: '结束时间须晚于开始时间', en: 'The end must be after the start' },
  'couponCode.format': {
    zh: '兑换码为 4 至 20 位字母和数字',
    en: 'A code has 4 to 20 letters and digits',
  },
  'couponCode.empty': { zh: '请输入兑换码', en: 'Please enter a code' },
  'couponAddress.empty': { zh: '请选择收货地址', en: 'Please choose a delivery address' },
  'couponScope.many': { zh: '最多选择 50 种票', en: 'Select up to 50 ticket types' },
} as const satisfies Record<string, { zh: string; en: string }>
