import { memo } from 'react'
import type { PlanLandmark } from '#contract/fair/floor-plan/schemas.ts'
import { landmarkIcons } from './landmark-icons'
import styles from './plan-picture.module.css'

const RADIUS = 11
/** px for a metre from which names of landmarks have room */
const NAMES_SCALE = 11
/** px from a side of the plan up to which a name is aligned with it: centered, it would reach out of the window */
const SIDE_PX = 60

interface LandmarksProps {
  landmarks: readonly PlanLandmark[]
  scale: number
  /** metres of the plan */
  width: number
  nameOf: (landmark: PlanLandmark) => string
}

/** Where a name begins, from the middle of its icon. */
function alignName(x: number, width: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x < SIDE_PX) return { x: -RADIUS, textAnchor: 'start' }
  if (x > width - SIDE_PX) return { x: RADIUS, textAnchor: 'end' }
  return { x: 0, textAnchor: 'middle' }
}

/** Entrances, stages and the like, with their names where there is room. */
export const Landmarks = memo(function Landmarks({ landmarks, scale, width, nameOf }: LandmarksProps) {
  return landmarks.map((landmark) => {
    const [x, y] = [landmark.x * scale, landmark.y * scale]
    const isMain = landmark.kind === 'entrance' || landmark.kind === 'stage'
    return (
      <g key={landmark.id} className={styles.landmark} data-kind={landmark.kind} transform={`translate(${x} ${y})`}>
        <circle r={RADIUS} />
        <path d={landmarkIcons[landmark.kind]} transform="translate(-8 -8) scale(0.667)" />
        {scale >= NAMES_SCALE && (isMain || scale >= 2 * NAMES_SCALE) ? (
          <text {...alignName(x, width * scale)} y={RADIUS + 11}>
            {nameOf(landmark)}
          </text>
        ) : null}
      </g>
    )
  })
})
