/** What the breaches of the rules of trade say; they come with those rules (spec: live §5, §8). */
export const tradeRuleTexts = {
  'demandTitle.empty': { zh: '请填写中文或英文标题', en: 'Please enter a title in Chinese or English' },
  'demandTitle.long': { zh: '标题不能超过 60 个字符', en: 'A title can have up to 60 characters' },
  'quantity.empty': { zh: '请填写数量', en: 'Please enter a quantity' },
  'quantity.wrong': {
    zh: '数量须大于 0、不超过 10 亿，且最多两位小数',
    en: 'Enter a quantity above 0, up to 1,000,000,000, with up to two decimals',
  },
  'quantity.accepted': {
    zh: '数量不能少于已接受的数量',
    en: 'The quantity cannot be less than the quantity already accepted',
  },
  'quantity.whole': {
    zh: '数量须为 1 至 1000 万的整数',
    en: 'Enter a whole number from 1 to 10 million',
  },
  'price.expected': {
    zh: '单价须为 0 至 10 亿，最多两位小数',
    en: 'Enter a unit price from 0 to 1 billion, with up to two decimals',
  },
  'unit.empty': { zh: '请选择单位', en: 'Please choose a unit' },
  'price.empty': { zh: '请填写单价', en: 'Please enter the unit price' },
  'price.wrong': {
    zh: '单价须大于 0、小于 100 亿，且最多两位小数',
    en: 'Enter a unit price above 0 and below 10,000,000,000, with up to two decimals',
  },
  'files.many': { zh: '最多上传 3 个附件', en: 'Upload up to 3 files' },
  'files.type': {
    zh: '附件须为 PDF、Word、Excel 或 PowerPoint 文件',
    en: 'Files must be PDF, Word, Excel, or PowerPoint',
  },
  'supplement.long': {
    zh: '补充说明中英文各不能超过 200 字',
    en: 'Details can have up to 200 characters in each language',
  },
  'validUntil.range': {
    zh: '有效期须为今天起第 7 至 90 天',
    en: 'The closing date must be 7 to 90 days from today',
  },
  'deliverBy.wrong': {
    zh: '交货日期须为今天起两年内的日期',
    en: 'Select a date within two years from today',
  },
  'exhibitors.many': { zh: '最多指定 20 家展商', en: 'Select up to 20 exhibitors' },
  'contactPerson.empty': { zh: '请填写联系人', en: 'Please enter a contact person' },
  'offerUntil.range': {
    zh: '报价有效期须为今天起 90 天内的日期',
    en: 'Select a date within 90 days from today',
  },
  'note.long': { zh: '说明不能超过 200 字', en: 'A note can have up to 200 characters' },
  'offeredExhibits.many': { zh: '最多选择 5 件展品', en: 'Select up to 5 exhibits' },
  'nextStep.long': { zh: '下一步不能超过 200 字', en: 'The next step can have up to 200 characters' },
  'nextDay.wrong': { zh: '请选择正确的日期', en: 'Please select a valid date' },
  'leadNote.empty': { zh: '请填写备注内容', en: 'Please write a note' },
  'leadNote.long': { zh: '备注不能超过 500 字', en: 'A note can have up to 500 characters' },
  'cardCompany.long': { zh: '企业名称不能超过 100 字', en: 'The company can have up to 100 characters' },
  'cardCode.wrong': {
    zh: '名片码为 8 位数字和字母，请核对',
    en: 'A card code has 8 digits and letters. Please check it.',
  },
} as const satisfies Record<string, { zh: string; en: string }>
