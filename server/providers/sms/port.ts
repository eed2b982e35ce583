import type { Language } from '#contract/core/language.ts'

/** What an SMS service is prompted to deliver: the text itself, and the template and parameters it was made from. */
export interface Sms {
  /** With the area code: +8613800138000. */
  to: string
  language: Language
  template: string
  parameters: readonly string[]
  text: string
}

/** Delivers SMS. Rejects when the service did not take the message; the outbox then tries again. */
export interface SmsPort {
  send(sms: Sms): Promise<void>
}
