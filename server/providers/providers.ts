import type { AssistantPort } from './assistant/port'
import type { IdentityPort } from './identity/port'
import type { ImageReviewPort } from './image-review/port'
import type { InvoicePort } from './invoice/port'
import type { LoginIdentityPort } from './login-identity/port'
import type { MailPort } from './mail/port'
import type { MessagingPort } from './messaging/port'
import type { OfficePort } from './office/port'
import type { PaymentPort } from './payment/port'
import type { CashierPort } from './payment/sandbox/cashier'
import type { SmsPort } from './sms/port'
import type { StoragePort } from './storage/port'
import type { TextSafetyPort } from './text-safety/port'
import type { TranslationPort } from './translation/port'

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
  assistant: AssistantPort
  office: OfficePort
  storage: StoragePort
  messaging: MessagingPort
  /** `null`: nobody takes money; then there are only amounts of zero, and bank transfers. */
  payment: PaymentPort | null
  /** Where the sandbox is paid; only it has one. */
  cashier: CashierPort | null
}
