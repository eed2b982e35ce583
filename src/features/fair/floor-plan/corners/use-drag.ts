import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** metres of an arrow, and of one with Shift */
const [STRIDE, FAR] = [0.1, 1]

/** What an arrow key moves, in metres; undefined: another key. */
export function strideOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Point | undefined {
  const arrow = arrows[key]
  const stride = shiftKey ? FAR : STRIDE
  return arrow && { x: arrow.x * stride, y: arrow.y * stride }
}

interface Drag {
  /** Which handle is dragged. */
  name: string
  to: Point
}

interface Dragging {
  /** The place of the plan under the pointer, in metres. */
  placeOf: (event: PointerEvent) => Point
  /** The drag has ended at a place: the one step that can be undone. */
  onEnd: (name: string, to: Point) => void
}

/** Handles that are dragged by a pointer; a press that does not move changes nothing. */
export function useDrag({ placeOf, onEnd }: Dragging) {
  const [drag, setDrag] = useState<Drag>()
  const [pressed, setPressed] = useState('')
  const end = () => {
    setPressed('')
    setDrag(undefined)
  }
  const handlersOf = (name: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The stage would select, or draw a frame.
      event.stopPropagation()
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      event.currentTarget.focus({ preventScroll: true })
      setPressed(name)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pressed !== name) return
      event.stopPropagation()
      setDrag({ name, to: placeOf(event) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (drag?.name === name) onEnd(name, drag.to)
      end()
    },
    onPointerCancel: end,
  })
  return { drag, cancel: end, handlersOf }
}
