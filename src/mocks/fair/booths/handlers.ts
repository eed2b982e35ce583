import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import type { BoothEvent } from '#contract/fair/booths/schemas.ts'
import type { SkipReason } from '#contract/fair/booths/rules.ts'
import { findPossibleMoves } from '#contract/fair/booths/sheet/possible-moves.ts'
import { OWN_SCAN_DAYS } from '#contract/fair/booths/visits/limits.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { boothEvents, boothRows, hallBoothsIn, isDrawn, isOpenOrder, nameIn, rowAt, rowOf } from './booths'
import { openOrderIn, ownBoothIn } from './own-booth'
import { setupHandlers } from './setup'
import { requirementsOf, storeRequirements } from './requirements'
import { dayAgo, scanDaysOf, scanRows, sumScans } from './visits'

/** The exhibitor of the signed-in account. */
const OWN_EXHIBITOR = 1

interface Place {
  hallId: number
  number: string
}

function note({ hallId, number }: Place, action: BoothEvent['action'], exhibitorId: number | null) {
  boothEvents.unshift({ hallId, number, action, exhibitorId, at: new Date().toISOString() })
}

function remove({ hallId, number }: Place) {
  const row = rowAt(hallId, number)
  if (row) boothRows.splice(boothRows.indexOf(row), 1)
}

/** Whether a booth is reserved otherwise than was seen. */
function isOtherwiseHeld({ hallId, number }: Place, seen: string | null): boolean {
  const row = rowAt(hallId, number)
  return (row?.status === 'held' || seen !== null) && (row?.heldUntil ?? null) !== seen
}

const isPlaced = (exhibitorId: number): boolean => (rowOf(exhibitorId)?.status ?? 'held') !== 'held'

function saveRequirements(exhibitorId: number, input: ParsedInputOf<typeof contract.saveOwnBoothRequirements>) {
  if (isPlaced(exhibitorId)) return refuse('BoothRequirementsClosed')
  return storeRequirements(exhibitorId, input) ?? refuse('BoothRequirementsChanged')
}

/** Gives a booth to an exhibitor, or says why not. */
function take({ hallId, number }: Place, exhibitorId: number, heldUntil: string | null): SkipReason | undefined {
  if (!isDrawn(hallId, number) || !byIdOf(exhibitorRows, exhibitorId)) return 'notFound'
  if (rowOf(exhibitorId)) return 'exhibitorPlaced'
  const row = rowAt(hallId, number)
  if (row?.status === 'held' && row.heldUntil !== heldUntil) return 'boothTaken'
  if (row && row.status !== 'held') return 'boothTaken'
  remove({ hallId, number })
  boothRows.push({ hallId, number, exhibitorId, status: 'assigned', heldUntil: null })
  return undefined
}

type Assignments = ParsedInputOf<typeof contract.assignBooths>['assignments']

/** Makes the moves that are possible and then the assignments, and says why the others are not. */
function assignSeveral(hallId: number, assignments: Assignments) {
  const moves = assignments.flatMap((one) => (one.from === null ? [] : [{ ...one, from: one.from }]))
  const present = moves.filter(({ from, exhibitorId }) => rowAt(hallId, from)?.exhibitorId === exhibitorId)
  const taken = boothRows.filter((row) => row.hallId === hallId).map(({ number }) => number)
  const possible = findPossibleMoves(present, new Set(taken))
  const orderIds = new Map(possible.map(({ from, exhibitorId }) => [exhibitorId, rowAt(hallId, from)?.orderId]))
  for (const { from } of possible) remove({ hallId, number: from })
  return assignments
    .toSorted((a, b) => Number(a.from === null) - Number(b.from === null))
    .flatMap(({ number, exhibitorId, from }) => {
      const isPossible = from === null || possible.some((one) => one.exhibitorId === exhibitorId)
      const isPresent = present.some((one) => one.exhibitorId === exhibitorId)
      const blocked = isPresent ? ('boothTaken' as const) : ('changed' as const)
      const reason = isPossible ? take({ hallId, number }, exhibitorId, null) : blocked
      if (reason) return [{ number, exhibitorId, reason }]
      const row = rowAt(hallId, number)
      const orderId = orderIds.get(exhibitorId)
      if (row && orderId !== undefined) row.orderId = orderId
      note({ hallId, number }, from === null ? 'assign' : 'move', exhibitorId)
      return []
    })
}

