import { checkMessage } from '#contract/live/chat/endpoints.ts'
import i18next from 'i18next'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'

/**
 * Throws ApiError as the fair's own sockets refuse sensitive words in a text or its translation (spec: common §5): for a messaging
 * service that refuses none. Needs the texts `chat`.
 */
export async function assertSafeText(text: string, translation = ''): Promise<void> {
  const written = [text, translation].filter((content) => content !== '')
  const checked = written.map((content) => call(checkMessage, { content }, { alerts: false }))
  const sensitiveWords = (await Promise.all(checked)).flatMap((one) => one.sensitiveWords)
  if (sensitiveWords.length === 0) return
  const message = i18next.t('chat:composer.words', { words: sensitiveWords.join(', ') })
  throw new ApiError('refused', 0, message, { error: 'SensitiveWords', words: sensitiveWords })
}
