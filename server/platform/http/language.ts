import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '#contract/core/language.ts'

/** The reader's language by the `language` header (spec: common §7), else by the browser's own, else zh-CN. */
export function readLanguage(headers: IncomingHttpHeaders): Language {
  const named = headers['language'] ?? headers['accept-language']
  return typeof named === 'string' && /^\s*(en|2$)/i.test(named) ? 'en-US' : 'zh-CN'
}
