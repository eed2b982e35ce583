import * as z from 'zod'
import { askJson, ServiceFailure } from '#server/providers/http-json.ts'
import type { Sms, SmsPort } from './port'
import { signTc3, TC3_CONTENT_TYPE } from '#server/providers/tc3.ts'

export interface TencentSms {
  id: string
  key: string
  app: string
  sign: string
  /** Tencent's template numbers by our names; `name.en` is the English one. */
  templates: ReadonlyMap<string, string>
}

/** Where tests stand in for Tencent. */
export interface TencentOptions {
  endpoint?: string
  timeoutMs?: number
}

const SERVICE = 'Tencent SMS'
const ENDPOINT = 'https://sms.tencentcloudapi.com'
/** The product is one in all its regions, but the header must name one. */
const REGION = 'ap-guangzhou'

const Answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string(), Message: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string(), Message: z.string() })).optional(),
  }),
})

function findTemplate({ templates }: TencentSms, { template, language }: Sms): string {
  const id = (language === 'en-US' && templates.get(`${template}.en`)) || templates.get(template)
  if (!id) throw new ServiceFailure(`${SERVICE}: TENCENT_SMS_TEMPLATES names no template for ${template}`)
  return id
}

function buildPayload(config: TencentSms, sms: Sms): string {
  return JSON.stringify({
    PhoneNumberSet: [sms.to],
    SmsSdkAppId: config.app,
    SignName: config.sign,
    TemplateId: findTemplate(config, sms),
    TemplateParamSet: sms.parameters,
  })
}

/** Delivers by SendSms of Tencent Cloud, which writes the text itself from an approved template. */
export function tencentSms(config: TencentSms, { endpoint = ENDPOINT, timeoutMs }: TencentOptions = {}): SmsPort {
  const { host } = new URL(endpoint)
  return {
    async send(sms) {
      const payload = buildPayload(config, sms)
      const timestamp = Math.floor(Date.now() / 1000)
      const { Response: response } = await askJson({
        service: SERVICE,
        url: endpoint,
        body: payload,
        headers: {
          authorization: signTc3({ id: config.id, key: config.key, service: 'sms', host, payload, timestamp }),
          'content-type': TC3_CONTENT_TYPE,
          'x-tc-action': 'SendSms',
          'x-tc-version': '2021-01-11',
          'x-tc-timestamp': String(timestamp),
          'x-tc-region': REGION,
        },
        answer: Answer,
        timeoutMs,
      })
      const outcome = response.Error ?? response.SendStatusSet?.[0]
      if (outcome?.Code !== 'Ok') {
        throw new ServiceFailure(`${SERVICE}: ${outcome ? `${outcome.Code} ${outcome.Message}` : 'no outcome'}`)
      }
    },
  }
}
