import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Which of the chips stand in one line, by their widths in px; the first and the chosen one always do. */
export function firstLine(widths: readonly number[], room: number, chosen: number): boolean[] {
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0)
  if (sum(widths) <= room) return widths.map(() => true)
  const always = (place: number) => place === 0 || place === chosen
  let left = room - sum(widths.filter((_, place) => always(place)))
  return widths.map((width, place) => {
    if (always(place)) return true
    left -= width
    // What is smaller and comes later does not jump the queue.
    if (left < 0) left = -Infinity
    return left >= 0
  })
}

/** Measures a list's items whenever they or its width change; gives the places of those that stand in no first line. */
export function useFirstLine(chosen: number): [RefObject<HTMLUListElement | null>, ReadonlySet<number>] {
  const list = useRef<HTMLUListElement>(null)
  // A text, since an equal one draws nothing again.
  const [folded, setFolded] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const { children, clientWidth } = list.current ?? { children: [], clientWidth: 0 }
      const widths = Array.from(children, (chip) => chip.getBoundingClientRect().width)
      const shown = firstLine(widths, clientWidth, chosen)
      setFolded(widths.flatMap((_, place) => (shown[place] ? [] : [place])).join())
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (list.current) watch.observe(list.current)
    return () => watch.disconnect()
  })
  return [list, new Set(folded === '' ? [] : folded.split(',').map(Number))]
}
