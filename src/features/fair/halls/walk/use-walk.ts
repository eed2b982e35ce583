import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createScene, type Scene } from '../projection/scene'
import type { Place, Size } from './plan'
import { sameTo } from './walk'
import { createWalker, type Walker } from './walker'

export interface Walk {
  walker: Walker
  stage: RefObject<HTMLElement | null>
  surface: RefObject<HTMLDivElement | null>
  scene: Scene
}

const rounded = ({ x, z, angle }: Place) => [x, z, angle].map(Math.round).join(' ')

/** A visitor in a room of that size, who comes in at `door` and walks on to `start`. Both are read once. */
export function useWalk(size: Size, door: Place, start: Place): Walk {
  const [walker] = useState(() => createWalker(size, door))
  const [first] = useState(start)
  const stage = useRef<HTMLElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [scene] = useState(createScene)

  useLayoutEffect(() => {
    let inside: Place | undefined
    let current: Place = first
    const leave = walker.attach((seen, target) => {
      if (!stage.current) return
      current = seen
      scene.draw(seen)
      stage.current.dataset['position'] = rounded(target)
      // The hint of how to walk has done its work.
      if (inside && !sameTo(target, inside)) stage.current.dataset['walked'] = 'true'
    })
    walker.goTo(first)
    inside = walker.at()
    // A wider window has a wider view.
    const redraw = () => scene.draw(current)
    window.addEventListener('resize', redraw)
    return () => {
      window.removeEventListener('resize', redraw)
      leave()
    }
  }, [walker, scene, first])

  return { walker, stage, surface, scene }
}
