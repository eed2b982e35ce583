/** Stops up to which the shortest order is found exactly; beyond, a good one. */
export const EXACT_STOPS = 10

type Metres = (from: number, to: number) => number
/** Stops that are visited in this order, others before, between and after them. */
type Fixed = readonly number[]

/** The shortest order exactly (Held and Karp): 2^n × n² steps. */
function exactOrder(stops: readonly number[], metres: Metres, fixed: Fixed): number[] {
  const n = stops.length
  const bitOf = (stopAt: number) => 1 << stops.indexOf(stopAt)
  // Of each stop the set of those that come before it.
  const needs = stops.map((one) =>
    fixed.includes(one) ? fixed.slice(0, fixed.indexOf(one)).reduce((set, other) => set | bitOf(other), 0) : 0,
  )
  const full = 1 << n
  const best = new Float64Array(full * n).fill(Infinity)
  const before = new Int8Array(full * n).fill(-1)
  const stop = (index: number) => stops[index] ?? 0
  // Computed once each: the loop below reads them a hundred thousand times.
  const between = Float64Array.from({ length: n * n }, (_, cell) => metres(stop(Math.floor(cell / n)), stop(cell % n)))
  for (let first = 0; first < n; first++) {
    if (needs[first] === 0) best[(1 << first) * n + first] = metres(0, stop(first))
  }
  for (let set = 1; set < full; set++) {
    for (let last = 0; last < n; last++) {
      const sofar = best[set * n + last] ?? Infinity
      if (!Number.isFinite(sofar)) continue
      for (let next = 0; next < n; next++) {
        if (set & (1 << next) || (needs[next] ?? 0) & ~set) continue
        const cell = (set | (1 << next)) * n + next
        const total = sofar + (between[last * n + next] ?? 0)
        if (total >= (best[cell] ?? 0)) continue
        best[cell] = total
        before[cell] = last
      }
    }
  }
  let [set, last] = [full - 1, 0]
  for (let index = 1; index < n; index++) {
    if ((best[set * n + index] ?? 0) < (best[set * n + last] ?? 0)) last = index
  }
  const order: number[] = []
  while (last >= 0) {
    order.push(stop(last))
    const previous = before[set * n + last] ?? -1
    set &= ~(1 << last)
    last = previous
  }
  return order.toReversed()
}

function nearestFirst(stops: readonly number[], metres: Metres, fixed: Fixed): number[] {
  const left = [...stops]
  const order: number[] = []
  for (let at = 0; left.length > 0; at = order.at(-1) ?? 0) {
    const due = fixed.find((one) => left.includes(one))
    const possible = left.filter((one) => one === due || !fixed.includes(one))
    const nearest = possible.reduce((best, stop) => (metres(at, stop) < metres(at, best) ? stop : best))
    left.splice(left.indexOf(nearest), 1)
    order.push(nearest)
  }
  return order
}

/** Turns parts of the order round as long as it becomes shorter (2-opt). */
function turnRound(order: number[], metres: Metres, fixed: Fixed): number[] {
  const way = [0, ...order]
  const step = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? 0 : metres(from, to)
  for (let isShorter = true; isShorter;) {
    isShorter = false
    for (let i = 1; i < way.length - 1; i++) {
      for (let j = i + 1; j < way.length; j++) {
        const now = step(way[i - 1], way[i]) + step(way[j], way[j + 1])
        const then = step(way[i - 1], way[j]) + step(way[i], way[j + 1])
        if (then >= now - 1e-9) continue
        if (way.slice(i, j + 1).filter((one) => fixed.includes(one)).length > 1) continue
        way.splice(i, j - i + 1, ...way.slice(i, j + 1).toReversed())
        isShorter = true
      }
    }
  }
  return way.slice(1)
}

/**
 * The order in which to visit places 1 to `count`, from place 0: the shortest for up to EXACT_STOPS, a good one above. Those that
 * are `fixed` keep their order. The visit ends where it ends.
 */
export function orderVisit(count: number, metres: Metres, fixed: Fixed = []): number[] {
  const stops = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= 1) return stops
  return count <= EXACT_STOPS
    ? exactOrder(stops, metres, fixed)
    : turnRound(nearestFirst(stops, metres, fixed), metres, fixed)
}
