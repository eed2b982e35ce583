import type { PointerEvent, RefObject } from 'react'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { type Cornered, cornersOf, moveCorner } from '../drawing/corners'
import { placeDoor } from '../drawing/doors'
import { indexesOf } from '../drawing/parts'
import { guidesOf, snapPoint } from '../drawing/snap'
import type { Editor } from '../editor/use-editor'
import type { PlanView } from '../picture/use-view'
import { toPlan } from '../picture/view'
import { useDrag } from './use-drag'

/** px around the pointer within which edges of other booths attract, as while one draws */
const NEAR_PX = 7
/** Corners of one shape that have handles: an imported wall may have hundreds. */
const CORNERS_MAX = 60

/** The name of the door's handle; those of corners are their numbers. */
export const DOOR = 'door'

/** The booth or wall that alone is selected; undefined: none, or it has too many corners. */
function findShape({ drawing, selected, tool }: Editor): Cornered | undefined {
  if (tool !== 'select' || selected.length !== 1) return undefined
  const [booth] = indexesOf(selected, 'booth')
  const [wall] = indexesOf(selected, 'wall')
  const index = booth ?? wall
  if (index === undefined) return undefined
  const of: Cornered = { kind: booth === undefined ? 'wall' : 'booth', index }
  return cornersOf(drawing, of).length <= CORNERS_MAX ? of : undefined
}

/** Corners and the door of what is selected, and the drawing as it will be when what is dragged is let go. */
export function useHandles(editor: Editor, { view }: PlanView, stage: RefObject<HTMLElement | null>) {
  const { drawing, grid, apply } = editor
  const of = findShape(editor)
  const moved = (name: string, to: Point): PlanDrawing => {
    if (!of) return drawing
    if (name === DOOR) return placeDoor(drawing, of.index, to)
    const own = new Set(of.kind === 'booth' ? [of.index] : [])
    const at = snapPoint(to, { grid, reach: NEAR_PX / view.scale, guides: guidesOf(drawing, own) })
    return moveCorner(drawing, of, Number(name), at)
  }
  const dragging = useDrag({
    placeOf: ({ clientX, clientY }: PointerEvent) => {
      const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
      return toPlan(view, { x: clientX - left, y: clientY - top })
    },
    onEnd: (name, to) => apply(moved(name, to)),
  })
  const { drag } = dragging
  return {
    of,
    shown: of && drag ? moved(drag.name, drag.to) : drawing,
    isDragging: of !== undefined && drag !== undefined,
    cancel: () => {
      dragging.cancel()
      return drag !== undefined
    },
    handlersOf: dragging.handlersOf,
  }
}
export type Handles = ReturnType<typeof useHandles>
