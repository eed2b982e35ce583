/** Refusals between two sides of trade of which one has blocked the other; codes ours. */
export const blockErrors = {
  /** Also where the viewer is the one who was blocked: it does not reveal which side blocked the other. */
  TradeBlocked: {
    code: 1_11111,
    status: 409,
    zh: '对方暂不接受新的往来',
    en: 'The other party is not accepting new contact from you right now',
  },
  TradeBlockedByYou: {
    code: 1_11112,
    status: 409,
    zh: '您已屏蔽对方，解除后再试',
    en: 'You blocked the other party. Unblock them first.',
  },
} as const
