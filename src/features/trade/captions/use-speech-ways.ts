import { useEffect, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { readBrowserWay } from './speech/browser-speech'
import type { SpeechWay } from './speech/listen'
import { canRecord } from './speech/service-speech'

/** The ways in which speech can be recognized here, the one that sends the least first; undefined: not known yet. */
export function useSpeechWays(language: Language, hasService: boolean): readonly SpeechWay[] | undefined {
  const [found, setFound] = useState<{ language: Language; way: SpeechWay | undefined }>()
  useEffect(() => {
    let isCurrent = true
    void readBrowserWay(language).then((way) => isCurrent && setFound({ language, way }))
    return () => {
      isCurrent = false
    }
  }, [language])
  if (found?.language !== language) return undefined
  return [...(found.way ? [found.way] : []), ...(hasService && canRecord() ? (['service'] as const) : [])]
}
