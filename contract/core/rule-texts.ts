import type { Language } from './language'

/** What each breach of a rule says (spec: access §5, §8). */
export const ruleTexts = {
  'account.empty': { zh: '请输入手机号或邮箱', en: 'Please enter your mobile number or email' },
  'account.wrong': { zh: '手机号或邮箱格式不正确', en: 'The mobile number or email is not valid' },
  'password.empty': { zh: '请输入密码', en: 'Please enter your password' },
  'password.login': {
    zh: '密码为 8 至 18 个字符，至少包含字母、数字、特殊字符中的两种',
    en: 'A password has 8 to 18 characters, with at least two of letters, digits, and special characters',
  },
  'password.new': {
    zh: '密码须为 8 至 18 个字符，同时包含字母、数字和特殊字符，且不含空格',
    en: 'The password must have 8 to 18 characters, with letters, digits, and special characters, and no spaces',
  },
  'confirm.empty': { zh: '请再次输入密码', en: 'Please enter the password again' },
  'confirm.differs': { zh: '两次输入的密码不一致', en: 'The two passwords do not match' },
  'code.empty': { zh: '请输入验证码', en: 'Please enter the verification code' },
  'code.format': { zh: '验证码格式不正确，应为 6 位数字', en: 'The verification code must be 6 digits' },
  'captcha.empty': { zh: '请输入图形验证码', en: 'Please enter the characters in the image' },
  'captcha.format': { zh: '图形验证码应为 5 位字符', en: 'Enter the 5 characters in the image' },
  'agreement.required': { zh: '请先阅读并同意协议', en: 'Please agree to the agreements first' },
  'phone.empty': { zh: '请输入手机号', en: 'Please enter your mobile number' },
  'phone.format': { zh: '手机号格式不正确', en: 'The mobile number is not valid' },
  'phone.typed': {
    zh: '手机号格式不正确；境外号码请以 + 和国家代码开头，或改用邮箱',
    en: 'The mobile number is not valid. Outside mainland China, start with + and the country code, or use email.',
  },
  'phone.abroad': { zh: '手机号应为 5 至 13 位数字', en: 'The mobile number must have 5 to 13 digits' },
  'email.empty': { zh: '请输入邮箱', en: 'Please enter your email' },
  'email.format': { zh: '邮箱格式不正确', en: 'The email address is not valid' },
  'email.long': { zh: '邮箱不能超过 100 个字符', en: 'The email address can have up to 100 characters' },
  'email.queryLong': { zh: '邮箱不能超过 50 个字符', en: 'The email address can have up to 50 characters' },
  'name.empty': { zh: '请输入姓名', en: 'Please enter the name' },
  'name.long.zh': { zh: '姓名不能超过 30 个字符', en: 'The Chinese name can have up to 30 characters' },
  'name.long.en': { zh: '英文姓名不能超过 60 个字符', en: 'The name can have up to 60 characters' },
  'company.empty': { zh: '请输入企业名称', en: 'Please enter the company name' },
  'company.long.zh': {
    zh: '企业名称不能超过 30 个字符',
    en: 'The Chinese company name can have up to 30 characters',
  },
  'company.long.en': { zh: '英文企业名称不能超过 60 个字符', en: 'The company name can have up to 60 characters' },
  'reason.empty': { zh: '请填写意见', en: 'Please enter a reason' },
  'nickName.long': { zh: '昵称不能超过 30 个字符', en: 'A nickname can have up to 30 characters' },
  'contact.long.zh': {
    zh: '联系人不能超过 30 个字符',
    en: 'The contact person in Chinese can have up to 30 characters',
  },
  'contact.long.en': { zh: '英文联系人不能超过 60 个字符', en: 'The contact person can have up to 60 characters' },
  'contactPhone.format': {
    zh: '联系电话为 5 至 30 个数字、空格、括号或短横，可以加号开头',
    en: 'Enter 5 to 30 digits, spaces, parentheses, or dashes, optionally starting with a plus',
  },
  'link.empty': { zh: '请输入链接地址', en: 'Please enter a link address' },
  'link.format': { zh: '请输入正确的链接地址', en: 'Please enter a valid link address' },
  'socialCredit.empty': { zh: '请输入统一社会信用代码', en: 'Please enter the unified social credit code' },
  'socialCredit.wrong': {
    zh: '统一社会信用代码不正确，请核对 18 位代码',
    en: 'The unified social credit code is not valid. Please check its 18 characters.',
  },
  'idNumber.empty': { zh: '请输入证件号码', en: 'Please enter the ID number' },
  'idNumber.type': { zh: '请选择证件类型', en: 'Please select an ID type' },
  'idNumber.idCard': { zh: '身份证号码不正确', en: 'The ID card number is not valid' },
  'idNumber.passport': {
    zh: '护照号码应为 5 至 17 位字母或数字',
    en: 'A passport number has 5 to 17 letters and digits',
  },
  'idNumber.officer': {
    zh: '军官证号码不正确，例如：南字第12345678号',
    en: 'The officer card number is not valid. Example: 南字第12345678号',
  },
  'idNumber.hongKong': {
    zh: '香港身份证号码不正确，例如：A123456(3)',
    en: 'The Hong Kong identity card number is not valid. Example: A123456(3)',
  },
  'idNumber.long': { zh: '证件号码不能超过 20 个字符', en: 'The ID number can have up to 20 characters' },
  'industries.empty': { zh: '请选择所属行业', en: 'Please choose an industry' },
  'industries.many': { zh: '最多选择 3 个行业', en: 'Select up to 3 industries' },
  'halls.many': { zh: '最多选择 1 个展馆', en: 'Select only one hall' },
  'pictures.empty': { zh: '请上传展品图片', en: 'Please upload an exhibit image' },
  'pictures.many': { zh: '最多上传 5 张展品图片', en: 'Upload up to 5 exhibit images' },
  'attachments.empty': { zh: '请上传附件', en: 'Please upload a file' },
  'attachments.many': { zh: '最多上传 10 个附件', en: 'Upload up to 10 files' },
  'objectives.empty': { zh: '请选择参与目的', en: 'Please select your objectives' },
  'otherObjective.empty': { zh: '请填写其他目的', en: 'Please enter your other objective' },
  'otherObjective.long': { zh: '其他目的不能超过 20 个字符', en: 'This can have up to 20 characters' },
  'intentions.empty': { zh: '请选择采购意向', en: 'Please select your purchase interests' },
  'validity.empty': {
    zh: '请选择有效期的起止日期，或勾选长期有效',
    en: 'Please select the start and end dates, or “No expiration date”',
  },
  'validity.date': { zh: '有效期日期不正确', en: 'Please enter a valid date' },
  'validity.order': { zh: '有效期的结束日期须晚于开始日期', en: 'The end date must be after the start date' },
  'country.empty': { zh: '请选择国家或地区', en: 'Please choose a country or region' },
  'area.empty': { zh: '请选择省份', en: 'Please choose a province' },
  'city.empty': { zh: '请选择城市', en: 'Please choose a city' },
  'hall.empty': { zh: '请选择展馆', en: 'Please choose a hall' },
  'hall.overseasOnly': {
    zh: '该国家或地区的参展商只能进入海外馆',
    en: 'Exhibitors from this country or region are placed in the overseas hall',
  },
  'hall.notOverseas': {
    zh: '中国大陆的参展商不能选择海外馆',
    en: 'Exhibitors from mainland China cannot choose the overseas hall',
  },
  'category.empty': { zh: '请选择展品类别', en: 'Please choose a product category' },
  'phone.code': { zh: '请先完成手机号或邮箱验证', en: 'Please verify your phone or email first' },
  'live.title': { zh: '请填写中文或英文标题', en: 'Please enter a title in Chinese or English' },
  'live.long': { zh: '标题不能超过 100 个字符', en: 'A title can have up to 100 characters' },
  'live.moment': { zh: '请选择日期和时间', en: 'Please choose a date and time' },
  'live.order': { zh: '结束时间须晚于开始时间', en: 'The end must be after the start' },
  'live.address': {
    zh: '地址须为本站路径或 http(s) 链接',
    en: 'Enter a path on this site or an http(s) link',
  },
  'live.account': { zh: '请填写账号的手机号或邮箱', en: 'Please enter the phone or email of an account' },
  'live.managers': { zh: '最多填写 10 位管理员', en: 'Add up to 10 moderators' },
  'reply.empty': { zh: '请填写答复', en: 'Please write a reply' },
  'feedback.type': { zh: '请选择反馈类型', en: 'Please choose a type' },
  'report.empty': { zh: '请填写情况说明', en: 'Please describe what happened' },
  'report.length': { zh: '情况说明应为 15 至 200 个字符', en: 'Enter 15 to 200 characters' },
  'reportContact.empty': { zh: '请填写联系方式', en: 'Please enter your contact details' },
  'reportContact.format': {
    zh: '请输入正确的手机号、带区号的座机（如 010-12345678）、带国家代码的境外号码（如 +852 91234567）或邮箱',
    en: 'Please enter a valid mobile number, a landline with area code (such as 010-12345678), a number abroad with country code (such as +852 91234567), or an email',
  },
  'screenshots.empty': { zh: '请至少上传一张截图', en: 'Please upload at least one screenshot' },
  'screenshots.many': { zh: '最多上传 3 张截图', en: 'Upload up to 3 screenshots' },
  'choice.wrong': {
    zh: '所选内容已不可用，请重新选择',
    en: 'This option is no longer available. Please choose again.',
  },
} as const satisfies Record<string, RuleText>

/** What is reported about a breach, in both languages. */
interface RuleText {
  zh: string
  en: string
}

/** The rule texts of all domains by name: declared empty here, extended by `contract/catalog/rule-texts.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface DomainRuleTexts {}

/** The name of a broken rule. */
export type RuleBreach = keyof typeof ruleTexts | keyof DomainRuleTexts

const known: Record<string, RuleText | undefined> = { ...ruleTexts }

/** Texts that come with rules of their own: the pages that log people in need none of them. */
export const addRuleTexts = (texts: Record<string, RuleText>): void => void Object.assign(known, texts)

/** Whether a name is that of a breach with a text. */
export const isBreach = (name: string): name is RuleBreach => Object.hasOwn(known, name)

/** The breach in the reader's language. */
export const ruleText = (breach: RuleBreach, language: Language): string =>
  known[breach]?.[language === 'en-US' ? 'en' : 'zh'] ?? ''
