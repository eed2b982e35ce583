import { ConfigError } from '#server/platform/config.ts'
import { embeddedAssistant } from '#server/providers/assistant/embedded.ts'
import { openAiAssistant } from '#server/providers/assistant/openai.ts'
import { embeddedIdentity } from '#server/providers/identity/embedded.ts'
import { httpIdentity } from '#server/providers/identity/http.ts'
import { embeddedImageReview } from '#server/providers/image-review/embedded.ts'
import { httpImageReview } from '#server/providers/image-review/http.ts'
import { openIngest } from '#server/providers/ingest/open.ts'
import { embeddedInvoice } from '#server/providers/invoice/embedded.ts'
import { httpInvoice } from '#server/providers/invoice/http.ts'
import { httpFace } from '#server/providers/login-identity/face-http.ts'
import { sandboxIdentity } from '#server/providers/login-identity/sandbox.ts'
import { wechatIdentity } from '#server/providers/login-identity/wechat.ts'
import type { MailPort } from '#server/providers/mail/port.ts'
import { smtpMail } from '#server/providers/mail/smtp.ts'
import { embeddedMessaging } from '#server/providers/messaging/embedded.ts'
import { tencentMessaging } from '#server/providers/messaging/tencent.ts'
import { embeddedOffice } from '#server/providers/office/embedded.ts'
import { gotenbergOffice } from '#server/providers/office/gotenberg.ts'
import { toOwnAddress } from '#server/platform/own-address.ts'
import type { OnProviderCall } from '#server/platform/metrics/work.ts'
import { driversOf } from './drivers'
import { observeCalls } from './observe-calls'
import { outsideTransactions } from './outside-transactions'
import { openSandbox } from '#server/providers/payment/sandbox/sandbox.ts'
import { readWechatPaySettings } from '#server/providers/payment/wechat/settings.ts'
import { wechatPay } from '#server/providers/payment/wechat/wechat-pay.ts'
import type { Providers } from './providers'
import { tencentSms } from '#server/providers/sms/tencent.ts'
import { embeddedSpeech } from '#server/providers/speech/embedded.ts'
import { openAiSpeech } from '#server/providers/speech/openai.ts'
import { openStorage } from '#server/providers/storage/open.ts'
import { embeddedTextSafety } from '#server/providers/text-safety/embedded.ts'
import { httpTextSafety } from '#server/providers/text-safety/http.ts'
import { openTranslation } from '#server/providers/translation/open.ts'
import type { Config } from '#server/config.ts'

function openMail({ mail }: Config): MailPort | null {
  if (!mail) return null
  if (mail.from === '') throw new ConfigError('MAIL_FROM: SMTP_URL needs the address that mail is from')
  return smtpMail(mail)
}

/** Who takes money: WeChat Pay, in a demo fair without it a sandbox, else nobody. */
function openPayment(config: Config): Pick<Providers, 'payment' | 'cashier'> {
  if (config.wechatPay) {
    if (!config.publicUrl) throw new ConfigError('PUBLIC_URL: WeChat Pay needs the address that it tells of payments')
    return { payment: wechatPay(readWechatPaySettings(config.wechatPay)), cashier: null }
  }
  if (!config.demo) return { payment: null, cashier: null }
  return openSandbox({ dataDir: config.dataDir, address: toOwnAddress(config) })
}

/** Our own page in a service's place says nothing of who answers it: it is there to try the fair out. */
const trialIdentity = ({ demo }: Config, kind: 'wechat' | 'face') => (demo ? sandboxIdentity(kind) : null)

/**
 * The outside services as the settings name them, embedded where they name none; none may be requested within a
 * transaction. Each call is reported to `onCall`. Throws ConfigError.
 */
export function openProviders(config: Config, onCall?: OnProviderCall): Providers {
  const { sms, identity, textSafety, imageReview, wechat, face, invoice, assistant, messaging, office, speech } = config
  const ports: Providers = {
    sms: sms ? tencentSms(sms) : null,
    mail: openMail(config),
    identity: identity ? httpIdentity(identity) : embeddedIdentity,
    textSafety: textSafety ? httpTextSafety(textSafety) : embeddedTextSafety(),
    imageReview: imageReview ? httpImageReview(imageReview) : embeddedImageReview,
    wechat: wechat ? wechatIdentity(wechat) : trialIdentity(config, 'wechat'),
    face: face ? httpFace(face) : trialIdentity(config, 'face'),
    invoice: invoice ? httpInvoice(invoice) : embeddedInvoice,
    translation: openTranslation(config),
    speech: speech ? openAiSpeech(speech) : embeddedSpeech,
    assistant: assistant ? openAiAssistant(assistant) : embeddedAssistant,
    ingest: openIngest(config),
    office: office ? gotenbergOffice(office) : embeddedOffice,
    storage: openStorage(config),
    messaging: messaging ? tencentMessaging(messaging) : embeddedMessaging,
    ...openPayment(config),
  }
  return outsideTransactions(observeCalls(ports, driversOf(config), onCall))
}
