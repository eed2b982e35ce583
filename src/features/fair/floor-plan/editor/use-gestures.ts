import { useState, type PointerEvent } from 'react'
import { distance } from '#contract/fair/floor-plan/geometry/points.ts'
import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { rectangle } from '../drawing/add'
import { moveParts } from '../drawing/move'
import { boxOfParts, indexesOf, partAt, partsWithin } from '../drawing/parts'
import { guidesOf, snapMove, snapPoint } from '../drawing/snap'
import type { PlanView } from '../picture/use-view'
import { toPlan } from '../picture/view'
import { closedTools, lineTools } from './tools'
import type { Editor } from './use-editor'

/** px around the pointer within which something is meant, or attracts */
const NEAR_PX = 7
/** metres: what is smaller was a click */
const SMALLEST = 0.2

type Gesture = { kind: 'pan' | 'move' | 'frame' | 'booth'; from: Point; to: Point }

/** What the pointer draws and moves. */
export function useGestures(editor: Editor, planView: PlanView) {
  const { drawing, selected, tool, grid } = editor
  const { view } = planView
  const [gesture, setGesture] = useState<Gesture>()
  const [line, setLine] = useState<readonly Point[]>([])
  const [hover, setHover] = useState<Point>()
  const reach = NEAR_PX / view.scale
  const isLine = lineTools.includes(tool)

  const placeOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const snap = (p: Point) => snapPoint(p, { grid, reach, guides: guidesOf(drawing) })
  /** How far what is selected goes. */
  const away = (): Point => {
    const box = boxOfParts(drawing, selected)
    if (gesture?.kind !== 'move' || !box) return { x: 0, y: 0 }
    const by = { x: gesture.to.x - gesture.from.x, y: gesture.to.y - gesture.from.y }
    if (Math.hypot(by.x, by.y) < reach / 2) return { x: 0, y: 0 }
    return snapMove(box, by, { grid, reach, guides: guidesOf(drawing, indexesOf(selected, 'booth')) })
  }
  const finish = (points: readonly Point[] = line) => {
    if (points.length === 0) return false
    editor.addLine(points)
    setLine([])
    return true
  }
  const cancel = () => {
    const isDrawing = line.length > 0 || gesture !== undefined
    setLine([])
    setGesture(undefined)
    return isDrawing
  }
  const press = (p: Point, adds: boolean) => {
    const key = partAt(drawing, p, reach)
    if (!key) {
      if (!adds) editor.select([])
      setGesture({ kind: 'frame', from: p, to: p })
    } else if (adds) {
      editor.select(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key])
    } else {
      if (!selected.includes(key)) editor.select([key])
      setGesture({ kind: 'move', from: p, to: p })
    }
  }
  const addCorner = (p: Point) => {
    const at = snap(p)
    const [first] = line
    if (first && closedTools.includes(tool) && line.length >= 3 && distance(first, at) <= reach * 2) finish()
    else if (!line.some((corner) => distance(corner, at) === 0)) setLine([...line, at])
  }
  const release = ({ kind, from, to }: Gesture) => {
    if (kind === 'move') editor.apply(moveParts(drawing, selected, away()))
    if (kind === 'frame' && distance(from, to) > reach) {
      const found = partsWithin(drawing, boxOf([from, to]))
      editor.select([...new Set([...selected, ...found])])
    }
    if (kind === 'booth') {
      const [a, b] = [snap(from), snap(to)]
      if (Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= SMALLEST) editor.addBooth(rectangle(a, b))
    }
  }
  return {
    gesture,
    line,
    hover: isLine && hover ? snap(hover) : undefined,
    away: away(),
    snap,
    cancel,
    finish,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const place = placeOf(event)
        const p = toPlan(view, place)
        if (event.button > 1) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        event.currentTarget.focus({ preventScroll: true })
        if (event.button === 1 || tool === 'pan') setGesture({ kind: 'pan', from: place, to: place })
        else if (tool === 'select') press(p, event.shiftKey)
        else if (tool === 'booth') setGesture({ kind: 'booth', from: p, to: p })
        else if (tool === 'landmark') {
          editor.addLandmark(snap(p))
          editor.setTool('select')
        } else addCorner(p)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const place = placeOf(event)
        if (isLine) setHover(toPlan(view, place))
        if (!gesture) return
        if (gesture.kind === 'pan') {
          planView.pan({ x: place.x - gesture.to.x, y: place.y - gesture.to.y })
          setGesture({ ...gesture, to: place })
        } else setGesture({ ...gesture, to: toPlan(view, place) })
      },
      onPointerUp: () => {
        if (gesture) release(gesture)
        setGesture(undefined)
      },
      onPointerCancel: () => setGesture(undefined),
      onDoubleClick: () => void finish(),
    },
  }
}
export type Gestures = ReturnType<typeof useGestures>
