import type { Booth } from '#contract/fair/booths/schemas.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { hueOfStatus } from '#src/features/fair/booths/manage/status-hues.ts'
import { markBooths, type Marked } from '#src/features/fair/floor-plan/picture/marked.ts'

/** The booths of a plan as organizers see them: coloured by status, also with exhibitors that visitors do not see. */
export function markStatuses(plan: FloorPlan, booths: readonly Booth[]): Marked[] {
  const byNumber = new Map(booths.map((booth) => [booth.number, booth]))
  return markBooths(plan).map((one) => {
    const { status = 'free', exhibitor = null } = byNumber.get(one.booth.number) ?? {}
    const shown = one.booth.exhibitor?.id === exhibitor?.id ? one.booth.exhibitor : null
    const named = exhibitor && {
      id: exhibitor.id,
      name: exhibitor.name,
      abbreviation: exhibitor.name,
      logoUrl: '',
      industryId: exhibitor.industryId,
      exhibitsNum: 0,
      vrShowUrl: '',
      fallbackFields: [],
    }
    return { ...one, hue: hueOfStatus[status], booth: { ...one.booth, status, exhibitor: shown ?? named } }
  })
}
