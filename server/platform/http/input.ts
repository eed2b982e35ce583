import { isUtf8 } from 'node:buffer'
import { safeParse, type $ZodIssue, type $ZodRawIssue } from 'zod/v4/core'
import { en, zhCN } from 'zod/locales'
import type { AnyEndpoint } from '../../../contract/endpoint'
import { errors } from '../../../contract/errors'
import { type Language, UNSTORABLE } from '../../../contract/shapes'
import { fail } from './fail'

const messages = { 'zh-CN': zhCN().localeError, 'en-US': en().localeError }

const words = {
  'zh-CN': { utf8: '不是有效的 UTF-8 文本', json: '不是有效的 JSON', text: '含有无法保存的字符' },
  'en-US': {
    utf8: 'it is not valid UTF-8',
    json: 'it is not valid JSON',
    text: 'it contains a character that cannot be stored',
  },
}

/** The body's bytes as text; refuses bytes that are not UTF-8 instead of replacing them. */
export function decodeBody(bytes: Buffer, language: Language): string {
  if (!isUtf8(bytes)) throw fail(errors.BadInput, { detail: words[language].utf8 })
  return bytes.toString('utf8')
}

/** The query string as an object; refuses escapes that are not UTF-8. */
export function decodeQuery(query: string, language: Language): Record<string, string> {
  try {
    decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    throw fail(errors.BadInput, { detail: words[language].utf8 })
  }
  return Object.fromEntries(new URLSearchParams(query))
}

export function decodeJson(text: string, language: Language): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw fail(errors.BadInput, { detail: words[language].json })
  }
}

function describe({ path, message }: $ZodIssue): string {
  return path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message
}

/** What is wrong in the reader's language, also of what zod has no words for. */
function wordsFor(issue: $ZodRawIssue, language: Language) {
  const unstorable = issue.code === 'custom' && issue['params']?.reason === UNSTORABLE
  return unstorable ? words[language].text : messages[language](issue)
}

/** The input as the endpoint declares it; throws BadInput with the first problems in the reader's language. */
export function validate(endpoint: Pick<AnyEndpoint, 'input'>, input: unknown, language: Language): unknown {
  const parsed = safeParse(endpoint.input, input, { error: (issue) => wordsFor(issue, language) })
  if (parsed.success) return parsed.data
  throw fail(errors.BadInput, { detail: parsed.error.issues.slice(0, 3).map(describe).join('; ') })
}
