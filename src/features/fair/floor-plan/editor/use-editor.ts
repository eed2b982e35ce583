import { useState } from 'react'
import type { LandmarkKind } from '#contract/fair/floor-plan/rules.ts'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { addAisle, addBooths, addLandmark, addWall, copyParts } from '../drawing/add'
import { beginHistory, redo, step, undo, type History } from '../drawing/history'
import { moveParts } from '../drawing/move'
import { allParts, keyOf, presentParts, type PartKey } from '../drawing/parts'
import { removeParts } from '../drawing/remove'
import type { Tool } from './tools'

/** metres */
export const GRID_DEFAULT = 0.5

interface Clipboard {
  drawing: PlanDrawing
  keys: readonly PartKey[]
}

/** How the picture below the drawing is shown; nobody else sees it so. */
export interface Underlay {
  isShown: boolean
  /** 0 to 1 */
  opacity: number
}

/** A drawing that is edited: its steps, what is selected, and what can be done with it. */
export function useEditor(initial: PlanDrawing) {
  const [history, setHistory] = useState<History>(() => beginHistory(initial))
  const [chosen, setChosen] = useState<readonly PartKey[]>([])
  const [tool, setTool] = useState<Tool>('select')
  const [kind, setKind] = useState<LandmarkKind>('entrance')
  const [grid, setGrid] = useState(GRID_DEFAULT)
  const [underlay, setUnderlay] = useState<Underlay>({ isShown: true, opacity: 0.6 })
  const [clipboard, setClipboard] = useState<Clipboard>()
  const drawing = history.now
  const selected = presentParts(drawing, chosen)

  const apply = (next: PlanDrawing, keys: readonly PartKey[] = selected) => {
    setHistory((before) => step(before, next))
    setChosen(keys)
  }
  const travel = (to: (history: History) => History) => {
    setHistory(to)
    setChosen([])
  }
  const copyBy = ({ drawing: from, keys }: Clipboard) => {
    const away = grid || GRID_DEFAULT
    const copied = copyParts(drawing, keys, { x: away, y: away }, from)
    apply(copied.drawing, copied.keys)
  }
  /** What a tool has drawn corner by corner. */
  const addLine = (points: readonly Point[]) => {
    if (tool === 'polygon' && points.length >= 3) {
      apply(addBooths(drawing, [{ points }]), [keyOf('booth', drawing.booths.length)])
    }
    if (tool === 'outline' && points.length >= 3) apply({ ...drawing, outline: [...points] }, [])
    if (tool === 'wall' && points.length >= 2) apply(addWall(drawing, points), [keyOf('wall', drawing.walls.length)])
    if (tool === 'aisle' && points.length >= 2) apply(addAisle(drawing, points), [])
  }
  return {
    drawing,
    selected,
    tool,
    kind,
    grid,
    underlay,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    canPaste: clipboard !== undefined,
    setTool,
    setKind,
    setGrid,
    setUnderlay,
    select: setChosen,
    apply,
    undo: () => travel(undo),
    redo: () => travel(redo),
    remove: () => apply(removeParts(drawing, selected), []),
    move: (by: Point) => apply(moveParts(drawing, selected, by)),
    copy: () => {
      if (selected.length > 0) setClipboard({ drawing, keys: selected })
    },
    paste: () => {
      if (clipboard) copyBy(clipboard)
    },
    duplicate: () => copyBy({ drawing, keys: selected }),
    selectAll: () => setChosen(allParts(drawing)),
    addBooth: (points: readonly Point[]) =>
      apply(addBooths(drawing, [{ points }]), [keyOf('booth', drawing.booths.length)]),
    addLandmark: (at: Point) => apply(addLandmark(drawing, kind, at), [keyOf('landmark', drawing.landmarks.length)]),
    addLine,
  }
}
export type Editor = ReturnType<typeof useEditor>
