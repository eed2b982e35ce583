import type { Config } from '#server/config.ts'
import { failed, type Finding, passed, skipped } from './finding'

/** Templates without which nobody can register or log in by a code. */
const NEEDED = ['code-register', 'code-login'] as const

/** Looks at the settings alone: a message would cost money and reach somebody. */
export function checkSms({ sms, publicUrl }: Pick<Config, 'sms' | 'publicUrl'>): Finding {
  if (!sms && publicUrl === undefined)
    return skipped('SMS', 'no TENCENT_SMS_ settings: messages stay in the message log')
  if (!sms)
    return failed(
      'SMS',
      'no settings, so visitors receive no codes',
      'Set the TENCENT_SMS_ settings (docs/providers.md).',
    )
  const missing = NEEDED.filter((name) => !sms.templates.get(name))
  return missing.length === 0
    ? passed('SMS', 'settings are complete')
    : failed('SMS', `no template for ${missing.join(', ')}`, 'Add them to TENCENT_SMS_TEMPLATES.')
}
