import { business } from './business-error'

/** Refusals of the assistant. */
export const assistantErrors = {
  AssistantTicketUsed: business(
    'AssistantTicketUsed',
    'content',
    10801,
    410,
    '助手的入口已失效，请重新打开',
    'This entrance to the assistant is no longer valid, please open it again',
  ),
  AssistantSessionEnded: business(
    'AssistantSessionEnded',
    'content',
    10802,
    410,
    '与助手的对话已超时，请重新提问',
    'Your time with the assistant has run out, please ask again',
  ),
  AssistantUnavailable: business(
    'AssistantUnavailable',
    'content',
    10803,
    503,
    '助手暂时无法回答，请稍后再试',
    'The assistant cannot answer now, please try again later',
  ),
} as const
