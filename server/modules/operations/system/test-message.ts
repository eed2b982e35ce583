import { TEST_MESSAGES_PER_HOUR } from '#contract/operations/system/limits.ts'
import type { TestChannel } from '#contract/operations/system/rules.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { maskAddress } from '#server/platform/mask.ts'
import { describeSafeFailure } from '#server/platform/status/safe-failure.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'

const HOUR_SECONDS = 3_600
/** The template of an outside SMS service: `TENCENT_SMS_TEMPLATES` names its number. */
const TEMPLATE = 'test'

const texts = {
  'zh-CN': { subject: '云展测试消息', text: '这是云展主办方工作台发出的测试消息，收到即表示服务正常。' },
  'en-US': {
    subject: 'Yunzhan test message',
    text: 'This is a test message from the organizer console of Yunzhan. The service works if you can read it.',
  },
}

/** Sends to the viewer's own verified number or address at once, beside the message log, and waits for the service. */
export async function sendTestMessage(context: Context<{ channel: TestChannel }>): Promise<{ to: string }> {
  const { input, language, providers, write } = context
  const { id, phone, email } = await getViewerAccount(context)
  const { sms, mail } = providers
  const to = input.channel === 'sms' ? phone : email
  if (!(input.channel === 'sms' ? sms : mail)) throw fail('NoMessageService')
  if (to === '') throw fail('NoOwnAddress')
  await write((db) => assertWithinLimit(db, `testMessage:${id}`, TEST_MESSAGES_PER_HOUR, HOUR_SECONDS))
  const { subject, text } = texts[language]
  try {
    if (input.channel === 'sms') await sms?.send({ to, language, template: TEMPLATE, parameters: [], text })
    else await mail?.send({ to, subject, text })
  } catch (error) {
    throw fail('TestMessageFailed', { reason: describeSafeFailure(error) })
  }
  return { to: maskAddress(to) }
}
