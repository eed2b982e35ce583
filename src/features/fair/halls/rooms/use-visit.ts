import { useEffect, useRef, useState } from 'react'
import { standBefore, type Place, type Size, type Spot } from '../walk/plan'
import type { Walker } from '../walk/walker'

/** px from the wall at which one looks at a picture; nearer where the screen is narrow */
const NEAR_PX = 740
const NEAR_NARROW_PX = 590
/** px from which the lettering of the end wall is read whole, beside its caption */
const SIGN_PX = 1_150
const NARROW_PX = 720
const STEP_BACK_PX = 260

export interface Visit {
  /** What one has walked up to. */
  open: string | undefined
  approach: (name: string, spot: Spot) => void
  /** Back to where one stood; a step backwards when one stands before nothing. */
  leave: () => void
}

/** Walking up to things and back again, with the focus going along. */
export function useVisit(walker: Walker, size: Size): Visit {
  const [open, setOpen] = useState<string>()
  const before = useRef<{ place: Place; focus: Element | null }>(undefined)

  // Who walks away has seen enough, and stays where they walk to.
  useEffect(() => {
    if (open === undefined) return undefined
    return walker.onStep(() => {
      before.current = undefined
      setOpen(undefined)
    })
  }, [open, walker])

  return {
    open,
    approach: (name, spot) => {
      before.current ??= { place: walker.at(), focus: document.activeElement }
      const near = window.innerWidth > NARROW_PX ? NEAR_PX : NEAR_NARROW_PX
      walker.goTo(standBefore(spot, size, name === 'sign' ? SIGN_PX : near))
      setOpen(name)
    },
    leave: () => {
      const { current } = before
      if (!current) {
        walker.move({ kind: 'step', by: -STEP_BACK_PX })
        return
      }
      before.current = undefined
      walker.goTo(current.place)
      setOpen(undefined)
      if (current.focus instanceof HTMLElement) current.focus.focus({ preventScroll: true })
    },
  }
}
