import { useEffect } from 'react'
import { recordBoothScan } from '#contract/fair/booths/visits/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { getVisitorId } from '#src/common/analytics/collector.ts'
import { call } from '#src/common/request/call.ts'

/** Records that the map was opened by the code of a booth (`here`); the server counts a visitor once on a day. */
export function useRecordScan({ hallId, booths }: FloorPlan, here: string): void {
  const isDrawn = here !== '' && booths.some(({ number }) => number === here)
  useEffect(() => {
    const visitorId = isDrawn ? getVisitorId() : undefined
    if (visitorId === undefined) return
    // A lost scan is no concern of the visitor's.
    call(recordBoothScan, { hallId, number: here, visitorId }, { alerts: false }).catch(() => undefined)
  }, [isDrawn, hallId, here])
}
