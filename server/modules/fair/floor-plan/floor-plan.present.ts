import type { Language } from '#contract/core/language.ts'
import type { BoothStatus } from '#contract/fair/floor-plan/rules.ts'
import type { FloorPlan, PlanBooth, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'

/** A booth with an exhibitor that visitors see. */
export interface TakenBooth {
  number: string
  status: BoothStatus
  id: number
  company: Bilingual
  abbreviation: Bilingual
  logoUrl: Bilingual
  industryId: number | null
  industryName: Bilingual | null
  exhibitsNum: number
  vrShowUrl: string
}

export interface PlanRow {
  hallId: number
  hallName: Bilingual
  colorType: number
  templateName: string
  level: number
  drawing: PlanDrawing
}

function presentExhibitor(booth: TakenBooth, language: Language): PlanBooth['exhibitor'] {
  const { id, company, abbreviation, logoUrl, industryId, exhibitsNum, vrShowUrl } = booth
  return {
    id,
    name: pick(company, language),
    abbreviation: pick(abbreviation, language) || pick(company, language),
    logoUrl: pick(logoUrl, language),
    // A hidden industry is none to visitors.
    industryId: booth.industryName === null ? null : industryId,
    exhibitsNum,
    vrShowUrl,
    fallbackFields: fallbacks({ company }, language),
  }
}

/** The plan as visitors see it: a booth without an exhibitor that is shown is free to them. */
export function presentPlan(plan: PlanRow, taken: readonly TakenBooth[], language: Language): FloorPlan {
  const { landmarks, booths, background: _, ...drawing } = plan.drawing
  const byNumber = new Map(taken.map((booth) => [booth.number, booth]))
  const industries = new Map<number, string>()
  const shown = booths.map(({ number, points, door }): PlanBooth => {
    const booth = { number, points, door }
    const holder = byNumber.get(number)
    if (!holder) return { ...booth, status: 'free', exhibitor: null }
    if (holder.industryId !== null && holder.industryName) {
      industries.set(holder.industryId, pick(holder.industryName, language))
    }
    return { ...booth, status: holder.status, exhibitor: presentExhibitor(holder, language) }
  })
  return {
    ...drawing,
    hallId: plan.hallId,
    hallName: pick(plan.hallName, language),
    level: plan.level,
    landmarks: landmarks.map(({ name, ...landmark }) => ({ ...landmark, name: pick(name, language) })),
    booths: shown,
    industries: [...industries].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.id - b.id),
    ...toTheme(plan),
  }
}
