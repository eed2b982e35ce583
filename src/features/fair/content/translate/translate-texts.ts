import { translateContent } from '#contract/fair/content/endpoints.ts'
import type { InBoth } from '#contract/fair/content/fields.ts'
import { TRANSLATED_MAX } from '#contract/fair/content/limits.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { useEffect, useState } from 'react'
import { readAvailability } from '#src/common/translation/browser-translator.ts'
import { translate } from '#src/common/translation/translate.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { languageOf } from './untranslated'

/** Whether here something translates: a service of the fair, or the browser. */
export function useTranslator(): { isOffered: boolean; hasService: boolean } {
  const hasService = useEndpoint(getTranslation, {}).data?.available ?? false
  const [isOnDevice, setOnDevice] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readAvailability('en-US').then((found) => isCurrent && setOnDevice(found !== 'unavailable'))
    return () => {
      isCurrent = false
    }
  }, [])
  return { isOffered: hasService || isOnDevice, hasService }
}

/**
 * Translations of up to TRANSLATED_MAX texts in their order, empty where there is none: on the device where the browser can at
 * once, or where the fair has no service; else by the service. Rejects with its ApiError.
 */
export async function translateTexts(
  texts: readonly string[],
  to: keyof InBoth,
  { hasService, onProgress }: { hasService: boolean; onProgress?: (share: number) => void },
): Promise<string[]> {
  const language = languageOf[to]
  if (!hasService || (await readAvailability(language)) === 'available') {
    const options = { to: language, hasService: false, mayDownload: true, ...(onProgress ? { onProgress } : {}) }
    const made = await translate(texts, options)
    if (!hasService || made.some(({ text }) => text !== '')) return made.map(({ text }) => text)
  }
  const input = { texts: texts.slice(0, TRANSLATED_MAX), to: language }
  const { texts: made } = await call(translateContent, input, { alerts: false })
  return texts.map((_, at) => made?.[at]?.trim() ?? '')
}
