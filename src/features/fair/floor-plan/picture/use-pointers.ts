import { useRef, type PointerEvent } from 'react'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import type { PlanView } from './use-view'

/** px within which a press is a tap, not a drag */
const TAP_PX = 6

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** One pointer moves the plan, two zoom it, and a tap shows what was meant. */
export function usePointers({ pan, zoom }: PlanView, onTap: (at: Point) => void) {
  const pointers = useRef(new Map<number, Point>())
  const pressed = useRef<Point>(undefined)
  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size > 0) pressed.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const at = placeOf(event)
      pointers.current.set(event.pointerId, at)
      pressed.current = pointers.current.size === 1 ? at : undefined
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const at = placeOf(event)
      const start = pressed.current
      if (start && Math.hypot(at.x - start.x, at.y - start.y) < TAP_PX) return
      pressed.current = undefined
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, at)
      if (!other) {
        pan({ x: at.x - before.x, y: at.y - before.y })
        return
      }
      const [from, to] = [middle(before, other), middle(at, other)]
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1
      zoom(Math.hypot(at.x - other.x, at.y - other.y) / apart, to)
      pan({ x: to.x - from.x, y: to.y - from.y })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = pressed
      end(event)
      pressed.current = undefined
      if (current) onTap(current)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      end(event)
      pressed.current = undefined
    },
  }
}
