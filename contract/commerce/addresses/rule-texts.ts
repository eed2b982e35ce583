/** What the breaches of the rules of addresses say; they come with those rules (spec: live §3). */
export const addressRuleTexts = {
  'consignee.empty': { zh: '请输入收货人', en: 'Please enter the consignee' },
  'consignee.length': {
    zh: '收货人姓名应为 2 至 30 个字符（不含汉字的姓名最多 60 个）',
    en: 'The name of the consignee has 2 to 60 characters, 30 where it has Chinese ones',
  },
  'region.empty': { zh: '请选择所在地区', en: 'Please choose the region' },
  'region.long': { zh: '州、省或地区不能超过 60 个字符', en: 'The state or region may have at most 60 characters' },
  'addressCity.empty': { zh: '请输入城市', en: 'Please enter the city' },
  'addressCity.long': { zh: '城市不能超过 60 个字符', en: 'The city may have at most 60 characters' },
  'addressDetail.empty': { zh: '请输入详细地址', en: 'Please enter the detailed address' },
  'addressDetail.long': {
    zh: '详细地址不能超过 200 个字符',
    en: 'The detailed address may have at most 200 characters',
  },
  'postalCode.china': { zh: '邮政编码应为 6 位数字', en: 'A postal code of mainland China has 6 digits' },
  'postalCode.abroad': {
    zh: '邮政编码应为 2 至 10 个字母、数字、空格或短横',
    en: 'A postal code has 2 to 10 letters, digits, blanks or dashes',
  },
} as const satisfies Record<string, { zh: string; en: string }>
