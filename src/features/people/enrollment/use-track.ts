import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '#src/common/ui/reduced-motion.ts'

/** A row of cards that snaps: which one is in front, a way to the next, and word when the last one is reached. */
export function useTrack(track: RefObject<HTMLElement | null>, count: number, onLast: () => void) {
  const [index, setIndex] = useState(0)
  const reached = useEffectEvent(onLast)

  useEffect(() => {
    const last = track.current?.lastElementChild
    if (!last) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
      },
      { root: track.current, threshold: 0.5 },
    )
    watcher.observe(last)
    return () => watcher.disconnect()
    // oxlint-disable-next-line exhaustive-effect-dependencies -- more cards, another last one
  }, [track, count])

  const cards = () => [...(track.current?.children ?? [])].filter((one) => one instanceof HTMLElement)
  const front = (row: HTMLElement) => {
    const distances = cards().map((card) => Math.abs(card.offsetLeft - row.offsetLeft - row.scrollLeft))
    return Math.max(0, distances.indexOf(Math.min(...distances)))
  }
  const settle = () => {
    const row = track.current
    if (!row) return
    // Where several cards are seen at once, the last one never comes to the front.
    const isEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    setIndex(isEnd ? count - 1 : front(row))
  }
  const go = (by: number) => {
    const row = track.current
    if (!row) return
    const card = cards()[Math.min(count - 1, Math.max(0, front(row) + by))]
    if (!card) return
    row.scrollTo({ left: card.offsetLeft - row.offsetLeft, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
  return { index, go, settle }
}
