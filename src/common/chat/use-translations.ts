import { type TextTranslation, type TextTranslations, useTextTranslations } from '../translation/use-text-translations'
import type { ShownMessage } from './shown-message'

export interface Translations extends Pick<
  TextTranslations,
  'isOffered' | 'isAutomatic' | 'setAutomatic' | 'download'
> {
  translationOf: (message: ShownMessage) => TextTranslation | undefined
}

/** Translates what others write in a conversation: each message by a press, or all automatically, which is remembered here. */
export function useTranslations(conversationID: string, messages: readonly ShownMessage[], me: string): Translations {
  const isOthers = ({ from, type, isRevoked }: ShownMessage) => from !== me && type === 'text' && !isRevoked
  const others = messages.filter(isOthers)
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
    translationOf: (message) => (isOthers(message) ? translationOf(message.payload.text ?? '') : undefined),
  }
}
