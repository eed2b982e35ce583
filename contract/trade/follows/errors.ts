/** Refusals of following and collecting; ours. */
export const followErrors = {
  TooManyFollows: {
    code: 1_10681,
    status: 409,
    zh: '同类关注或收藏最多 {max} 个，请先在“关注与收藏”中移除不再需要的',
    en: 'You can save up to {max} items of this type. Remove some under Following first.',
  },
} as const
