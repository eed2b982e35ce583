import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { along, distance } from '#contract/fair/floor-plan/geometry/points.ts'
import { boxOf, sidesOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import {
  addCorner,
  canLoseCorner,
  type Cornered,
  cornersOf,
  moveCorner,
  removeCorner,
  sidesWithin,
} from '../drawing/corners'
import { findDoor, removeDoor, setDoor } from '../drawing/doors'
import type { Editor } from '../editor/use-editor'
import type { View } from '../picture/view'
import styles from './corners.module.css'
import { strideOf } from './use-drag'
import { DOOR, type Handles } from './use-handles'

/** px of a shape below which the pointer reaches only what is selected: handles would cover it. Keys reach them always. */
const [CORNERS_FROM_PX, MIDDLES_FROM_PX] = [30, 64]

interface CornerHandlesProps {
  editor: Editor
  handles: Handles
  view: View
}

/** Handles at the corners, in the middle of the sides and at the door of what alone is selected, for pointer and keys. */
export function CornerHandles({ editor, handles, view }: CornerHandlesProps) {
  return handles.of ? <ShapeHandles editor={editor} handles={handles} view={view} of={handles.of} /> : null
}

function ShapeHandles({ editor, handles, view, of }: CornerHandlesProps & { of: Cornered }) {
  const { t, i18n } = useTranslation('floor-plans')
  const { drawing, apply } = editor
  const { shown, handlersOf } = handles
  const frame = useRef<HTMLDivElement>(null)
  // A corner that was added takes the focus, the one before a corner that was removed, and the first after a door was.
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    frame.current?.querySelector<HTMLElement>(`[data-corner="${next.current}"]`)?.focus({ preventScroll: true })
    next.current = undefined
  })
  const name = of.kind === 'booth' ? (drawing.booths[of.index]?.number ?? '') : t('corner.wall')
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const placeText = ({ x, y }: Point) => ({ x: format.format(x), y: format.format(y) })
  const at = ({ x, y }: Point) => ({ left: view.x + x * view.scale, top: view.y + y * view.scale })
  /** Runs what a key does here, so that it does not move or delete what is selected. */
  const onKey = (event: KeyboardEvent, run: (() => unknown) | undefined) => {
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  const isDelete = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace'
  /** A key that is held removes one thing: the focus has gone on to another. */
  const onDelete = (event: KeyboardEvent, run: () => void) => onKey(event, event.repeat ? () => undefined : run)
  const drop = (corner: number) => {
    if (!canLoseCorner(drawing, of)) return
    apply(removeCorner(drawing, of, corner))
    next.current = Math.max(0, corner - 1)
  }
  const dropDoor = () => {
    apply(removeDoor(drawing, of.index))
    next.current = 0
  }
  /** How far along a side a movement is, in metres; sides run in either direction on the plan. */
  const alongSide = (side: number, by: Point) => {
    const [a, b] = sidesOf(drawing.booths[of.index]?.points ?? [])[side] ?? []
    const length = a && b ? distance(a, b) : 0
    return a && b && length > 0 ? (by.x * (b.x - a.x) + by.y * (b.y - a.y)) / length : 0
  }
  const corners = cornersOf(shown, of)
  const { left, right, top, bottom } = boxOf(corners)
  const size = Math.max(right - left, bottom - top) * view.scale
  const reached = size >= MIDDLES_FROM_PX ? 'all' : size >= CORNERS_FROM_PX ? 'corners' : 'none'
  const door = of.kind === 'booth' ? shown.booths[of.index]?.door : null
  const doorAt = findDoor(drawing, of.index)
  return (
    <div
      ref={frame}
      className={styles.handles}
      data-reached={reached}
      role="group"
      aria-label={t('corner.group', { name })}
    >
      {corners.map((corner, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- corners have no other name
          key={index}
          type="button"
          className={styles.corner}
          data-corner={index}
          style={at(corner)}
          aria-label={t('corner.name', { n: index + 1, ...placeText(corner) })}
          aria-describedby="corner-keys"
          {...handlersOf(String(index))}
          onKeyDown={(event) => {
            const by = strideOf(event)
            if (by)
              onKey(event, () => apply(moveCorner(drawing, of, index, { x: corner.x + by.x, y: corner.y + by.y })))
            else if (isDelete(event)) onDelete(event, () => drop(index))
          }}
        />
      ))}
      {handles.isDragging
        ? null
        : sidesWithin(drawing, of).map(([a, b], side) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- sides have no other name
              key={side}
              type="button"
              className={styles.middle}
              style={at(along(a, b, 0.5))}
              aria-label={t('corner.add', { n: side + 1 })}
              onPointerDown={(event) => event.stopPropagation()}
              onKeyDown={(event) => (isDelete(event) || strideOf(event)) && onKey(event, () => undefined)}
              onClick={() => {
                apply(addCorner(drawing, of, side))
                next.current = side + 1
              }}
            />
          ))}
      {door ? (
        <button
          type="button"
          className={styles.door}
          style={at(door)}
          aria-label={t('door.handle', placeText(door))}
          aria-describedby="door-keys"
          {...handlersOf(DOOR)}
          onKeyDown={(event) => {
            const by = strideOf(event)
            if (by && doorAt) {
              const far = alongSide(doorAt.side, by)
              onKey(event, () => far !== 0 && apply(setDoor(drawing, of.index, doorAt.side, doorAt.metres + far)))
            } else if (isDelete(event)) onDelete(event, dropDoor)
          }}
        />
      ) : null}
      <p id="corner-keys" className="yz-visually-hidden">
        {t('corner.keys')}
      </p>
      <p id="door-keys" className="yz-visually-hidden">
        {t('door.keys')}
      </p>
    </div>
  )
}
