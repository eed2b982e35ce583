import { buildPlan, type HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { FloorPlan, PlanBooth, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitorDetailIn, exhibitorRows, industries } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'

/** Halls with a plan; the others have none. */
export const mappedHalls = [1, 2, 3, 4] as const

const booth = [3, 3] as const
const wired = ['power', 'network'] as const
const wet = ['power', 'water', 'drainage'] as const

/** One plan for all of them, with the hall's number before each letter. */
const layoutOf = (hallId: number): HallLayout => ({
  width: 52,
  height: 40,
  outline: [
    [0, 0],
    [46, 0],
    [52, 6],
    [52, 40],
    [0, 40],
  ],
  blocks: [
    { prefix: `${hallId}A-`, at: [6, 6], count: 8, booth, direction: 'across', faces: 'both', utilities: ['power'] },
    { prefix: `${hallId}B-`, at: [34, 6], count: 4, booth, direction: 'across', faces: 'both', utilities: wet },
    { prefix: `${hallId}C-`, at: [6, 17], count: 11, booth, direction: 'across', faces: 'both' },
    { prefix: `${hallId}D-`, at: [6, 28], count: 8, booth, direction: 'across', faces: 'both', utilities: wired },
  ],
  aisles: [
    [3, 4, 48, 4],
    [3, 14.5, 48, 14.5],
    [3, 25.5, 48, 25.5],
    [3, 36, 48, 36],
    [3, 4, 3, 36],
    [32, 4, 32, 14.5],
    [32, 25.5, 32, 39.5],
    [48, 4, 48, 36, 'steps'],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [32, 39.2], name: { zh: '南门', en: 'South entrance' } },
    { id: 'stage', kind: 'stage', at: [44, 20], name: { zh: '主舞台', en: 'Main stage' } },
    { id: 'info', kind: 'information', at: [36, 37.6] },
    { id: 'restroom', kind: 'restroom', at: [50.2, 12] },
    { id: 'food', kind: 'food', at: [40, 31] },
  ],
})

/** What is drawn of a hall. */
export const drawingOf = (hallId: number): PlanDrawing => buildPlan(layoutOf(hallId))

function holderOf(language: Language, hallId: number, number: string): PlanBooth['exhibitor'] {
  const row = exhibitorRows.find((one) => one.hallId === hallId && one.booth === number)
  if (!row) return null
  const { id, company, companyAbbreviation, logoUrl, exhibitsNum, vrShowUrl, fallbackFields } = exhibitorDetailIn(
    language,
    row,
  )
  const { industryId } = row
  return {
    id,
    name: company,
    abbreviation: companyAbbreviation,
    logoUrl,
    industryId,
    exhibitsNum,
    vrShowUrl,
    fallbackFields: fallbackFields.filter((field) => field === 'company'),
  }
}

/** The plan of a hall as the server returns it. */
export function planIn(language: Language, hallId: number): FloorPlan | undefined {
  const hall = byIdOf(hallRows, hallId)
  if (!hall || !mappedHalls.some((id) => id === hallId)) return undefined
  const { booths, landmarks, ...drawing } = drawingOf(hallId)
  const shown = booths.map(({ number, points, door }): PlanBooth => {
    const exhibitor = holderOf(language, hallId, number)
    return { number, points, door, exhibitor, status: exhibitor ? 'assigned' : 'free' }
  })
  const present = new Set(shown.map(({ exhibitor }) => exhibitor?.industryId))
  return {
    ...drawing,
    hallId,
    hallName: say(language, hall.name),
    level: 0,
    landmarks: landmarks.map(({ name, ...one }) => ({ ...one, name: say(language, [name.zh, name.en]) })),
    booths: shown,
    industries: industries
      .filter(({ id }) => present.has(id))
      .map(({ id, name }) => ({ id, name: say(language, name) })),
    colorType: hall.colorType,
    templateName: hall.templateName,
  }
}
