import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import type { Translated } from '#contract/foundation/translation/schemas.ts'
import { useAutomatic } from './automatic'
import { translate } from './translate'
import { useOffered } from './use-offered'
import { useReaderLanguage } from './use-reader-language'

/** The translation of one text as its reader sees it. */
export interface TextTranslation {
  /** `none`: a translation was tried and there is none, so the original stays. */
  state: 'offered' | 'working' | 'translated' | 'original' | 'none'
  text: string
  language: Language
  /** Numbers that differ: the original is shown first. */
  differences: readonly string[]
  /** It comes with the demo fair. */
  demo?: boolean | undefined
  /** It was sent with the text, by another person or by the reader. */
  sentBy?: 'sender' | 'reader' | undefined
  toggle: () => void
}

export interface TextTranslations {
  isOffered: boolean
  isAutomatic: boolean
  setAutomatic: (on: boolean) => void
  /** 0 to 1 while the browser downloads what it needs; undefined: it does not. */
  download: number | undefined
  /** By a press: the browser may download what it needs. */
  translateNow: (texts: readonly string[]) => void
  /** undefined: the text is in the reader's language, or nothing here can translate. */
  translationOf: (text: string) => TextTranslation | undefined
}

/**
 * Translates texts that others wrote into the reader's language: each by a press, or all automatically where that was turned on
 * under this id, or
 * unless it was turned off (`byDefault`). `writerOf` says which account wrote a text, where that is known.
 */
export function useTextTranslations(
  id: string,
  texts: readonly string[],
  writerOf?: (text: string) => number | undefined,
  byDefault = false,
): TextTranslations {
  const to = useReaderLanguage()
  const { isOffered, hasService } = useOffered(to)
  const [isAutomatic, setAutomatic] = useAutomatic(id, byDefault)
  const [known, setKnown] = useState<ReadonlyMap<string, Translated | 'working'>>(new Map())
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [download, setDownload] = useState<number>()
  const requested = useRef(new Set<string>())
  const keyOf = (text: string) => `${to} ${text}`

  const run = async (chosen: readonly string[], mayDownload: boolean) => {
    for (const text of chosen) requested.current.add(keyOf(text))
    setKnown((before) => new Map([...before, ...chosen.map((text) => [keyOf(text), 'working'] as const)]))
    const onProgress = (share: number) => setDownload(share < 1 ? share : undefined)
    const made = await translate(chosen, {
      to,
      hasService,
      mayDownload,
      onProgress,
      ...(writerOf ? { writerOf } : {}),
    })
    setDownload(undefined)
    setKnown((before) => new Map([...before, ...made.map((one, at) => [keyOf(chosen[at] ?? ''), one] as const)]))
  }

  const translateAll = (mayDownload: boolean) => {
    const foreign = new Set(texts.filter((text) => needsTranslation(text, to)))
    const missing = [...foreign].filter((text) => !requested.current.has(keyOf(text)))
    if (missing.length > 0) void run(missing, mayDownload)
  }
  // After every drawing: what was requested is remembered, so that only new texts are.
  useEffect(() => {
    if (isOffered && isAutomatic) translateAll(false)
  })

  const turn = (key: string) =>
    setTurned((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  return {
    isOffered,
    isAutomatic,
    setAutomatic: (on) => {
      setAutomatic(on)
      // A press: the browser may download what it needs.
      if (on) translateAll(true)
    },
    download,
    translateNow: (chosen) => void run(chosen, true),
    translationOf: (text) => {
      if (!isOffered || !needsTranslation(text, to)) return undefined
      const key = keyOf(text)
      const found = known.get(key)
      const shape = { text: '', language: to, differences: [] }
      if (found === undefined) return { ...shape, state: 'offered', toggle: () => void run([text], true) }
      if (found === 'working') return { ...shape, state: 'working', toggle: () => {} }
      if (found.text === '') return { ...shape, demo: found.demo, state: 'none', toggle: () => void run([text], true) }
      // What differs in numbers shows its original first.
      const isShown = turned.has(key) === found.differences.length > 0
      return { ...shape, ...found, state: isShown ? 'translated' : 'original', toggle: () => turn(key) }
    },
  }
}
