import { useRef, useState } from 'react'
import { countCharacters } from '#contract/core/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { isTranslationOf, translationTarget } from '#contract/foundation/translation/rules.ts'
import { translate } from '../../translation/translate'
import { useOffered } from '../../translation/use-offered'
import { useReaderLanguage } from '../../translation/use-reader-language'

/** A draft's translation as its writer sees it. */
interface Draft {
  /** The text that was translated: of any other it is no translation. */
  original: string
  to: Language
  state: 'working' | 'ready' | 'none'
  translation: string
  /** Official names that the service has lost; the writer may add them. */
  missingNames: readonly string[]
}

export interface DraftTranslation {
  /** Whether something here translates what is written here. */
  isOffered: boolean
  draft: Draft | undefined
  /** 0 to 1 while the browser downloads what it needs. */
  download: number | undefined
  /** Translates a text into the other language; by a press. */
  request: (text: string) => void
  edit: (translation: string) => void
  /** Puts back a translation that could not be sent. */
  restore: (draft: Draft) => void
  discard: () => void
}

/** Numbers and names in which a draft and its translation differ as it is now. */
export const differencesOf = ({ original, translation, missingNames }: Draft): string[] => [
  ...compareFigures(original, translation),
  ...missingNames.filter((name) => !translation.includes(name)),
]

/** Why a translation cannot be sent; undefined: it can. */
export function problemOf({ original, translation }: Draft, max: number): 'tooLong' | 'otherLanguage' | undefined {
  if (countCharacters(translation.trim()) > max) return 'tooLong'
  return isTranslationOf(original, translation) ? undefined : 'otherLanguage'
}

/** Translates what is being written into the other language, before it is sent: on the device, or by the fair's service. */
export function useDraftTranslation(): DraftTranslation {
  const reader = useReaderLanguage()
  // Who writes in the language of the page has it translated into the other.
  const { isOffered, hasService } = useOffered(reader === 'zh-CN' ? 'en-US' : 'zh-CN').forDrafts
  const [draft, setDraft] = useState<Draft>()
  const [download, setDownload] = useState<number>()
  const requested = useRef(0)

  const end = () => {
    requested.current += 1
    setDownload(undefined)
  }
  const run = async (original: string, to: Language) => {
    end()
    const turn = requested.current
    const isCurrent = () => turn === requested.current
    const begun: Draft = { original, to, state: 'working', translation: '', missingNames: [] }
    setDraft(begun)
    const onProgress = (share: number) => isCurrent() && setDownload(share < 1 ? share : undefined)
    const [made] = await translate([original], { to, hasService, mayDownload: true, onProgress })
    if (!isCurrent()) return
    setDownload(undefined)
    const { text = '', differences = [] } = made ?? {}
    const figures = new Set(compareFigures(original, text))
    const missingNames = differences.filter((difference) => !figures.has(difference))
    setDraft({ ...begun, state: text === '' ? 'none' : 'ready', translation: text, missingNames })
  }

  return {
    isOffered,
    draft,
    download,
    request: (text) => {
      const to = translationTarget(text)
      if (to) void run(text, to)
    },
    edit: (translation) => setDraft((before) => before && { ...before, translation }),
    restore: setDraft,
    discard: () => {
      end()
      setDraft(undefined)
    },
  }
}
