/** Refusals of what the organizer does for trade; ours. */
export const businessErrors = {
  AlreadyNudged: {
    code: 1_11101,
    status: 409,
    zh: '48 小时内已经提醒过展商，请稍后再试',
    en: 'Exhibitors were notified within the last 48 hours. Please try again later.',
  },
  NobodyToNudge: {
    code: 1_11102,
    status: 409,
    zh: '没有可以提醒的展商：合适的展商都已报价，或该需求已不再接受报价',
    en: 'No exhibitors to notify: all matching exhibitors have sent quotes, or the sourcing request no longer accepts quotes.',
  },
} as const
