/** Refusals of the assistant. */
export const assistantErrors = {
  AssistantTicketUsed: {
    code: 2_10801,
    status: 410,
    zh: '助手的入口已失效，请重新打开',
    en: 'This entrance to the assistant is no longer valid, please open it again',
  },
  AssistantSessionEnded: {
    code: 2_10802,
    status: 410,
    zh: '与助手的对话已超时，请重新提问',
    en: 'Your time with the assistant has run out, please ask again',
  },
  AssistantUnavailable: {
    code: 2_10803,
    status: 503,
    zh: '助手暂时无法回答，请稍后再试',
    en: 'The assistant cannot answer now, please try again later',
  },
} as const
