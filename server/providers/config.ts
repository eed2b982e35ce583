import * as z from 'zod'
import { httpService } from './http-service'
import { translationDrivers } from '#contract/foundation/translation/rules.ts'
import { ingestConfig } from '#server/providers/ingest/settings.ts'
import { speechConfig } from '#server/providers/speech/settings.ts'
import { translationConfig } from '#server/providers/translation/settings.ts'
import type { WechatPayConfig } from '#server/providers/payment/wechat/settings.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const text = z.string().min(1)
const streamAddress = (protocol: RegExp) => z.url({ protocol }).transform((url) => url.replace(/\/+$/, ''))
const domain = z.string().regex(/^[a-z0-9.-]+$/i, 'give a host name alone')

/**
 * The settings of outside services; a service with none is embedded (docs/providers.md). `npm run settings` documents them by
 * their comments and `Section` lines.
 */
export const providerSettings = {
  // Section: SMS by Tencent Cloud
  /**
   * The SecretId of the API key.
   * @example AKID...
   */
  TENCENT_SMS_ID: text.optional(),
  /** The SecretKey of the API key. */
  TENCENT_SMS_KEY: text.optional(),
  /**
   * The SdkAppId of the SMS application.
   * @example 1400006666
   */
  TENCENT_SMS_APP: text.optional(),
  /**
   * The approved signature, without brackets.
   * @example 云展
   */
  TENCENT_SMS_SIGN: text.optional(),
  /**
   * Numbers of the approved templates as `name=number` by comma; `name.en` is the English one. See providers.md.
   * @example code-login=1001,code-login.en=1002
   */
  TENCENT_SMS_TEMPLATES: text.optional(),
  // Section: Messages by Tencent IM
  /**
   * The SdkAppId of the application that carries messages instead of the sockets of the fair.
   * @example 1400000000
   */
  TENCENT_IM_APP_ID: z.coerce.number().int().positive().optional(),
  /** The key of that application. */
  TENCENT_IM_KEY: text.optional(),
  /** The account that may use its REST interface. */
  TENCENT_IM_ADMIN: text.default('administrator'),
  /** The address of its REST interface, which differs outside China. */
  TENCENT_IM_URL: address.default('https://console.tim.qq.com'),
  // Section: E-mail
  /**
   * The SMTP server; `smtps://` for TLS from the first byte.
   * @example smtp://user:password@mail.example:587
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /**
   * The sender of e-mails.
   * @example 云展 <fair@mail.example>
   */
  MAIL_FROM: text.optional(),
  // Section: Identity checks
  /**
   * The service that checks whether a name and an ID number belong together.
   * @example https://identity.example/check
   */
  IDENTITY_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  IDENTITY_KEY: text.optional(),
  // Section: Review of texts and pictures
  /**
   * The service that reviews texts.
   * @example https://review.example/text
   */
  TEXT_SAFETY_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  TEXT_SAFETY_KEY: text.optional(),
  /**
   * The service that reviews pictures.
   * @example https://review.example/image
   */
  IMAGE_REVIEW_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  IMAGE_REVIEW_KEY: text.optional(),
  // Section: Login by WeChat
  /**
   * The website application of the WeChat open platform.
   * @example wx...
   */
  WECHAT_APP_ID: text.optional(),
  /** Its secret. */
  WECHAT_APP_SECRET: text.optional(),
  // Section: Payment by WeChat Pay
  /**
   * The merchant number (APIv3, Native). Payment needs PUBLIC_URL too.
   * @example 1900000109
   */
  WECHAT_PAY_MCH_ID: z
    .string()
    .regex(/^\d{6,32}$/, 'give the number of the merchant')
    .optional(),
  /**
   * The application that belongs to the merchant.
   * @example wx...
   */
  WECHAT_PAY_APP_ID: text.optional(),
  /**
   * The serial number of the merchant's API certificate.
   * @example 5157F09EFDC096DE15EBE81A47057A72
   */
  WECHAT_PAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]{8,40}$/, 'give the serial number of the merchant certificate')
    .optional(),
  /**
   * Its private key: the path of the PEM file, or the PEM in one line with `\n` for its line breaks.
   * @example /etc/yunzhan/apiclient_key.pem
   */
  WECHAT_PAY_KEY: text.optional(),
  /** The key of APIv3, 32 bytes. */
  WECHAT_PAY_V3_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, 'the key of APIv3 has 32 bytes')
    .optional(),
  /**
   * The id of WeChat Pay's own public key, where the merchant has one.
   * @example PUB_KEY_ID_...
   */
  WECHAT_PAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{1,64}$/, 'it begins with PUB_KEY_ID_')
    .optional(),
  /**
   * That public key: the path of the PEM file, or the PEM in one line.
   * @example /etc/yunzhan/pub_key.pem
   */
  WECHAT_PAY_PUBLIC_KEY: text.optional(),
  /** The address of WeChat Pay. */
  WECHAT_PAY_URL: address.default('https://api.mch.weixin.qq.com'),
  // Section: Login by face
  /**
   * The address below which the service has `/start` and `/verify`.
   * @example https://face.example
   */
  FACE_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  FACE_KEY: text.optional(),
  // Section: Electronic invoices
  /**
   * The address below which the service has `/issue`, `/query`, `/reverse` and `/document`. Unset: finance issues invoices by hand.
   * @example https://invoice.example/api
   */
  INVOICE_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  INVOICE_KEY: text.optional(),
  // Section: Translation
  /**
   * Which services translate, in the order in which they are tried, by comma: `http`, `deepl`, `tencent`, `libretranslate`,
   * `openai` (the model of the assistant). Unset: all that have settings, except `openai`.
   * @example deepl,openai
   */
  TRANSLATION_DRIVERS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(translationDrivers)).min(1))
    .optional(),
  /**
   * Characters that the services are sent in a day, from all accounts together; 0: no limit. What e-mails quote may use a fifth of them,
   * so that conversations go on being translated.
   */
  TRANSLATION_DAY_CHARACTERS: z.coerce.number().int().min(0).max(1_000_000_000).default(2_000_000),
  /** Days for which a translation is stored, so that it is paid for once. */
  TRANSLATION_CACHE_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /**
   * A service with the protocol of the fair (providers.md).
   * @example https://translate.example/texts
   */
  TRANSLATION_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  TRANSLATION_KEY: text.optional(),
  /** The key of DeepL. */
  DEEPL_KEY: text.optional(),
  /** The address of DeepL, where it is not the one that belongs to the key. */
  DEEPL_URL: address.optional(),
  /** The SecretId of Tencent Cloud for machine translation (TMT). */
  TENCENT_TMT_ID: text.optional(),
  /** The SecretKey that belongs to it. */
  TENCENT_TMT_KEY: text.optional(),
  /** The region of that service. */
  TENCENT_TMT_REGION: text.default('ap-guangzhou'),
  /**
   * The address of that service, where it is not the public one.
   * @example https://tmt.internal.tencentcloudapi.com
   */
  TENCENT_TMT_URL: address.optional(),
  /**
   * The address of a LibreTranslate server.
   * @example http://libretranslate:5000
   */
  LIBRETRANSLATE_URL: address.optional(),
  /** Its key, where it requires one. */
  LIBRETRANSLATE_KEY: text.optional(),
  // Section: Captions
  /**
   * A transcription service with the protocol of OpenAI, without `/audio/transcriptions`.
   * @example https://speech.example/v1
   */
  SPEECH_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  SPEECH_KEY: text.optional(),
  /** The model. */
  SPEECH_MODEL: text.default('whisper-1'),
  /** Pieces of speech that the service is sent in a day, from all accounts together; 0: no limit. A piece is at most 8 seconds. */
  SPEECH_DAY_PIECES: z.coerce.number().int().min(0).max(1_000_000_000).default(20_000),
  /** Minutes of speech in live sessions that the service is sent in a day, of all sessions together; 0: no limit. */
  SPEECH_LIVE_DAY_MINUTES: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  // Section: Live from an encoder
  /**
   * The control API of a MediaMTX that takes what encoders send; see stream.md.
   * @example http://mediamtx:9997
   */
  MEDIAMTX_API_URL: address.optional(),
  /** The bearer token of that API, where a proxy in front of it requires one. */
  MEDIAMTX_API_KEY: text.optional(),
  /**
   * Where encoders reach it, without a path.
   * @example rtmp://stream.example
   */
  MEDIAMTX_RTMP_URL: streamAddress(/^rtmps?$/).optional(),
  /**
   * The same for SRT. Unset: SRT is not offered.
   * @example srt://stream.example:8890
   */
  MEDIAMTX_SRT_URL: streamAddress(/^srt$/).optional(),
  /**
   * The same for WHIP. Unset: WHIP is not offered.
   * @example https://whip.stream.example
   */
  MEDIAMTX_WHIP_URL: address.optional(),
  /**
   * Where viewers reach its HLS server; the pages may play from there without MEDIA_ORIGINS.
   * @example https://stream.example
   */
  MEDIAMTX_PLAY_URL: address.optional(),
  /** The secret of its hooks, 16 characters or more. */
  MEDIAMTX_HOOK_SECRET: z.string().min(16, 'give 16 characters or more').optional(),
  /** The SecretId of Tencent Cloud for live streaming (CSS), instead of MediaMTX. */
  TENCENT_LIVE_ID: text.optional(),
  /** The SecretKey that belongs to it. */
  TENCENT_LIVE_KEY: text.optional(),
  /**
   * The push domain.
   * @example push.example.com
   */
  TENCENT_LIVE_PUSH_DOMAIN: domain.optional(),
  /**
   * The playback domain, on HTTPS; the pages may play from there without MEDIA_ORIGINS.
   * @example play.example.com
   */
  TENCENT_LIVE_PLAY_DOMAIN: domain.optional(),
  /** The AppName of both. */
  TENCENT_LIVE_APP: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'letters, digits, - and _')
    .default('live'),
  /** The key of push authentication. */
  TENCENT_LIVE_PUSH_KEY: text.optional(),
  /** The key of playback authentication, where that is on. */
  TENCENT_LIVE_PLAY_KEY: text.optional(),
  /** The key of callbacks. */
  TENCENT_LIVE_CALLBACK_KEY: text.optional(),
  // Section: Previews of office documents
  /**
   * The address of a Gotenberg.
   * @example http://gotenberg:3000
   */
  OFFICE_URL: address.optional(),
  /** Its key, sent as a bearer token, where a proxy in front of it requires one. */
  OFFICE_KEY: text.optional(),
  // Section: Assistant
  /**
   * An endpoint of the OpenAI chat protocol, without `/chat/completions`.
   * @example https://models.example/v1
   */
  AI_BASE_URL: address.optional(),
  /** Its key, sent as a bearer token. */
  AI_API_KEY: text.optional(),
  /** The model. */
  AI_MODEL: text.optional(),
  // Section: Files in S3
  /**
   * An S3-compatible storage for files instead of DATA_DIR: the address without the bucket.
   * @example https://s3.example
   */
  S3_ENDPOINT: address.optional(),
  /** The region that requests are signed for. */
  S3_REGION: text.default('us-east-1'),
  /**
   * The bucket, which must exist.
   * @example yunzhan
   */
  S3_BUCKET: text.optional(),
  /** The access key. */
  S3_ACCESS_KEY: text.optional(),
  /** The secret of the access key. */
  S3_SECRET_KEY: text.optional(),
}

