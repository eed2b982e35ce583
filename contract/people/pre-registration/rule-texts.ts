/** What the breaches of the rules of pre-registration say; they come with those rules. */
export const preRegistrationRuleTexts = {
  'preRegistration.contact': { zh: '请填写手机号或邮箱', en: 'Please enter a mobile number or an email' },
  'preRegistration.country': { zh: '请选择国家或地区', en: 'Please choose a country or region' },
  'preRegistration.purposes': { zh: '请选择来访目的', en: 'Please select your purpose of visit' },
  'preRegistrationTitle.long': { zh: '标题不能超过 60 个字符', en: 'A title can have up to 60 characters' },
  'preRegistrationIntro.long': { zh: '说明不能超过 500 个字符', en: 'The introduction can have up to 500 characters' },
} as const
