import { ConfigError } from '../platform/config'
import { embeddedAssistant } from './assistant/embedded'
import { openAiAssistant } from './assistant/openai'
import { embeddedIdentity } from './identity/embedded'
import { httpIdentity } from './identity/http'
import { embeddedImageReview } from './image-review/embedded'
import { httpImageReview } from './image-review/http'
import { embeddedInvoice } from './invoice/embedded'
import { httpInvoice } from './invoice/http'
import { httpFace } from './login-identity/face-http'
import { sandboxIdentity } from './login-identity/sandbox'
import { wechatIdentity } from './login-identity/wechat'
import type { MailPort } from './mail/port'
import { smtpMail } from './mail/smtp'
import { embeddedMessaging } from './messaging/embedded'
import { tencentMessaging } from './messaging/tencent'
import { embeddedOffice } from './office/embedded'
import { gotenbergOffice } from './office/gotenberg'
import { toOwnAddress } from '../platform/own-address'
import { outsideTransactions } from './outside-transactions'
import { openSandbox } from './payment/sandbox/sandbox'
import { readWechatPaySettings } from './payment/wechat/settings'
import { wechatPay } from './payment/wechat/wechat-pay'
import type { Providers } from './providers'
import { tencentSms } from './sms/tencent'
import { openStorage } from './storage/open'
import { embeddedTextSafety } from './text-safety/embedded'
import { httpTextSafety } from './text-safety/http'
import { embeddedTranslation } from './translation/embedded'
import { httpTranslation } from './translation/http'
import type { Config } from '../config'

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
 * The outside services as the settings name them, embedded where they name none; none may be asked within a
 * transaction. Throws ConfigError.
 */
export function openProviders(config: Config): Providers {
  const { sms, identity, textSafety, imageReview, wechat, face, invoice, translation, assistant, messaging, office } =
    config
  return outsideTransactions({
    sms: sms ? tencentSms(sms) : null,
    mail: openMail(config),
    identity: identity ? httpIdentity(identity) : embeddedIdentity,
    textSafety: textSafety ? httpTextSafety(textSafety) : embeddedTextSafety(),
    imageReview: imageReview ? httpImageReview(imageReview) : embeddedImageReview,
    wechat: wechat ? wechatIdentity(wechat) : trialIdentity(config, 'wechat'),
    face: face ? httpFace(face) : trialIdentity(config, 'face'),
    invoice: invoice ? httpInvoice(invoice) : embeddedInvoice,
    translation: translation ? httpTranslation(translation) : embeddedTranslation,
    assistant: assistant ? openAiAssistant(assistant) : embeddedAssistant,
    office: office ? gotenbergOffice(office) : embeddedOffice,
    storage: openStorage(config),
    messaging: messaging ? tencentMessaging(messaging) : embeddedMessaging,
    ...openPayment(config),
  })
}
