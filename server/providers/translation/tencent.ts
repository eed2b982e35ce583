import * as z from 'zod'
import type { Language } from '#contract/core/language.ts'
import { askJson, ServiceFailure } from '#server/providers/http-json.ts'
import { signTc3, TC3_CONTENT_TYPE } from '#server/providers/tc3.ts'
import type { TranslationPort } from './port'

export interface TencentTranslation {
  id: string
  key: string
  region: string
  /** Unset: the public one. */
  url?: string | undefined
}

const SERVICE = 'Tencent TMT'
const PUBLIC_URL = 'https://tmt.tencentcloudapi.com'
const codes: Record<Language, string> = { 'zh-CN': 'zh', 'en-US': 'en' }

const Answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string(), Message: z.string() }).optional(),
    TargetTextList: z.array(z.string()).optional(),
  }),
})

/** Translates by TextTranslateBatch of Tencent Cloud (cloud.tencent.com/document/product/551/40566). */
export function tencentTranslation({ url = PUBLIC_URL, ...config }: TencentTranslation): TranslationPort {
  const { host } = new URL(url)
  return {
    available: true,
    async translate(texts, to) {
      const payload = JSON.stringify({ Source: 'auto', Target: codes[to], ProjectId: 0, SourceTextList: texts })
      const timestamp = Math.floor(Date.now() / 1000)
      const { Response: response } = await askJson({
        service: SERVICE,
        url,
        body: payload,
        headers: {
          authorization: signTc3({ ...config, service: 'tmt', host, payload, timestamp }),
          'content-type': TC3_CONTENT_TYPE,
          'x-tc-action': 'TextTranslateBatch',
          'x-tc-version': '2018-03-21',
          'x-tc-timestamp': String(timestamp),
          'x-tc-region': config.region,
        },
        answer: Answer,
      })
      const { Error: refused, TargetTextList: translated = [] } = response
      if (refused) throw new ServiceFailure(`${SERVICE}: ${refused.Code}`)
      if (translated.length !== texts.length) throw new ServiceFailure(`${SERVICE}: answered another number of texts`)
      return translated
    },
  }
}
