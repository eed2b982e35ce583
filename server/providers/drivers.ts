import type { Config } from '#server/config.ts'
import type { Providers } from './providers'
import { chosenTranslation } from '#server/providers/translation/chosen.ts'

/** What serves each port; `null`: nothing does. */
export type Drivers = Readonly<Record<keyof Providers, string | null>>

/** The drivers that the settings choose. */
export function driversOf(config: Config): Drivers {
  const { sms, mail, identity, textSafety, imageReview, wechat, face, invoice, assistant, office, s3, speech } = config
  const http = (service: unknown) => (service ? 'http' : 'embedded')
  const trial = config.demo ? 'sandbox' : null
  return {
    sms: sms ? 'tencent' : null,
    mail: mail ? 'smtp' : null,
    identity: http(identity),
    textSafety: http(textSafety),
    imageReview: http(imageReview),
    wechat: wechat ? 'wechat' : trial,
    face: face ? 'http' : trial,
    invoice: http(invoice),
    translation: chosenTranslation(config).join(', ') || 'embedded',
    speech: speech ? 'openai' : 'embedded',
    assistant: assistant ? 'openai' : 'embedded',
    ingest: config.ingest.mediamtx ? 'mediamtx' : config.ingest.tencent ? 'tencent' : 'embedded',
    office: office ? 'gotenberg' : 'embedded',
    storage: s3 ? 's3' : 'disk',
    messaging: config.messaging ? 'tencent' : 'yunzhan',
    payment: config.wechatPay ? 'wechat' : trial,
    cashier: config.wechatPay ? null : trial,
  }
}
