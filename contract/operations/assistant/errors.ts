/** Refusals of the assistant. */
export const assistantErrors = {
  AssistantTicketUsed: {
    code: 2_10801,
    status: 410,
    zh: '助手的入口已失效，请重新打开',
    en: 'This assistant link is no longer valid. Please open the assistant again.',
  },
  AssistantSessionEnded: {
    code: 2_10802,
    status: 410,
    zh: '与助手的对话已超时，请重新提问',
    en: 'Your assistant session has expired. Please ask again.',
  },
  AssistantUnavailable: {
    code: 2_10803,
    status: 503,
    zh: '助手暂时无法回答，请稍后再试',
    en: 'The assistant is not available right now. Please try again later.',
  },
} as const
