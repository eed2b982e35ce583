import type { ChangeEvent, CompositionEvent } from 'react'
import { cutText } from '#contract/core/text/cut-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Handlers of a controlled field that takes `max` characters: the browser's own `maxLength` counts 𠮷 as two. While a
 * word is being composed its letters may go beyond.
 */
export const limitText = (max: number, setText: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<Field>) =>
    setText('isComposing' in nativeEvent && nativeEvent.isComposing ? target.value : cutText(target.value, max)),
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => setText(cutText(currentTarget.value, max)),
})
