import { languages, type Language } from '#contract/core/language.ts'
import { local } from '../session/storage'

/** The reader's language lives here, outside React, so that the request layer can name it in a header. */

const listeners = new Set<(language: Language) => void>()
let current: Language | undefined

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** `lang` of the query, before or after the hash: zh-CN is Chinese, any other value English (spec: access §2.1). */
export function languageOfAddress(address: string): Language | undefined {
  const query = address.slice(address.indexOf('?') + 1).replace(/[?#]/g, '&')
  const input = address.includes('?') ? new URLSearchParams(query).get('lang') : null
  if (input === null) return undefined
  return input === 'zh-CN' ? 'zh-CN' : 'en-US'
}

/** The first language of the browser that is one of our own. */
function languageOfBrowser(): Language | undefined {
  const known = navigator.languages.map((name) =>
    languages.find((language) => name.slice(0, 2) === language.slice(0, 2)),
  )
  return known.find((language) => language !== undefined)
}

/** The reader's language: requested in the address, else stored under `langs`, else the browser's, else zh-CN (spec: live §9). */
export function getLanguage(): Language {
  if (current) return current
  const input = languageOfAddress(window.location.href)
  if (input) local.set('langs', input)
  const stored = local.get('langs')
  current = input ?? (isLanguage(stored) ? stored : (languageOfBrowser() ?? 'zh-CN'))
  return current
}

/** Stores the choice and notifies whoever shows texts. */
export function setLanguage(language: Language): void {
  current = language
  local.set('langs', language)
  for (const listener of listeners) listener(language)
}

export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Drops what was read, so that a test starts as a new page does. */
export function forgetLanguage(): void {
  current = undefined
}
