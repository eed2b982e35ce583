import * as z from 'zod'
import type { TranslationDriver } from '#contract/foundation/translation/rules.ts'

/** What a request must carry, and how its protocol answers. */
interface Protocol {
  isFor: (path: string, headers: Record<string, unknown>) => boolean
  /** Texts of the body. Throws for another shape. */
  read: (body: unknown) => string[]
  answer: (texts: string[]) => unknown
}

const Bare = z.object({ texts: z.array(z.string()), to: z.enum(['zh-CN', 'en-US']) })
const DeepL = z.object({ text: z.array(z.string()), target_lang: z.enum(['ZH-HANS', 'EN-US']) })
const Libre = z.object({ q: z.array(z.string()), target: z.enum(['zh', 'en']), format: z.literal('text') })
const Tencent = z.object({ SourceTextList: z.array(z.string()), Target: z.enum(['zh', 'en']), Source: z.string() })
const Model = z.object({ model: z.string(), messages: z.array(z.object({ role: z.string(), content: z.string() })) })

const TC3 = /^TC3-HMAC-SHA256 Credential=\S+, SignedHeaders=content-type;host, Signature=[\da-f]{64}$/
const isTencent = (headers: Record<string, unknown>) =>
  headers['x-tc-action'] === 'TextTranslateBatch' && TC3.test(String(headers['authorization']))

/** The protocols that `openTranslation` speaks, as their documentation has them. */
export const protocols: Record<TranslationDriver, Protocol> = {
  http: {
    isFor: (path, { authorization }) => path === '/texts' && authorization === 'Bearer fake',
    read: (body) => Bare.parse(body).texts,
    answer: (texts) => ({ texts }),
  },
  deepl: {
    isFor: (path, { authorization }) => path === '/v2/translate' && authorization === 'DeepL-Auth-Key fake',
    read: (body) => DeepL.parse(body).text,
    answer: (texts) => ({ translations: texts.map((text) => ({ detected_source_language: 'ZH', text })) }),
  },
  tencent: {
    isFor: (path, headers) => path === '/' && isTencent(headers),
    read: (body) => Tencent.parse(body).SourceTextList,
    answer: (TargetTextList) => ({ Response: { TargetTextList, RequestId: 'fake' } }),
  },
  libretranslate: {
    isFor: (path) => path === '/translate',
    read: (body) => Libre.parse(body).q,
    answer: (translatedText) => ({ translatedText }),
  },
  openai: {
    isFor: (path, { authorization }) => path === '/v1/chat/completions' && authorization === 'Bearer fake',
    read: (body) => {
      const { content = '' } = Model.parse(body).messages.at(-1) ?? {}
      return z.object({ texts: z.array(z.string()) }).parse(JSON.parse(content)).texts
    },
    answer: (texts) => ({ choices: [{ message: { role: 'assistant', content: JSON.stringify({ texts }) } }] }),
  },
}
