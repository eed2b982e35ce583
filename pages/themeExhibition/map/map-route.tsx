import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { useSession } from '#src/common/session/session.ts'
import { type Meeting, timedStops } from '#src/features/fair/floor-plan/route/meeting.ts'
import { RoutePanel } from '#src/features/fair/floor-plan/route/route-panel.tsx'
import { useRoute } from '#src/features/fair/floor-plan/route/use-route.ts'
import type { Trip } from '#src/features/fair/floor-plan/route/use-trip.ts'

const NONE: readonly Meeting[] = []
const MyVisit = lazyPart(async () => (await import('./my-visit')).MyVisit)

interface MapRouteProps {
  plan: FloorPlan
  trip: Trip
  /** The walk, which the picture shows too. */
  onRoute: (route: PlannedRoute | undefined) => void
}

/** Plans the walk of a trip, with the viewer's meetings: a part of the page, so that it is fetched after the plan is shown. */
export function MapRoute({ plan, trip, onRoute }: MapRouteProps) {
  const userId = useSession()?.user.userId
  // They are one account's: after a logout or another login they are not shown.
  const [own, setOwn] = useState<{ userId?: string | undefined; meetings: readonly Meeting[] }>({ meetings: NONE })
  const meetings = userId !== undefined && own.userId === userId ? own.meetings : NONE
  const onMeetings = useCallback((known: readonly Meeting[]) => setOwn({ userId, meetings: known }), [userId])
  const timed = useMemo(() => timedStops(meetings), [meetings])
  const route = useRoute(plan, trip, timed)
  useEffect(() => onRoute(route), [onRoute, route])
  return (
    <RoutePanel
      plan={plan}
      trip={trip}
      route={route}
      meetings={meetings}
      suggest={
        userId !== undefined ? (
          <Suspense fallback={null}>
            <MyVisit
              plan={plan}
              onVisit={(stops) => trip.setStops([...trip.stops, ...stops])}
              onMeetings={onMeetings}
            />
          </Suspense>
        ) : null
      }
    />
  )
}
