import type { OutputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { getOwnBooth } from '#contract/fair/booths/endpoints.ts'
import { isCorner } from '#contract/fair/floor-plan/geometry/corner.ts'
import { neighboursOf } from '#contract/fair/floor-plan/geometry/neighbours.ts'
import { areaOf, boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { planIn } from '#src/mocks/fair/floor-plan/plans.ts'
import { boothOrders, boothRows, nameIn, rowAt, rowOf, utilitiesAt } from './booths'

/** The order of a booth that an exhibitor has not paid yet, as the server returns it. */
export function openOrderIn(language: Language, exhibitorId: number): OutputOf<typeof getOwnBooth>['order'] {
  const row = rowOf(exhibitorId)
  const order = row?.orderId === undefined || row.status !== 'held' ? null : boothOrders.port(row.orderId)
  if (!row || !order?.until) return null
  const { id, number, confirmed, until } = order
  return {
    id,
    number,
    confirmed,
    until,
    hallName: planIn(language, row.hallId)?.hallName ?? '',
    boothNumber: row.number,
  }
}

/** The booth of an exhibitor as the server returns it. */
export function ownBoothIn(language: Language, exhibitorId: number): OutputOf<typeof getOwnBooth>['booth'] {
  const row = boothRows.find((one) => one.exhibitorId === exhibitorId && one.status !== 'held')
  const plan = row && planIn(language, row.hallId)
  const booth = plan?.booths.find(({ number }) => number === row?.number)
  if (!plan || !booth) return null
  const { left, right, top, bottom } = boxOf(booth.points)
  return {
    hallId: plan.hallId,
    hallName: plan.hallName,
    number: booth.number,
    level: plan.level,
    area: Math.round(areaOf(booth.points)),
    corner: isCorner(booth.points, plan.aisles),
    utilities: utilitiesAt(plan.hallId, booth.number),
    width: right - left,
    depth: bottom - top,
    neighbours: neighboursOf(booth, plan.booths).flatMap(({ number }) => {
      const id = rowAt(plan.hallId, number)?.exhibitorId ?? null
      return id === null ? [] : [{ id, name: nameIn(language, id), number }]
    }),
  }
}
