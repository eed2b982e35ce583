import { isUtf8 } from 'node:buffer'
import { safeParse } from 'zod/v4/core'
import type { Schemas } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { fail } from './fail'
import { inputWords } from './input-words'

/** A hopeless form is not read out to its end. */
const PROBLEMS_MAX = 3
/** objects and lists within each other: a document has a dozen */
const DEPTH_MAX = 64

const words = {
  'zh-CN': { utf8: '不是有效的 UTF-8 文本', json: '不是有效的 JSON' },
  'en-US': { utf8: 'it is not valid UTF-8', json: 'it is not valid JSON' },
}

/** The body's bytes as text; refuses bytes that are not UTF-8 instead of replacing them. */
export function decodeBody(bytes: Buffer, language: Language): string {
  if (!isUtf8(bytes)) throw fail('BadInput', { detail: words[language].utf8 })
  return bytes.toString('utf8')
}

/** The query string as an object; refuses escapes that are not UTF-8. */
export function decodeQuery(query: string, language: Language): Record<string, string> {
  try {
    decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    throw fail('BadInput', { detail: words[language].utf8 })
  }
  return Object.fromEntries(new URLSearchParams(query))
}

/** What stands in quotes, of which the last may have no end (so that none is looked for again and again), and brackets. */
const QUOTES_AND_BRACKETS = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|[[\]{}]/g

/** Whether a JSON text holds lists and objects deeper than any input has; what stands in quotes does not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(QUOTES_AND_BRACKETS)) {
    if (bracket === '[' || bracket === '{') depth += 1
    else if (bracket === ']' || bracket === '}') depth -= 1
    if (depth > DEPTH_MAX) return true
  }
  return false
}

export function decodeJson(text: string, language: Language): unknown {
  if (text === '') return {}
  if (isTooDeep(text)) throw fail('BadInput', { detail: words[language].json })
  try {
    return JSON.parse(text)
  } catch {
    throw fail('BadInput', { detail: words[language].json })
  }
}

/** The input as its schema has it; throws BadInput with the first problems, by field as data, in the reader's language. */
export function validate({ input: schema }: Pick<Schemas, 'input'>, input: unknown, language: Language): unknown {
  const parsed = safeParse(schema, input, { error: (issue) => inputWords(issue, language) })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.slice(0, PROBLEMS_MAX).map(({ path, message }) => {
    return { field: path.map(String).join('.'), message }
  })
  // The fields' names are for programs: what people receive names none.
  const detail = [...new Set(fields.map(({ message }) => message))]
  throw fail('BadInput', { detail: detail.join(language === 'zh-CN' ? '；' : '; '), fields })
}
