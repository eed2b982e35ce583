/** Refusals of the personal calendar; ours. */
export const calendarErrors = {
  CalendarNotFound: {
    code: 1_10691,
    status: 404,
    zh: '该日历订阅地址已失效',
    en: 'This calendar address is no longer valid',
  },
  EventNotFound: {
    code: 1_10692,
    status: 404,
    zh: '该活动不存在或已撤下',
    en: 'This event was not found or was withdrawn',
  },
} as const