/** Settings that make one service together: some without the others stop the start. */
export const requiredTogether = [
  ['TENCENT_SMS_ID', 'TENCENT_SMS_KEY', 'TENCENT_SMS_APP', 'TENCENT_SMS_SIGN'],
  ['TENCENT_IM_APP_ID', 'TENCENT_IM_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_PAY_MCH_ID', 'WECHAT_PAY_APP_ID', 'WECHAT_PAY_SERIAL', 'WECHAT_PAY_KEY', 'WECHAT_PAY_V3_KEY'],
  ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['TENCENT_TMT_ID', 'TENCENT_TMT_KEY'],
  ['MEDIAMTX_API_URL', 'MEDIAMTX_RTMP_URL', 'MEDIAMTX_PLAY_URL', 'MEDIAMTX_HOOK_SECRET'],
  [
    'TENCENT_LIVE_ID',
    'TENCENT_LIVE_KEY',
    'TENCENT_LIVE_PUSH_DOMAIN',
    'TENCENT_LIVE_PLAY_DOMAIN',
    'TENCENT_LIVE_PUSH_KEY',
    'TENCENT_LIVE_CALLBACK_KEY',
  ],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
] as const

/** The settings that are missing beside others of their service. */
export function missingSettings(of: Record<string, unknown>): string[] {
  return requiredTogether.flatMap((names) => {
    const missing = names.filter((name) => of[name] === undefined)
    return missing.length === names.length ? [] : missing
  })
}

