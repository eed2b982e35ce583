import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Place, Size } from './plan'
import { sameTo } from './walk'
import { createWalker, type Walker } from './walker'

export interface Walk {
  walker: Walker
  stage: RefObject<HTMLElement | null>
  world: RefObject<HTMLDivElement | null>
}

const rounded = ({ x, z, angle }: Place) => [x, z, angle].map(Math.round).join(' ')

/** A visitor in a room of that size, who comes in at `door` and walks on to `start`. Both are read once. */
export function useWalk(size: Size, door: Place, start: Place): Walk {
  const [walker] = useState(() => createWalker(size, door))
  const [first] = useState(start)
  const stage = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    let inside: Place | undefined
    const leave = walker.attach((seen, target) => {
      if (!stage.current || !world.current) return
      // The eye is `--eye` px before the screen: the world is brought to it, turned about it, and moved past it.
      world.current.style.transform = `translateZ(var(--eye)) rotateY(${seen.angle}deg) translate3d(${-seen.x}px, 0, ${-seen.z}px)`
      stage.current.dataset['position'] = rounded(target)
      // The hint of how to walk has done its work.
      if (inside && !sameTo(target, inside)) stage.current.dataset['walked'] = 'true'
    })
    walker.goTo(first)
    inside = walker.at()
    return leave
  }, [walker, first])

  return { walker, stage, world }
}
