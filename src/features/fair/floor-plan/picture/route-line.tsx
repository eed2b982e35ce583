import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import styles from './plan-picture.module.css'

interface RouteLineProps {
  route: PlannedRoute | undefined
  /** Where one begins, if that was chosen. */
  start: Point | undefined
  scale: number
}

/** The walk with its stops by number, and where it begins. */
export function RouteLine({ route, start, scale }: RouteLineProps) {
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
        return end ? (
          <g key={to} className={styles.stop} transform={`translate(${at(end)})`}>
            <circle r={9.5} />
            <text>{index + 1}</text>
          </g>
        ) : null
      })}
    </g>
  )
}
