import type { Booth } from '#contract/fair/booths/schemas.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { heatLevel, type HeatRange } from '#src/features/fair/booths/visits/heat.ts'
import type { Marked } from '#src/features/fair/floor-plan/picture/marked.ts'
import { markStatuses } from './mark-statuses'

interface Scans {
  byNumber: ReadonlyMap<string, number>
  ranges: readonly HeatRange[]
  /** What is written in a booth. */
  textOf: (scans: number) => string
}

/** The booths of a plan coloured by their scans, with the figure in place of the name: it is read without the colour. */
export function markScans(plan: FloorPlan, booths: readonly Booth[], { byNumber, ranges, textOf }: Scans): Marked[] {
  return markStatuses(plan, booths).map((one) => {
    const scans = byNumber.get(one.booth.number) ?? 0
    const nobody = {
      id: 0,
      name: '',
      abbreviation: '',
      logoUrl: '',
      industryId: null,
      exhibitsNum: 0,
      vrShowUrl: '',
      fallbackFields: [],
    }
    const exhibitor = { ...(one.booth.exhibitor ?? nobody), logoUrl: '', abbreviation: textOf(scans) }
    return { ...one, hue: heatLevel(ranges, scans), booth: { ...one.booth, exhibitor } }
  })
}
