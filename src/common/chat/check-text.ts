import { checkMessage } from '../../../contract/chat'
import { SENSITIVE_TOAST_MS } from '../../../contract/live-limits'
import i18next from 'i18next'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'
import { showToast } from '../ui/notices'

/** Whether a text may be sent; if not, a toast says why (spec: common §5, §8: the words, for 10 s). */
export async function checkText(content: string): Promise<boolean> {
  try {
    const { sensitiveWords } = await call(checkMessage, { content }, { alerts: false })
    if (sensitiveWords.length === 0) return true
    showToast(i18next.t('chat:composer.words', { words: sensitiveWords.join(', ') }), SENSITIVE_TOAST_MS)
  } catch (error) {
    showToast(error instanceof ApiError && error.message ? error.message : i18next.t('chat:composer.unchecked'))
  }
  return false
}
