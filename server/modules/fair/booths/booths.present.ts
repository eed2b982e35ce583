import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Booth, BoothOrder, HallBooths, Unplaced } from '#contract/fair/booths/schemas.ts'
import { cornerTest } from '#contract/fair/floor-plan/geometry/corner.ts'
import { areaOf, centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { TakenRow, UnplacedRow } from './booths.queries'

const presentExhibitor = ({ id, company, industryId, industry, shown }: UnplacedRow, language: Language) => ({
  id,
  name: pick(company, language),
  company: { zh: company.zh, en: company.en },
  industryId,
  industry: industry ? pick(industry, language) : '',
  shown,
})

function presentHolder({ id, company, since, ...rest }: TakenRow['exhibitor'], language: Language) {
  return id === null || company === null || since === null
    ? null
    : presentExhibitor({ ...rest, id, company, since }, language)
}

const presentUnplaced = (row: UnplacedRow, language: Language): Unplaced => ({
  ...presentExhibitor(row, language),
  onSite: row.onSite,
  since: row.since.toISOString(),
})

const round = (value: number): number => Math.round(value * 100) / 100

interface Rows {
  hallId: number
  plans: readonly { level: number; drawing: PlanDrawing }[]
  taken: readonly TakenRow[]
  unplaced: readonly UnplacedRow[]
  /** By booking. */
  orders: ReadonlyMap<number, BoothOrder>
}

export function presentHall({ hallId, plans, taken, unplaced, orders }: Rows, language: Language): HallBooths {
  const byNumber = new Map(taken.map((row) => [row.number, row]))
  return {
    hallId,
    booths: plans.flatMap(({ level, drawing }) => {
      const isCorner = cornerTest(drawing.aisles)
      return drawing.booths.map(({ number, points }): Booth => {
        const row = byNumber.get(number)
        const { x, y } = centroidOf(points)
        return {
          number,
          level,
          area: round(areaOf(points)),
          corner: isCorner(points),
          status: row?.status ?? 'free',
          exhibitor: row ? presentHolder(row.exhibitor, language) : null,
          order: orders.get(row?.bookingId ?? 0) ?? null,
          heldUntil: row?.heldUntil ? chinaDay(row.heldUntil) : null,
          x: round(x),
          y: round(y),
        }
      })
    }),
    unplaced: unplaced.map((row) => presentUnplaced(row, language)),
  }
}
