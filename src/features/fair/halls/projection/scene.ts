import type { Place } from '../walk/plan'
import type { Plane } from './planes'
import { depthOf, isBehind, project } from './project'

/** px from the eyes to the screen: a wide view on wide screens, but none so wide that it distorts on narrow ones */
const FOCAL_PER_VIEWPORT_WIDTH = 0.52
const FOCAL_MIN = 410
const FOCAL_MAX = 860

interface Drawn {
  plane: Plane
  /** Hangs in the room: what is nearer covers what is farther away. Other planes cover each other in document order. */
  isHung: boolean
}

/** The planes of a room that are in the document. */
export interface Scene {
  /** Returns the removal. */
  add: (element: HTMLElement, drawn: Drawn) => () => void
  /** Puts every plane to where it is seen from a place. */
  draw: (place: Place) => void
}

/** A larger depth than any room has: z-index counts down from it. */
const FARTHEST = 100_000

export function createScene(): Scene {
  const planes = new Map<HTMLElement, Drawn>()
  let from: Place | undefined
  const put = (element: HTMLElement, { plane, isHung }: Drawn, place: Place) => {
    const { style } = element
    const hidden = isBehind(plane, place)
    style.visibility = hidden ? 'hidden' : ''
    if (hidden) return
    const focal = Math.min(FOCAL_MAX, Math.max(FOCAL_MIN, window.innerWidth * FOCAL_PER_VIEWPORT_WIDTH))
    style.transform = project(plane, place, focal)
    if (isHung) style.zIndex = String(FARTHEST - Math.round(depthOf(plane, place)))
  }
  return {
    add: (element, drawn) => {
      planes.set(element, drawn)
      if (from) put(element, drawn, from)
      return () => void planes.delete(element)
    },
    draw: (place) => {
      from = place
      for (const [element, drawn] of planes) put(element, drawn, place)
    },
  }
}
