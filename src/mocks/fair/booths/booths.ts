import type { Language } from '#contract/core/language.ts'
import { connector } from '#contract/core/connector.ts'
import type { Booth, BoothOrder, HallBooths } from '#contract/fair/booths/schemas.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import type { BoothAction } from '#contract/fair/booths/rules.ts'
import { isCorner } from '#contract/fair/floor-plan/geometry/corner.ts'
import { areaOf, centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { exhibitorRows, industries } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { exhibitRows } from '#src/mocks/fair/exhibits/rows.ts'
import { drawingOf, mappedHalls, planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { requirementsOf } from './requirements'

export interface BoothRow {
  hallId: number
  number: string
  exhibitorId: number | null
  status: Booth['status']
  heldUntil: string | null
  /** The order that holds it, or by which it was bought. */
  orderId?: number
}

/** How the order of a booth stands; null: it was closed or refunded. */
export const boothOrders = connector<(orderId: number) => BoothOrder | null>('orders of booths')

/** Who has which booth; all others are free. */
export const boothRows: BoothRow[] = mappedHalls.flatMap((hallId) =>
  (planIn('zh-CN', hallId)?.booths ?? []).flatMap(({ number, exhibitor }) =>
    exhibitor ? [{ hallId, number, exhibitorId: exhibitor.id, status: 'assigned' as const, heldUntil: null }] : [],
  ),
)

export const boothEvents: {
  hallId: number
  number: string
  action: BoothAction
  exhibitorId: number | null
  at: string
}[] = []

/** What is drawn of the booths of a hall, which visitors do not read. */
export const utilitiesAt = (hallId: number, number: string): Utility[] =>
  drawingOf(hallId).booths.find((one) => one.number === number)?.utilities ?? []

const hasPlan = (hallId: number): boolean => mappedHalls.some((id) => id === hallId)

/** Brings the booths that were ordered to where their orders stand. */
function followOrders(): void {
  for (const row of boothRows.filter(({ orderId }) => orderId !== undefined)) {
    const order = boothOrders.port(row.orderId ?? 0)
    if (order === null) boothRows.splice(boothRows.indexOf(row), 1)
    else if (order.until === null && row.status === 'held') row.status = 'assigned'
  }
}

export function rowAt(hallId: number, number: string): BoothRow | undefined {
  followOrders()
  return boothRows.find((one) => one.hallId === hallId && one.number === number)
}

/** The booth of an exhibitor, also where its order is not paid. */
export function rowOf(exhibitorId: number): BoothRow | undefined {
  followOrders()
  return boothRows.find((one) => one.exhibitorId === exhibitorId)
}

/** An order holds it that is not paid. */
export const isOpenOrder = (row: BoothRow | undefined): boolean => row?.status === 'held' && row.orderId !== undefined

/** The booths that can be ordered. */
export const freeBoothsOf = (hallId: number) =>
  hallBoothsIn('zh-CN', hallId).booths.filter(({ status }) => status === 'free')

export const isDrawn = (hallId: number, number: string): boolean =>
  planIn('zh-CN', hallId)?.booths.some((one) => one.number === number) ?? false

export function nameIn(language: Language, id: number): string {
  const row = byIdOf(exhibitorRows, id)
  return row ? say(language, row.company) : ''
}

function exhibitorIn(language: Language, id: number) {
  const row = byIdOf(exhibitorRows, id)
  const industryId = row?.industryId ?? null
  const industry = industries.find((one) => one.id === industryId)
  return {
    id,
    name: nameIn(language, id),
    company: { zh: row?.company[0] ?? '', en: row?.company[1] ?? '' },
    industryId,
    industry: industry ? say(language, industry.name) : '',
    categoryIds: [...new Set(exhibitRows.filter((one) => one.exhibitorId === id).map(({ categoryId }) => categoryId))],
    shown: true,
  }
}

/** The booths of a hall as the server returns them. */
export function hallBoothsIn(language: Language, hallId: number): HallBooths {
  followOrders()
  const plan = planIn(language, hallId)
  const placed = new Set(boothRows.map(({ exhibitorId }) => exhibitorId))
  return {
    hallId,
    booths: (plan?.booths ?? []).map(({ number, points }) => {
      const row = rowAt(hallId, number)
      return {
        number,
        level: 0,
        area: Math.round(areaOf(points) * 100) / 100,
        corner: plan ? isCorner(points, plan.aisles) : false,
        utilities: utilitiesAt(hallId, number),
        status: row?.status ?? 'free',
        exhibitor: row && row.exhibitorId !== null ? exhibitorIn(language, row.exhibitorId) : null,
        order: row?.orderId === undefined ? null : boothOrders.port(row.orderId),
        heldUntil: row?.heldUntil ?? null,
        ...centroidOf(points),
      }
    }),
    unplaced: exhibitorRows
      // Those of a hall without a plan count as of none.
      .filter((one) => (one.hallId === hallId || !hasPlan(one.hallId)) && !placed.has(one.id))
      .map(({ id, booth }) => ({
        ...exhibitorIn(language, id),
        onSite: booth !== '',
        since: `2026-01-${String((id % 28) + 1).padStart(2, '0')}T08:00:00.000Z`,
        requirements: requirementsOf(id),
      })),
  }
}
