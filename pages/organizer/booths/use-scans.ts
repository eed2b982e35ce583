import { useMemo } from 'react'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { type ScanDays, scanDays } from '#contract/fair/booths/visits/rules.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useBoothScans } from '#src/features/fair/booths/manage/api.ts'
import { heatRanges } from '#src/features/fair/booths/visits/heat.ts'

const DEFAULT_DAYS: ScanDays = 7

/** How often the booths of a level were scanned, where the address asks for it (`by=scans`, `days`, `heat`). */
export function useScans(hall: HallBooths, plan: FloorPlan, query: HashQuery) {
  const isShown = query.text('by') === 'scans'
  const days = scanDays.find((one) => String(one) === query.text('days')) ?? DEFAULT_DAYS
  const answer = useBoothScans(hall.hallId, days, isShown)
  const figures = useMemo(() => {
    const byNumber = new Map(answer.data?.booths.map((one) => [one.number, one.scans]))
    const named = new Map(hall.booths.map(({ number, exhibitor }) => [number, exhibitor?.name ?? '']))
    const rows = plan.booths
      .map(({ number }) => ({ number, scans: byNumber.get(number) ?? 0, exhibitor: named.get(number) ?? '' }))
      .toSorted((a, b) => b.scans - a.scans || a.number.localeCompare(b.number, undefined, { numeric: true }))
    return { byNumber, rows, ranges: heatRanges(rows[0]?.scans ?? 0) }
  }, [answer.data, hall.booths, plan.booths])
  const heat = query.text('heat')
  const level = /^[0-5]$/.test(heat) ? Number(heat) : undefined
  return {
    ...figures,
    isShown,
    /** Before an answer nothing is known of any booth: no figure is shown. */
    isCounted: isShown && answer.data !== undefined,
    days,
    answer,
    /** The range that alone is shown; figures may have fewer ranges than the address names. */
    level: level !== undefined && level <= figures.ranges.length ? level : undefined,
  }
}
