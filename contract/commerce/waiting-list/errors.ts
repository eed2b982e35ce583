/** Refusals of waiting lists; codes ours. */
export const waitingListErrors = {
  TicketsLeft: {
    code: 1_12141,
    status: 409,
    zh: '「{name}」仍有余票，可直接购买',
    en: 'Tickets of “{name}” are still available. You can order them now.',
  },
  TooManyWaiting: {
    code: 1_12142,
    status: 409,
    zh: '最多同时候补 {max} 个票种，请先退出其中一个',
    en: 'You can be on the waiting list for up to {max} ticket types. Please leave one first.',
  },
  WaitingPlaceNotFound: {
    code: 1_12143,
    status: 404,
    zh: '候补记录不存在',
    en: 'Waiting list entry not found',
  },
  WaitingPlaceOver: {
    code: 1_12144,
    status: 409,
    zh: '该候补已结束，不能再退出',
    en: 'This waiting list entry has ended',
  },
} as const
