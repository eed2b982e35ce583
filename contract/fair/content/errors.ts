/** Refusals of content management. */
export const contentErrors = {
  ContentNotFound: { code: 2_10710, status: 404, zh: '内容不存在', en: 'Content not found' },
  ContentChanged: {
    code: 2_10711,
    status: 409,
    zh: '{by}刚刚修改了此内容，您的修改尚未保存',
    en: 'This content was just changed by {by}. Your changes are not saved yet.',
  },
  ContentIncomplete: {
    code: 2_10712,
    status: 409,
    zh: '还有必填项未填写，暂不能发布',
    en: 'Required fields are empty. Fill them in before publishing.',
  },
  ContentInUse: {
    code: 2_10713,
    status: 409,
    zh: '还有 {count} 项内容使用它，请先移走再删除',
    en: 'It is still used by {count} items. Please move them before you delete it.',
  },
  ContentDaysWrong: {
    code: 2_10714,
    status: 400,
    zh: '结束时间须晚于开始时间，且晚于现在',
    en: 'The end must be after the start and in the future',
  },
  ContentNotNow: {
    code: 2_10715,
    status: 409,
    zh: '内容的状态已变化，无法如此操作，请刷新',
    en: 'The content’s status has changed, so this is no longer possible. Please refresh.',
  },
  PreviewEnded: {
    code: 2_10716,
    status: 410,
    zh: '预览链接已失效',
    en: 'This preview link has expired',
  },
} as const
