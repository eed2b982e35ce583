import type { Language } from '#contract/core/language.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { listOfficialNames, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { listMissingNames, type OfficialName, putOfficialNames } from '#contract/foundation/translation/names.ts'
import type { Translated } from '#contract/foundation/translation/schemas.ts'
import { TRANSLATED_TEXTS_MAX } from '#contract/foundation/translation/limits.ts'
import { call } from '../request/call'
import { readAvailability, translateOnDevice } from './browser-translator'

export interface TranslateOptions {
  to: Language
  /** Whether the fair has a service for what the browser cannot do. */
  hasService: boolean
  /** A person pressed for it: the browser may download what it needs. */
  mayDownload: boolean
  /** The account that wrote each text, where it is known: a service is not sent what its writer does not allow. */
  writerOf?: (text: string) => number | undefined
  onProgress?: (share: number) => void
}

const nothing: Translated = { text: '', differences: [] }

/** Names of the fair in these texts; without an answer the device translates them as it does other words. */
async function listNames(texts: readonly string[], to: Language): Promise<OfficialName[]> {
  const parts = Array.from({ length: Math.ceil(texts.length / TRANSLATED_TEXTS_MAX) }, (_, i) =>
    texts.slice(i * TRANSLATED_TEXTS_MAX, (i + 1) * TRANSLATED_TEXTS_MAX),
  )
  const found = parts.map((part) => call(listOfficialNames, { texts: part, to }, { alerts: false }))
  return (await Promise.all(found).catch(() => [])).flatMap(({ names }) => names)
}

async function onDevice(texts: readonly string[], { to, onProgress }: TranslateOptions): Promise<Translated[]> {
  const made: Translated[] = []
  const names = await listNames(texts, to)
  for (const original of texts) {
    const text = (await translateOnDevice(putOfficialNames(original, names), to, onProgress)).trim()
    made.push({ text, differences: [...compareFigures(original, text), ...listMissingNames(original, text, names)] })
  }
  return made
}

async function byService(texts: readonly string[], { to, writerOf }: TranslateOptions): Promise<Translated[]> {
  const made: Translated[] = []
  for (let at = 0; at < texts.length; at += TRANSLATED_TEXTS_MAX) {
    const part = texts.slice(at, at + TRANSLATED_TEXTS_MAX)
    const input = { texts: part, to, ...(writerOf ? { writers: part.map((text) => writerOf(text) ?? null) } : {}) }
    made.push(...(await call(translateTexts, input, { alerts: false })).texts)
  }
  return made
}

/**
 * Texts in the reader's language, in their order: on the device where the browser can, which costs nothing and sends
 * the texts to no service (the fair's own server looks up names in them), else by the fair's service. An empty text where there is none. Never rejects.
 */
export async function translate(texts: readonly string[], options: TranslateOptions): Promise<Translated[]> {
  const availability = await readAvailability(options.to)
  // A download takes minutes: only where there is nothing else.
  const mayDownload = options.mayDownload && !options.hasService && availability !== 'unavailable'
  const isOnDevice = availability === 'available' || mayDownload
  if (isOnDevice) {
    const made = await onDevice(texts, options).catch(() => undefined)
    if (made) return made
  }
  if (!options.hasService) return texts.map(() => nothing)
  return byService(texts, options).catch(() => texts.map(() => nothing))
}
