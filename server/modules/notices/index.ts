import { isMainlandPhone } from '../../../contract/core/rules'
import type { Db } from '../../platform/db/database'
import type { Providers } from '../../providers/providers'
import { postMessage } from '../outbox'
import { type NoticeName, notices } from './texts'

export type { NoticeName } from './texts'

interface Receiver {
  phone: string
  email: string
  /** 1 Chinese, 2 English */
  languageType: number
}

const filled = (text: string, parameters: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')

/**
 * Writes a notice in the receiver's language, to be delivered: by SMS to a number of mainland China, else by e-mail.
 * A parameter with both languages is given as a pair.
 */
export async function sendNotice(
  db: Db,
  providers: Providers,
  to: Receiver,
  { name, parameters = {} }: { name: NoticeName; parameters?: Record<string, string | { zh: string; en: string }> },
): Promise<void> {
  const language = to.languageType === 2 ? 'en' : 'zh'
  const said = Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value[language] || value.zh,
    ]),
  )
  const [subject, body] = notices[name][language]
  const bySms = isMainlandPhone(to.phone.replace(/^\+86/, '')) || to.email === ''
  await postMessage(db, providers, {
    channel: bySms ? 'sms' : 'email',
    address: bySms ? to.phone : to.email,
    languageType: language === 'en' ? 2 : 1,
    template: name,
    subject: filled(subject, said),
    body: `${language === 'en' ? '[Yunzhan] ' : '【云展】'}${filled(body, said)}`,
    parameters: Object.values(said),
  })
}
