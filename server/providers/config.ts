import * as z from 'zod'
import type { WechatPayConfig } from '#server/providers/payment/wechat/settings.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const text = z.string().min(1)

/** The settings of outside services; a service with none is embedded (docs/providers.md). */
export const providerSettings = {
  TENCENT_SMS_ID: text.optional(),
  TENCENT_SMS_KEY: text.optional(),
  TENCENT_SMS_APP: text.optional(),
  TENCENT_SMS_SIGN: text.optional(),
  /** `template=id` by comma: register=123,login=124 */
  TENCENT_SMS_TEMPLATES: text.optional(),
  TENCENT_IM_APP_ID: z.coerce.number().int().positive().optional(),
  TENCENT_IM_KEY: text.optional(),
  TENCENT_IM_ADMIN: text.default('administrator'),
  TENCENT_IM_URL: address.default('https://console.tim.qq.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  IDENTITY_URL: address.optional(),
  IDENTITY_KEY: text.optional(),
  TEXT_SAFETY_URL: address.optional(),
  TEXT_SAFETY_KEY: text.optional(),
  IMAGE_REVIEW_URL: address.optional(),
  IMAGE_REVIEW_KEY: text.optional(),
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  WECHAT_PAY_MCH_ID: z
    .string()
    .regex(/^\d{6,32}$/, 'give the number of the merchant')
    .optional(),
  WECHAT_PAY_APP_ID: text.optional(),
  /** Of the merchant's certificate. */
  WECHAT_PAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]{8,40}$/, 'give the serial number of the merchant certificate')
    .optional(),
  /** PEM, or a path. */
  WECHAT_PAY_KEY: text.optional(),
  WECHAT_PAY_V3_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, 'the key of APIv3 has 32 bytes')
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{1,64}$/, 'it begins with PUB_KEY_ID_')
    .optional(),
  /** PEM, or a path. */
  WECHAT_PAY_PUBLIC_KEY: text.optional(),
  WECHAT_PAY_URL: address.default('https://api.mch.weixin.qq.com'),
  FACE_URL: address.optional(),
  FACE_KEY: text.optional(),
  INVOICE_URL: address.optional(),
  INVOICE_KEY: text.optional(),
  TRANSLATION_URL: address.optional(),
  TRANSLATION_KEY: text.optional(),
  OFFICE_URL: address.optional(),
  OFFICE_KEY: text.optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
}

/** Settings that make one service together: some without the others stop the start. */
const together = [
  ['TENCENT_SMS_ID', 'TENCENT_SMS_KEY', 'TENCENT_SMS_APP', 'TENCENT_SMS_SIGN'],
  ['TENCENT_IM_APP_ID', 'TENCENT_IM_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_PAY_MCH_ID', 'WECHAT_PAY_APP_ID', 'WECHAT_PAY_SERIAL', 'WECHAT_PAY_KEY', 'WECHAT_PAY_V3_KEY'],
  ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
] as const

/** The settings that are missing beside others of their service. */
export function missingSettings(of: Record<string, unknown>): string[] {
  return together.flatMap((names) => {
    const missing = names.filter((name) => of[name] === undefined)
    return missing.length === names.length ? [] : missing
  })
}

const Settings = z.object(providerSettings)
type Settings = z.output<typeof Settings>

export interface HttpService {
  url: string
  key: string
}

function httpService(url: string | undefined, key: string | undefined): HttpService | undefined {
  return url ? { url, key: key ?? '' } : undefined
}

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
    translation: httpService(of.TRANSLATION_URL, of.TRANSLATION_KEY),
    office: httpService(of.OFFICE_URL, of.OFFICE_KEY),
    assistant: url && model ? { url, model, key: of.AI_API_KEY ?? '' } : undefined,
    messaging: tencentIm(of),
    s3: s3(of),
  }
}

export type ProvidersConfig = ReturnType<typeof providersConfig>
