import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { endsOf, indexesOf, type PartKey } from '../drawing/parts'
import { pathOf } from '../picture/marked'
import styles from './canvas.module.css'

const lineOf = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`

interface SelectedPartsProps {
  drawing: PlanDrawing
  selected: readonly PartKey[]
  /** metres that they are being moved */
  away: Point
}

/** What is selected, where it is moved to. */
export function SelectedParts({ drawing, selected, away }: SelectedPartsProps) {
  if (selected.length === 0) return null
  const [booths, walls] = [indexesOf(selected, 'booth'), indexesOf(selected, 'wall')]
  const lines = [
    ...drawing.walls.filter((_, index) => walls.has(index)),
    ...[...indexesOf(selected, 'edge')].map((index) => endsOf(drawing, index)),
  ]
  const landmarks = indexesOf(selected, 'landmark')
  return (
    <g transform={`translate(${away.x} ${away.y})`}>
      <path
        className={styles.selected}
        data-selected={booths.size}
        d={drawing.booths.flatMap(({ points }, index) => (booths.has(index) ? [pathOf(points)] : [])).join('')}
      />
      <path className={styles.selectedLine} d={lines.map(lineOf).join('')} />
      {drawing.landmarks
        .filter((_, index) => landmarks.has(index))
        .map(({ id, x, y }) => (
          <circle key={id} className={styles.selected} cx={x} cy={y} r={1} />
        ))}
    </g>
  )
}
