import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Spec: live §4, Option bar. */
const HIDE_MS = 3_000

/** Whether the viewer is in the middle of a control: a choice that is open, or one that the keyboard stands on. */
function isUsed(bar: HTMLElement | null): boolean {
  const focused = document.activeElement
  if (!bar || !focused || !bar.contains(focused)) return false
  return focused.tagName === 'SELECT' || focused.matches(':focus-visible')
}

/** Each stir is one of its own, so that the three seconds begin again. */
const stirAgain = ({ count }: { count: number }) => ({ count: count + 1, idle: false })

/** Whether the option bar shows: `stir` at each pointer move and key brings it back for three seconds. */
export function useOptionBar(bar: RefObject<HTMLElement | null>, stays: boolean) {
  const [stirred, setStirred] = useState({ count: 0, idle: false })

  const hide = useEffectEvent(() => {
    setStirred((before) => (isUsed(bar.current) ? stirAgain(before) : { ...before, idle: true }))
  })

  const { count } = stirred
  useEffect(() => {
    if (stays || count < 0) return undefined
    const timer = setTimeout(() => hide(), HIDE_MS)
    return () => clearTimeout(timer)
  }, [stays, count])

  return {
    shows: stays || !stirred.idle,
    stir: () => setStirred(stirAgain),
  }
}
