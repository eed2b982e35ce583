import type { Language } from './language'

/** What each breach of a rule says (spec: access §5, §8). */
export const ruleTexts = {
  'account.empty': { zh: '请输入手机号或邮箱', en: 'Please enter your mobile number or e-mail' },
  'account.wrong': { zh: '手机号或邮箱格式不正确', en: 'The mobile number or e-mail is not valid' },
  'password.empty': { zh: '请输入密码', en: 'Please enter your password' },
  'password.login': {
    zh: '密码为 8 至 18 个字符，至少包含字母、数字、特殊字符中的两种',
    en: 'A password has 8 to 18 characters, with at least two of letters, digits and special characters',
  },
  'password.new': {
    zh: '密码须为 8 至 18 个字符，同时包含字母、数字和特殊字符，且不含空格',
    en: 'The password must have 8 to 18 characters, with letters, digits and special characters, and no spaces',
  },
  'confirm.empty': { zh: '请再次输入密码', en: 'Please enter the password again' },
  'confirm.differs': { zh: '两次输入的密码不一致', en: 'The two passwords do not match' },
  'code.empty': { zh: '请输入验证码', en: 'Please enter the verification code' },
  'code.format': { zh: '验证码格式不正确，应为 6 位数字', en: 'The verification code must be 6 digits' },
  'captcha.empty': { zh: '请输入图形验证码', en: 'Please enter the characters in the picture' },
  'captcha.format': { zh: '图形验证码应为 5 位字符', en: 'The picture shows exactly 5 characters' },
  'agreement.required': { zh: '请先阅读并同意协议', en: 'Please agree to the agreements first' },
  'phone.empty': { zh: '请输入手机号', en: 'Please enter your mobile number' },
  'phone.format': { zh: '手机号格式不正确', en: 'The mobile number is not valid' },
  'phone.typed': {
    zh: '手机号格式不正确；境外号码请以 + 和国家代码开头，或改用邮箱',
    en: 'The mobile number is not valid; from outside mainland China, begin with + and the country code, or use e-mail',
  },
  'phone.abroad': { zh: '手机号应为 5 至 13 位数字', en: 'The mobile number must have 5 to 13 digits' },
  'email.empty': { zh: '请输入邮箱', en: 'Please enter your e-mail' },
  'email.format': { zh: '邮箱格式不正确', en: 'The e-mail address is not valid' },
  'email.long': { zh: '邮箱不能超过 100 个字符', en: 'The e-mail address may have at most 100 characters' },
  'email.queryLong': { zh: '邮箱不能超过 50 个字符', en: 'The e-mail address may have at most 50 characters' },
  'name.empty': { zh: '请输入姓名', en: 'Please enter the name' },
  'name.long.zh': { zh: '姓名不能超过 30 个字符', en: 'The Chinese name may have at most 30 characters' },
  'name.long.en': { zh: '英文姓名不能超过 60 个字符', en: 'The name may have at most 60 characters' },
  'company.empty': { zh: '请输入企业名称', en: 'Please enter the company name' },
  'company.long.zh': {
    zh: '企业名称不能超过 30 个字符',
    en: 'The Chinese company name may have at most 30 characters',
  },
  'company.long.en': { zh: '英文企业名称不能超过 60 个字符', en: 'The company name may have at most 60 characters' },
  'reason.empty': { zh: '请填写意见', en: 'Please give a reason' },
  'nickName.long': { zh: '昵称不能超过 30 个字符', en: 'A nickname may have at most 30 characters' },
  'contact.long.zh': {
    zh: '联系人不能超过 30 个字符',
    en: 'The contact person in Chinese may have at most 30 characters',
  },
  'contact.long.en': { zh: '英文联系人不能超过 60 个字符', en: 'The contact person may have at most 60 characters' },
  'contactPhone.format': {
    zh: '联系电话为 5 至 30 个数字、空格、括号或短横，可以加号开头',
    en: 'A contact phone has 5 to 30 digits, blanks, brackets or dashes, and may begin with a plus',
  },
  'link.empty': { zh: '请输入链接地址', en: 'Please enter a link address' },
  'link.format': { zh: '请输入正确的链接地址', en: 'Please enter a correct link address' },
  'socialCredit.empty': { zh: '请输入统一社会信用代码', en: 'Please enter the unified social credit code' },
  'socialCredit.wrong': {
    zh: '统一社会信用代码不正确，请核对 18 位代码',
    en: 'The unified social credit code is not valid; please check its 18 characters',
  },
  'idNumber.empty': { zh: '请输入证件号码', en: 'Please enter the ID number' },
  'idNumber.type': { zh: '请选择证件类型', en: 'Please choose the type of ID' },
  'idNumber.idCard': { zh: '身份证号码不正确', en: 'The ID card number is not valid' },
  'idNumber.passport': {
    zh: '护照号码应为 5 至 17 位字母或数字',
    en: 'A passport number has 5 to 17 letters and digits',
  },
  'idNumber.officer': {
    zh: '军官证号码不正确，例如：南字第12345678号',
    en: 'The officer card number is not valid; it looks like 南字第12345678号',
  },
  'idNumber.hongKong': {
    zh: '香港身份证号码不正确，例如：A123456(3)',
    en: 'The Hong Kong identity card number is not valid; it looks like A123456(3)',
  },
  'idNumber.long': { zh: '证件号码不能超过 20 个字符', en: 'The ID number may have at most 20 characters' },
  'industries.empty': { zh: '请选择所属行业', en: 'Please choose an industry' },
  'industries.many': { zh: '最多选择 3 个行业', en: 'You may choose at most 3 industries' },
  'halls.many': { zh: '最多选择 1 个展馆', en: 'You may choose only one hall' },
  'pictures.empty': { zh: '请上传展品图片', en: 'Please upload a picture of your exhibits' },
  'pictures.many': { zh: '最多上传 5 张展品图片', en: 'You may upload at most 5 pictures of exhibits' },
  'attachments.empty': { zh: '请上传附件', en: 'Please upload a file' },
  'attachments.many': { zh: '最多上传 10 个附件', en: 'You may upload at most 10 files' },
  'objectives.empty': { zh: '请选择参与目的', en: 'Please choose what you come for' },
  'otherObjective.empty': { zh: '请填写其他目的', en: 'Please say what else you come for' },
  'otherObjective.long': { zh: '其他目的不能超过 20 个字符', en: 'This may have at most 20 characters' },
  'intentions.empty': { zh: '请选择采购意向', en: 'Please choose what you wish to purchase' },
  'validity.empty': {
    zh: '请选择有效期的起止日期，或勾选长期有效',
    en: 'Please choose the start and end dates, or long-term validity',
  },
  'validity.date': { zh: '有效期日期不正确', en: 'This is not a date' },
  'validity.order': { zh: '有效期的结束日期须晚于开始日期', en: 'The end date must be after the start date' },
  'country.empty': { zh: '请选择国家或地区', en: 'Please choose a country or region' },
  'area.empty': { zh: '请选择省份', en: 'Please choose a province' },
  'city.empty': { zh: '请选择城市', en: 'Please choose a city' },
  'hall.empty': { zh: '请选择展馆', en: 'Please choose a hall' },
  'hall.overseasOnly': {
    zh: '该国家或地区的参展商只能进入海外馆',
    en: 'Exhibitors of this country or region show in the overseas hall',
  },
  'hall.notOverseas': {
    zh: '中国大陆的参展商不能选择海外馆',
    en: 'Exhibitors of mainland China cannot choose the overseas hall',
  },
  'category.empty': { zh: '请选择展品类别', en: 'Please choose a product category' },
  'phone.code': { zh: '请先完成手机号或邮箱验证', en: 'Please verify your phone or e-mail first' },
  'live.title': { zh: '请填写中文或英文标题', en: 'Please enter a title in Chinese or English' },
  'live.long': { zh: '标题不能超过 100 个字符', en: 'A title may have at most 100 characters' },
  'live.moment': { zh: '请选择日期和时间', en: 'Please choose a date and time' },
  'live.order': { zh: '结束时间须晚于开始时间', en: 'The end must come after the start' },
  'live.address': {
    zh: '地址须为本站路径或 http(s) 链接',
    en: 'An address must be a path of this site or an http(s) link',
  },
  'live.account': { zh: '请填写账号的手机号或邮箱', en: 'Please enter the phone or e-mail of an account' },
  'live.managers': { zh: '最多填写 10 位管理员', en: 'You may name at most 10 managers' },
  'reply.empty': { zh: '请填写答复', en: 'Please write an answer' },
  'feedback.type': { zh: '请选择反馈类型', en: 'Please choose a type' },
  'report.empty': { zh: '请填写情况说明', en: 'Please say what happened' },
  'report.length': { zh: '情况说明应为 15 至 200 个字符', en: 'This must have 15 to 200 characters' },
  'reportContact.empty': { zh: '请填写联系方式', en: 'Please say how to reach you' },
  'reportContact.format': {
    zh: '请输入正确的手机号、带区号的座机（如 010-12345678）、带国家代码的境外号码（如 +852 91234567）或邮箱',
    en: 'Please enter a valid mobile number, a landline with its area code (such as 010-12345678), a number abroad with its country code (such as +852 91234567), or an e-mail',
  },
  'screenshots.empty': { zh: '请至少上传一张截图', en: 'Please upload at least one screenshot' },
  'screenshots.many': { zh: '最多上传 3 张截图', en: 'You may upload at most 3 screenshots' },
  'choice.wrong': {
    zh: '所选内容已不可用，请重新选择',
    en: 'What was chosen is no longer offered, please choose again',
  },
} as const satisfies Record<string, RuleText>

/** What is said of a breach, in both languages. */
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

/** Whether a name is that of a breach whose text is there. */
export const isBreach = (name: string): name is RuleBreach => Object.hasOwn(known, name)

/** The breach in the reader's language. */
export const ruleText = (breach: RuleBreach, language: Language): string =>
  known[breach]?.[language === 'en-US' ? 'en' : 'zh'] ?? ''
