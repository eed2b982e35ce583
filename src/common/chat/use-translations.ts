import { useState } from 'react'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { needsTranslation, translationTarget } from '#contract/foundation/translation/rules.ts'
import { type TextTranslation, type TextTranslations, useTextTranslations } from '../translation/use-text-translations'
import { useReaderLanguage } from '../translation/use-reader-language'
import type { ShownMessage } from './shown-message'

export interface Translations extends Pick<
  TextTranslations,
  'isOffered' | 'isAutomatic' | 'setAutomatic' | 'download'
> {
  translationOf: (message: ShownMessage) => TextTranslation | undefined
}

const keyOf = ({ from, clientId, id }: ShownMessage): string => `${from} ${clientId || id}`

/**
 * Translations that were sent with their messages, without any service: another person's is shown at once to who reads in its
 * language, unless figures differ; the reader's own by a press.
 */
function useSentTranslations(me: string): (message: ShownMessage) => TextTranslation | undefined {
  const to = useReaderLanguage()
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const turn = (key: string) =>
    setTurned((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return (message) => {
    const { text = '', translation } = message.payload
    const isMine = message.from === me
    if (translation === undefined || !(isMine || needsTranslation(text, to))) return undefined
    const differences = isMine ? [] : compareFigures(text, translation)
    const key = keyOf(message)
    const isShown = turned.has(key) === (isMine || differences.length > 0)
    return {
      state: isShown ? 'translated' : 'original',
      text: translation,
      language: translationTarget(text) ?? to,
      differences,
      sentBy: isMine ? 'reader' : 'sender',
      toggle: () => turn(key),
    }
  }
}

/**
 * Translates what others write in a conversation: each message by a press, or all automatically, which is remembered here. What came
 * with its sender's translation needs none.
 */
export function useTranslations(conversationID: string, messages: readonly ShownMessage[], me: string): Translations {
  const sentOf = useSentTranslations(me)
  const isOthers = ({ from, type, isRevoked }: ShownMessage) => from !== me && type === 'text' && !isRevoked
  const others = messages.filter((message) => isOthers(message) && !sentOf(message))
  const texts = others.map(({ payload }) => payload.text ?? '')
  const writerOf = (text: string) => {
    const writer = Number(others.find(({ payload }) => payload.text === text)?.from)
    return Number.isInteger(writer) && writer > 0 ? writer : undefined
  }
  const { translationOf, isOffered, isAutomatic, setAutomatic, download } = useTextTranslations(
    conversationID,
    texts,
    writerOf,
  )
  return {
    isOffered,
    isAutomatic,
    setAutomatic,
    download,
    translationOf: (message) =>
      sentOf(message) ?? (isOthers(message) ? translationOf(message.payload.text ?? '') : undefined),
  }
}
