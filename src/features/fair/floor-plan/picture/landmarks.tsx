import { memo } from 'react'
import type { PlanLandmark } from '#contract/fair/floor-plan/schemas.ts'
import { landmarkIcons } from './landmark-icons'
import styles from './plan-picture.module.css'

const RADIUS = 11
/** px for a metre from which names of landmarks have room */
const NAMES_SCALE = 11

interface LandmarksProps {
  landmarks: readonly PlanLandmark[]
  scale: number
  nameOf: (landmark: PlanLandmark) => string
}

/** Entrances, stages and the like, with their names where there is room. */
export const Landmarks = memo(function Landmarks({ landmarks, scale, nameOf }: LandmarksProps) {
  return landmarks.map((landmark) => {
    const [x, y] = [landmark.x * scale, landmark.y * scale]
    const isMain = landmark.kind === 'entrance' || landmark.kind === 'stage'
    return (
      <g key={landmark.id} className={styles.landmark} data-kind={landmark.kind} transform={`translate(${x} ${y})`}>
        <circle r={RADIUS} />
        <path d={landmarkIcons[landmark.kind]} transform="translate(-8 -8) scale(0.667)" />
        {scale >= NAMES_SCALE && (isMain || scale >= 2 * NAMES_SCALE) ? (
          <text y={RADIUS + 11}>{nameOf(landmark)}</text>
        ) : null}
      </g>
    )
  })
})
