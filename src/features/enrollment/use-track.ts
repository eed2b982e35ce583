import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '../../common/ui/reduced-motion'

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
  const settle = () => {
    const row = track.current
    if (!row) return
    const distances = cards().map((card) => Math.abs(card.offsetLeft - row.offsetLeft - row.scrollLeft))
    setIndex(Math.max(0, distances.indexOf(Math.min(...distances))))
  }
  const go = (by: number) => {
    const row = track.current
    const card = cards()[Math.min(count - 1, Math.max(0, index + by))]
    if (!row || !card) return
    row.scrollTo({ left: card.offsetLeft - row.offsetLeft, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }
  return { index, go, settle }
}
