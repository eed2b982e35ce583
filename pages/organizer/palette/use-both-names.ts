import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { languages } from '#contract/core/language.ts'
import { loadTexts } from '#src/common/i18n/texts.ts'

const FAMILIES = ['organizer', 'palette']

/** The names of a text in both languages; in the shown one alone until the texts of the other have come. */
export function useBothNames(): (key: string) => string[] {
  const [loaded, setLoaded] = useState<readonly string[]>([])
  useEffect(() => {
    let isLeft = false
    for (const language of languages) {
      // Without them the names of the shown language are found all the same.
      void Promise.all(FAMILIES.map((family) => loadTexts(language, family)))
        .then(() => (isLeft ? undefined : setLoaded((known) => [...known, language])))
        .catch(() => undefined)
    }
    return () => {
      isLeft = true
    }
  }, [])
  return (key) => loaded.map((language) => i18next.getFixedT(language)(key))
}
