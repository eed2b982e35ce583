import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { recordBoothScan } from '#contract/fair/booths/visits/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { getVisitorId } from '#src/common/analytics/collector.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'

/**
 * Records that the map was opened by the code of a booth (`here` with `scan`); the server counts a visitor once on a day. `scan`
 * then leaves the address, so that whoever opens a copy of it, or reloads, counts nothing.
 */
export function useRecordScan({ hallId, booths }: FloorPlan, query: HashQuery): void {
  const navigate = useNavigate()
  const here = query.text('scan') === '' ? '' : query.text('here')
  const isDrawn = here !== '' && booths.some(({ number }) => number === here)
  const leaveOut = useEffectEvent(() => void navigate(query.to({ scan: undefined }), { replace: true }))
  useEffect(() => {
    if (!isDrawn) return
    const visitorId = getVisitorId()
    // A lost scan is no concern of the visitor's.
    if (visitorId) call(recordBoothScan, { hallId, number: here, visitorId }, { alerts: false }).catch(() => undefined)
    leaveOut()
  }, [isDrawn, hallId, here])
}