const Settings = z.object(providerSettings)
type Settings = z.output<typeof Settings>

function tencentSms(of: Settings) {
  const { TENCENT_SMS_ID: id, TENCENT_SMS_KEY: key, TENCENT_SMS_APP: app, TENCENT_SMS_SIGN: sign } = of
  if (!id || !key || !app || !sign) return undefined
  const pairs = (of.TENCENT_SMS_TEMPLATES ?? '').split(',').map((pair) => pair.trim().split('='))
  return { id, key, app, sign, templates: new Map(pairs.map(([name = '', template = '']) => [name, template])) }
}

function tencentIm({ TENCENT_IM_APP_ID, TENCENT_IM_KEY, TENCENT_IM_ADMIN, TENCENT_IM_URL }: Settings) {
  if (!TENCENT_IM_APP_ID || !TENCENT_IM_KEY) return undefined
  return { sdkAppId: TENCENT_IM_APP_ID, key: TENCENT_IM_KEY, admin: TENCENT_IM_ADMIN, url: TENCENT_IM_URL }
}

function wechatPay(of: Settings): WechatPayConfig | undefined {
  const { WECHAT_PAY_MCH_ID: mchId, WECHAT_PAY_APP_ID: appId, WECHAT_PAY_SERIAL: serial } = of
  const { WECHAT_PAY_KEY: key, WECHAT_PAY_V3_KEY: v3Key } = of
  if (!mchId || !appId || !serial || !key || !v3Key) return undefined
  const { WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId, WECHAT_PAY_PUBLIC_KEY: publicKey, WECHAT_PAY_URL: url } = of
  return { mchId, appId, serial, key, v3Key, publicKeyId, publicKey, url }
}

