import { Segmented } from 'antd'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import type { FoundBooth } from '#src/features/fair/floor-plan/import/find-booths.ts'
import type { ReadPlan } from '#src/features/fair/floor-plan/import/use-import.ts'
import styles from './import.module.css'

const NONE: readonly never[] = []
const ZOOMS = [1, 2, 4] as const

interface PlanShotProps {
  plan: ReadPlan
  /** px of the picture */
  marks?: readonly Point[]
  onMark?: (at: Point) => void
  /** of the picture's width, where booths are shown */
  metres?: number
  booths?: readonly FoundBooth[]
}

const cornersOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** The picture of a file, with the places that are marked and the booths that were found. */
export function PlanShot({ plan, marks = NONE, onMark, metres = 0, booths = NONE }: PlanShotProps) {
  const { t } = useTranslation('floor-plans')
  const [zoom, setZoom] = useState<number>(1)
  const { width, height } = plan
  const perMetre = metres > 0 ? width / metres : 0
  const dot = width / 160 / zoom
  const press = (event: MouseEvent) => {
    const { left, top, width: across } = event.currentTarget.getBoundingClientRect()
    // A key presses it at no place: the width is typed instead.
    if (event.detail === 0 || across === 0) return
    const scale = width / across
    onMark?.({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale })
  }
  const [from, to] = marks
  const shot = (
    <>
      <img src={plan.address} alt={t('import.picture')} draggable={false} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`scale(${perMetre})`}>
          {booths.map(({ points }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- booths have no other name yet
            <polygon key={index} className={styles.booth} points={cornersOf(points)} />
          ))}
        </g>
        {booths.map(({ points, number }, index) => {
          const { x, y } = centroidOf(points)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- booths have no other name yet
            <text key={index} className={styles.number} x={x * perMetre} y={y * perMetre} fontSize={perMetre}>
              {number ?? '–'}
            </text>
          )
        })}
        {from && to ? <line className={styles.between} x1={from.x} y1={from.y} x2={to.x} y2={to.y} /> : null}
        {marks.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.mark} cx={x} cy={y} r={dot} />
        ))}
      </svg>
    </>
  )
  return (
    <div className={styles.shot}>
      <div className={styles.window}>
        {onMark ? (
          <button type="button" className={styles.picture} style={{ width: `${zoom * 100}%` }} onClick={press}>
            {shot}
          </button>
        ) : (
          <div className={styles.picture} style={{ width: `${zoom * 100}%` }}>
            {shot}
          </div>
        )}
      </div>
      <Segmented
        size="small"
        aria-label={t('import.zoom')}
        value={zoom}
        options={ZOOMS.map((value) => ({ value, label: `${value * 100}%` }))}
        onChange={setZoom}
      />
    </div>
  )
}
