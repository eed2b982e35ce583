import type { AssistantPort } from '#server/providers/assistant/port.ts'
import type { IdentityPort } from '#server/providers/identity/port.ts'
import type { ImageReviewPort } from '#server/providers/image-review/port.ts'
import type { IngestPort } from '#server/providers/ingest/port.ts'
import type { InvoicePort } from '#server/providers/invoice/port.ts'
import type { LoginIdentityPort } from '#server/providers/login-identity/port.ts'
import type { MailPort } from '#server/providers/mail/port.ts'
import type { MessagingPort } from '#server/providers/messaging/port.ts'
import type { OfficePort } from '#server/providers/office/port.ts'
import type { PaymentPort } from '#server/providers/payment/port.ts'
import type { CashierPort } from '#server/providers/payment/sandbox/cashier.ts'
import type { SmsPort } from '#server/providers/sms/port.ts'
import type { SpeechPort } from '#server/providers/speech/port.ts'
import type { StoragePort } from '#server/providers/storage/port.ts'
import type { TextSafetyPort } from '#server/providers/text-safety/port.ts'
import type { TranslationPort } from '#server/providers/translation/port.ts'

/** The outside services of the fair. `null`: there is none, and the outbox keeps what would have been sent. */
export interface Providers {
  sms: SmsPort | null
  mail: MailPort | null
  identity: IdentityPort
  textSafety: TextSafetyPort
  imageReview: ImageReviewPort
  /** `null`: the fair does not offer it. */
  wechat: LoginIdentityPort | null
  face: LoginIdentityPort | null
  invoice: InvoicePort
  translation: TranslationPort
  speech: SpeechPort
  assistant: AssistantPort
  office: OfficePort
  ingest: IngestPort
  storage: StoragePort
  messaging: MessagingPort
  /** `null`: nobody takes money; then there are only amounts of zero, and bank transfers. */
  payment: PaymentPort | null
  /** Where the sandbox is paid; only it has one. */
  cashier: CashierPort | null
}
