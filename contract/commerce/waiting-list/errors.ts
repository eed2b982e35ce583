/** Refusals of waiting lists; codes ours. */
export const waitingListErrors = {
  TicketsLeft: {
    code: 1_12141,
    status: 409,
    zh: '「{name}」仍有余票，可直接购买',
    en: 'Tickets of “{name}” are left: you can order them at once',
  },
  TooManyWaiting: {
    code: 1_12142,
    status: 409,
    zh: '最多同时候补 {max} 个票种，请先退出其中一个',
    en: 'You can wait for at most {max} types at once; please leave one first',
  },
  WaitingPlaceNotFound: {
    code: 1_12143,
    status: 404,
    zh: '候补记录不存在',
    en: 'This place in the queue does not exist',
  },
  WaitingPlaceOver: {
    code: 1_12144,
    status: 409,
    zh: '该候补已结束，不能再退出',
    en: 'This place in the queue is over and cannot be left',
  },
} as const
