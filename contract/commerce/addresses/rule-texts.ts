/** What the breaches of the rules of addresses say; they come with those rules (spec: live §3). */
export const addressRuleTexts = {
  'consignee.empty': { zh: '请输入收货人', en: 'Please enter the recipient' },
  'consignee.length': {
    zh: '收货人姓名应为 2 至 30 个字符（不含汉字的姓名最多 60 个）',
    en: 'The recipient’s name must have 2 to 60 characters, or up to 30 if it contains Chinese characters',
  },
  'region.empty': { zh: '请选择所在地区', en: 'Please select the region' },
  'region.long': { zh: '州、省或地区不能超过 60 个字符', en: 'The state or region can have up to 60 characters' },
  'addressCity.empty': { zh: '请输入城市', en: 'Please enter the city' },
  'addressCity.long': { zh: '城市不能超过 60 个字符', en: 'The city can have up to 60 characters' },
  'addressDetail.empty': { zh: '请输入详细地址', en: 'Please enter the detailed address' },
  'addressDetail.long': {
    zh: '详细地址不能超过 200 个字符',
    en: 'The detailed address can have up to 200 characters',
  },
  'postalCode.china': { zh: '邮政编码应为 6 位数字', en: 'Postal codes in mainland China have 6 digits' },
  'postalCode.abroad': {
    zh: '邮政编码应为 2 至 10 个字母、数字、空格或短横',
    en: 'Enter 2 to 10 letters, digits, spaces, or dashes',
  },
} as const satisfies Record<string, { zh: string; en: string }>
