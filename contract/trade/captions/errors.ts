/** Refusals of captions and minutes of video meetings; codes ours. */
export const captionErrors = {
  SpeechUnavailable: {
    code: 1_11121,
    status: 409,
    zh: '本展会没有开通语音识别',
    en: 'This fair has no speech recognition',
  },
  SpeechUsedUp: {
    code: 1_11122,
    status: 429,
    zh: '今日的语音识别额度已用完，请明天再试',
    en: 'Today’s speech recognition quota is used up. Please try again tomorrow.',
  },
  BadSpeech: {
    code: 1_11123,
    status: 400,
    zh: '无法识别这种音频格式',
    en: 'This audio format is not supported',
  },
  MinutesChanged: {
    code: 1_11124,
    status: 409,
    zh: '纪要刚刚有改动，请刷新后再保存',
    en: 'The minutes just changed. Please refresh before you save.',
  },
  MinutesLineNotFound: {
    code: 1_11125,
    status: 404,
    zh: '没有这一条记录，它可能已被删除',
    en: 'This line was not found. It may have been deleted.',
  },
} as const
