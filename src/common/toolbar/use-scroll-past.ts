import { useEffect, useEffectEvent, useState } from 'react'
import { SCROLL_THROTTLE_MS } from '#contract/core/limits.ts'

/** Reports the scroll position at most every 300 ms, and always the final one (spec: live §9). */
export function useScrollPosition(told: (y: number) => void): void {
  const tell = useEffectEvent(() => told(window.scrollY))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        tell()
      }, SCROLL_THROTTLE_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
}

/** Whether the page is scrolled past so many px. */
export function useScrollPast(threshold: number): boolean {
  const [past, setPast] = useState(() => window.scrollY > threshold)
  useScrollPosition((y) => setPast(y > threshold))
  return past
}
