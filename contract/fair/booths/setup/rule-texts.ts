/** What the breaches of the rules of set-up information say; they come with those rules. */
export const setupRuleTexts = {
  'setupMoment.missing': { zh: '请选择日期和时间', en: 'Please choose a date and time' },
  'setupMoment.order': { zh: '结束时间须晚于开始时间', en: 'The end must be after the start' },
  'setupDismantling.early': {
    zh: '撤展须在布展结束之后开始',
    en: 'Dismantling must start after the build-up has ended',
  },
  'setupNote.long': {
    zh: '说明的每种语言不能超过 1000 个字符',
    en: 'A note can have up to 1,000 characters in each language',
  },
  'setupTitle.empty': {
    zh: '请为每份文件填写中文或英文标题',
    en: 'Please enter a title in Chinese or English for each document',
  },
  'setupTitle.long': {
    zh: '文件标题的每种语言不能超过 80 个字符',
    en: 'A title can have up to 80 characters in each language',
  },
  'setupFile.wrong': { zh: '文件须为不超过 20 MB 的 PDF', en: 'Documents must be PDF files of up to 20 MB' },
} as const satisfies Record<string, { zh: string; en: string }>
