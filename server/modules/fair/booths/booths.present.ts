import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Booth, BoothOrder, HallBooths, Unplaced } from '#contract/fair/booths/schemas.ts'
import { cornerTest } from '#contract/fair/floor-plan/geometry/corner.ts'
import { areaOf, centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { TakenRow, UnplacedRow } from './booths.queries'
import type { CategoriesOf } from './categories.queries'
import { presentRequirements } from './requirements/requirements.present'

type ExhibitorRow = Omit<UnplacedRow, 'requirements'>

/** In which language names are, and the categories of exhibitors. */
interface Reading {
  language: Language
  categories: CategoriesOf
}

const presentExhibitor = (
  { id, company, industryId, industry, shown }: ExhibitorRow,
  { language, categories }: Reading,
) => ({
  id,
  name: pick(company, language),
  company: { zh: company.zh, en: company.en },
  industryId,
  industry: industry ? pick(industry, language) : '',
  categoryIds: [...(categories.get(id) ?? [])],
  shown,
})

function presentHolder({ id, company, since, ...rest }: TakenRow['exhibitor'], reading: Reading) {
  return id === null || company === null || since === null
    ? null
    : presentExhibitor({ ...rest, id, company, since }, reading)
}

const presentUnplaced = (row: UnplacedRow, reading: Reading): Unplaced => ({
  ...presentExhibitor(row, reading),
  onSite: row.onSite,
  since: row.since.toISOString(),
  requirements: presentRequirements(row.requirements),
})

const round = (value: number): number => Math.round(value * 100) / 100

interface Rows {
  hallId: number
  plans: readonly { level: number; drawing: PlanDrawing }[]
  taken: readonly TakenRow[]
  unplaced: readonly UnplacedRow[]
  /** By booking. */
  orders: ReadonlyMap<number, BoothOrder>
  categories: CategoriesOf
}

export function presentHall(
  { hallId, plans, taken, unplaced, orders, categories }: Rows,
  language: Language,
): HallBooths {
  const reading = { language, categories }
  const byNumber = new Map(taken.map((row) => [row.number, row]))
  return {
    hallId,
    booths: plans.flatMap(({ level, drawing }) => {
      const isCorner = cornerTest(drawing.aisles)
      return drawing.booths.map(({ number, points, utilities = [] }): Booth => {
        const row = byNumber.get(number)
        const { x, y } = centroidOf(points)
        return {
          number,
          level,
          area: round(areaOf(points)),
          corner: isCorner(points),
          utilities,
          status: row?.status ?? 'free',
          exhibitor: row ? presentHolder(row.exhibitor, reading) : null,
          order: orders.get(row?.bookingId ?? 0) ?? null,
          heldUntil: row?.heldUntil ? chinaDay(row.heldUntil) : null,
          x: round(x),
          y: round(y),
        }
      })
    }),
    unplaced: unplaced.map((row) => presentUnplaced(row, reading)),
  }
}
