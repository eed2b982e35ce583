import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { PlanLandmark, Point } from '#contract/fair/floor-plan/schemas.ts'
import styles from './plan-picture.module.css'

interface RouteLineProps {
  route: PlannedRoute | undefined
  /** Where one begins, if that was chosen. */
  start: Point | undefined
  landmarks: readonly PlanLandmark[]
  scale: number
}

/** pixels from the middle of a landmark's icon, which would cover the number */
const LABEL_OFFSET = 14

/** The walk with its stops by number, and where it begins. */
export function RouteLine({ route, start, landmarks, scale }: RouteLineProps) {
  const at = ({ x, y }: Point) => `${x * scale} ${y * scale}`
  const line = route?.legs.map(({ points }) => `M${points.map(at).join('L')}`).join('')
  return (
    <g>
      {line ? <path className={styles.routeEdge} d={line} /> : null}
      {line ? <path className={styles.routeLine} d={line} /> : null}
      {start ? (
        <g transform={`translate(${at(start)})`} className={styles.start}>
          <circle r={12} />
          <circle r={6} />
        </g>
      ) : null}
      {route?.legs.map(({ to, points }, index) => {
        const end = points.at(-1)
        const offset = landmarks.some(({ id }) => id === to) ? ` translate(${LABEL_OFFSET} ${-LABEL_OFFSET})` : ''
        return end ? (
          <g key={to} className={styles.stop} transform={`translate(${at(end)})${offset}`}>
            <circle r={9.5} />
            <text>{index + 1}</text>
          </g>
        ) : null
      })}
    </g>
  )
}
