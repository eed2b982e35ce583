import { useRef, type DragEvent, type PointerEvent } from 'react'
import type { Walker } from './walker'

/** degrees for a px of dragging */
const TURN_PER_PX = 0.14
/** px within which a press is a tap, not a drag */
const TAP_PX = 6

interface Press {
  pointer: number
  x: number
  far: boolean
  spot: string | undefined
}

function findSpot(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-spot]')?.dataset['spot']
}

/** Dragging turns the head, as if one pulled the room past; a tap shows which spot was meant. */
export function useLook(walker: Walker, onTap: (spot: string) => void) {
  const press = useRef<Press>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || press.current) return
      press.current = { pointer: event.pointerId, x: event.clientX, far: false, spot: findSpot(event.target) }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = press
      if (current?.pointer !== event.pointerId) return
      const by = current.x - event.clientX
      if (!current.far && Math.abs(by) < TAP_PX) return
      walker.move({ kind: 'turn', by: by * TURN_PER_PX })
      press.current = { ...current, x: event.clientX, far: true }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = press
      if (current?.pointer !== event.pointerId) return
      press.current = undefined
      if (!current.far && current.spot) onTap(current.spot)
    },
    onPointerCancel: () => {
      press.current = undefined
    },
    // The browser would carry a picture away, and end the press.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  }
}
