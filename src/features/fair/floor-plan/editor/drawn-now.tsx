import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { rectangle } from '../drawing/add'
import { pathOf } from '../picture/marked'
import styles from './canvas.module.css'
import { closedTools, type Tool } from './tools'
import type { Gestures } from './use-gestures'

/** What the pointer is drawing: a frame, a booth, or a line corner by corner. */
export function DrawnNow({ gestures, tool }: { gestures: Gestures; tool: Tool }) {
  const { gesture, line, hover, snap } = gestures
  const corners = hover && line.length > 0 ? [...line, hover] : line
  if (gesture?.kind === 'frame') {
    return <path className={styles.selection} d={pathOf(rectangle(gesture.from, gesture.to))} />
  }
  if (gesture?.kind === 'booth') {
    const points = rectangle(snap(gesture.from), snap(gesture.to))
    const { left, right, top, bottom } = boxOf(points)
    return (
      <>
        <path className={styles.drawn} d={pathOf(points)} />
        <text className={styles.measure} x={(left + right) / 2} y={top - 0.4} fontSize={0.9}>
          {`${+(right - left).toFixed(2)} × ${+(bottom - top).toFixed(2)} m`}
        </text>
      </>
    )
  }
  const d = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}${closedTools.includes(tool) ? 'Z' : ''}`
  return (
    <>
      {corners.length > 0 ? <path className={styles.drawn} data-line d={d} /> : null}
      {hover ? <circle className={styles.corner} cx={hover.x} cy={hover.y} r={0.2} /> : null}
    </>
  )
}