function s3(of: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = of
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, region: of.S3_REGION, bucket, accessKey, secretKey }
}

/** The settings by service; undefined: embedded. */
export function providersConfig(of: Settings) {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, AI_BASE_URL: url, AI_MODEL: model } = of
  return {
    sms: tencentSms(of),
    mail: of.SMTP_URL ? { url: of.SMTP_URL, from: of.MAIL_FROM ?? '' } : undefined,
    identity: httpService(of.IDENTITY_URL, of.IDENTITY_KEY),
    textSafety: httpService(of.TEXT_SAFETY_URL, of.TEXT_SAFETY_KEY),
    imageReview: httpService(of.IMAGE_REVIEW_URL, of.IMAGE_REVIEW_KEY),
    wechat: appId && appSecret ? { appId, appSecret } : undefined,
    wechatPay: wechatPay(of),
    face: httpService(of.FACE_URL, of.FACE_KEY),
    invoice: httpService(of.INVOICE_URL, of.INVOICE_KEY),
    translation: translationConfig(of),
    speech: speechConfig(of),
    speechDayPieces: of.SPEECH_DAY_PIECES,
    speechLiveDayMinutes: of.SPEECH_LIVE_DAY_MINUTES,
    office: httpService(of.OFFICE_URL, of.OFFICE_KEY),
    ingest: ingestConfig(of),
    assistant: url && model ? { url, model, key: of.AI_API_KEY ?? '' } : undefined,
    messaging: tencentIm(of),
    s3: s3(of),
  }
}

export type ProvidersConfig = ReturnType<typeof providersConfig>