export const booths = [
  mock(contract.listBooths, ({ input, language }) =>
    byIdOf(hallRows, input.hallId) ? hallBoothsIn(language, input.hallId) : refuse('HallNotFound'),
  ),
  mock(contract.assignBooth, ({ input: { from, heldUntil, exhibitorId, ...place } }) => {
    const { number } = place
    if (!isDrawn(place.hallId, number)) return refuse('BoothNotFound', { number })
    if (!byIdOf(exhibitorRows, exhibitorId)) return refuse('ExhibitorNotFound')
    if (isOpenOrder(rowAt(place.hallId, number))) return refuse('BoothOrdered', { number })
    const own = rowOf(exhibitorId)
    if (own && isOpenOrder(own)) return refuse('BoothOrdered', { number: own.number })
    if (isOtherwiseHeld(place, heldUntil)) return refuse('BoothChanged')
    if (from) {
      if (rowAt(from.hallId, from.number)?.exhibitorId !== exhibitorId) return refuse('BoothChanged')
      const row = rowAt(place.hallId, number)
      if (row && row.status !== 'held') return refuse('BoothTaken', { number })
      remove(from)
    }
    const reason = take(place, exhibitorId, heldUntil)
    const moved = rowAt(place.hallId, number)
    // What was paid for goes with the exhibitor.
    if (!reason && moved && own?.orderId !== undefined) moved.orderId = own.orderId
    if (reason) return reason === 'exhibitorPlaced' ? refuse('ExhibitorPlaced') : refuse('BoothTaken', { number })
    note(place, from ? 'move' : 'assign', exhibitorId)
    return {}
  }),
  mock(contract.releaseBooth, ({ input: { exhibitorId, heldUntil, ...place } }) => {
    const row = rowAt(place.hallId, place.number)
    if (isOpenOrder(row)) return refuse('BoothOrdered', { number: place.number })
    if (row?.orderId !== undefined) return refuse('BoothPaid', { number: place.number })
    if (!row || row.exhibitorId !== exhibitorId || row.heldUntil !== heldUntil) return refuse('BoothChanged')
    remove(place)
    note(place, 'release', exhibitorId)
    return {}
  }),
  mock(contract.holdBooth, ({ input: { until, heldUntil, ...place } }) => {
    const { hallId, number } = place
    if (until < chinaDay(new Date())) return refuse('HoldDayWrong')
    if (!isDrawn(hallId, number)) return refuse('BoothNotFound', { number })
    if (isOpenOrder(rowAt(hallId, number))) return refuse('BoothOrdered', { number })
    if ((rowAt(hallId, number)?.exhibitorId ?? null) !== null) return refuse('BoothTaken', { number })
    if (isOtherwiseHeld(place, heldUntil)) return refuse('BoothChanged')
    remove(place)
    boothRows.push({ ...place, exhibitorId: null, status: 'held', heldUntil: until })
    note(place, 'hold', null)
    return {}
  }),
  mock(contract.occupyBooth, ({ input: { exhibitorId, ...place } }) => {
    const row = rowAt(place.hallId, place.number)
    if (row?.exhibitorId !== exhibitorId) return refuse('BoothChanged')
    row.status = 'occupied'
    note(place, 'occupy', exhibitorId)
    return {}
  }),
  mock(contract.assignBooths, ({ input: { hallId, assignments } }) => {
    const skipped = assignSeveral(hallId, assignments)
    return { assigned: assignments.length - skipped.length, skipped }
  }),
  mock(contract.getOwnBooth, ({ language }) => ({
    booth: ownBoothIn(language, OWN_EXHIBITOR),
    order: openOrderIn(language, OWN_EXHIBITOR),
  })),
  ...setupHandlers,
  mock(contract.getOwnBoothRequirements, () => ({
    requirements: requirementsOf(OWN_EXHIBITOR),
    editable: !isPlaced(OWN_EXHIBITOR),
  })),
  mock(contract.saveOwnBoothRequirements, ({ input }) => saveRequirements(OWN_EXHIBITOR, input)),
  mock(contract.saveBoothRequirements, ({ input: { exhibitorId, ...input } }) =>
    byIdOf(exhibitorRows, exhibitorId) ? saveRequirements(exhibitorId, input) : refuse('ExhibitorNotFound'),
  ),
  mock(contract.recordBoothScan, ({ input: { hallId, number } }) => {
    if (!isDrawn(hallId, number)) return { counted: false }
    const row = scanRows.find((one) => one.hallId === hallId && one.number === number && one.ago === 0)
    if (row) row.scans += 1
    else scanRows.push({ hallId, number, ago: 0, scans: 1 })
    return { counted: true }
  }),
  mock(contract.listBoothScans, ({ input: { hallId, days } }) =>
    byIdOf(hallRows, hallId)
      ? { from: dayAgo(days - 1), until: dayAgo(0), booths: sumScans(hallId, days) }
      : refuse('HallNotFound'),
  ),
  mock(contract.getOwnBoothScans, () => {
    const row = rowOf(OWN_EXHIBITOR)
    if (!row || row.status === 'held') return { scans: null }
    const days = scanDaysOf(row)
    const total = days.reduce((sum, { scans }) => sum + scans, 0)
    return { scans: { from: dayAgo(OWN_SCAN_DAYS - 1), total, days } }
  }),
  mock(contract.listBoothEvents, ({ input, language }) =>
    boothEvents
      .filter(({ hallId, number }) => hallId === input.hallId && number === input.number)
      .map(({ number, action, exhibitorId, at }, index) => ({
        id: boothEvents.length - index,
        number,
        action,
        exhibitor: exhibitorId === null ? '' : nameIn(language, exhibitorId),
        by: language === 'zh-CN' ? '工作人员' : 'Staff',
        at,
      })),
  ),
]
