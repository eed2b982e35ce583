import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Follows a text that a form is prefilled with, such as the reader's own name, when it changes with the language:
 * `replace` is called with the text before and now, and replaces it where nothing else was typed.
 */
export function usePrefill(text: string, replace: (before: string, now: string) => void): void {
  const before = useRef(text)
  const follow = useEffectEvent(replace)
  useEffect(() => {
    if (before.current === text) return
    follow(before.current, text)
    before.current = text
  }, [text])
}
