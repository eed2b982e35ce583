import { edgeEnds, nearestFoot, type Foot } from '../geometry/doors'
import { along, distance } from '../geometry/points'
import type { Aisles, Point } from '../schemas'
import { findPaths, type Paths, type Way } from './shortest-paths'

/** The aisles with places along them: each place is joined to the nearest aisle. */
export interface Network {
  /** Where each is: first the places, in the order given, then their feet, then the nodes. */
  points: Point[]
  /** Where each place meets its aisle; undefined where there is none. */
  feet: (Foot | undefined)[]
  from: (place: number) => Paths
}

/** `stepFree`: without the edges that have steps, and places beside such an edge are not reached. */
export function buildNetwork(aisles: Aisles, places: readonly Point[], stepFree = false): Network {
  const edges = edgeEnds(aisles)
  const feet = places.map((place) => nearestFoot(place, edges))
  const points: Point[] = [...places, ...places.map((place, index) => feet[index]?.at ?? place), ...aisles.nodes]
  const nodeIndex = new Map(aisles.nodes.map(({ id }, index) => [id, 2 * places.length + index]))
  const ways: Way[][] = points.map(() => [])
  const join = (a: number, b: number) => {
    const [one, other] = [points[a], points[b]]
    if (!one || !other) return
    const metres = distance(one, other)
    ways[a]?.push({ to: b, metres })
    ways[b]?.push({ to: a, metres })
  }
  const feetOf = new Map<number, number[]>()
  for (const [place, foot] of feet.entries()) {
    if (!foot) continue
    join(place, places.length + place)
    feetOf.set(foot.edge, [...(feetOf.get(foot.edge) ?? []), place])
  }
  for (const { index, stepFree: isStepFree } of edges) {
    if (stepFree && !isStepFree) continue
    const { from, to } = aisles.edges[index] ?? { from: '', to: '' }
    const on = (feetOf.get(index) ?? []).toSorted((a, b) => (feet[a]?.part ?? 0) - (feet[b]?.part ?? 0))
    const stations = [nodeIndex.get(from), ...on.map((place) => places.length + place), nodeIndex.get(to)]
    for (const [at, station] of stations.entries()) {
      const next = stations[at + 1]
      if (station !== undefined && next !== undefined) join(station, next)
    }
  }
  return { points, feet, from: (place) => findPaths(ways, place) }
}

/** A line without the points that lie on it between two others or twice. */
export function straighten(line: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of line) {
    const last = kept.at(-1)
    if (last && distance(last, point) < 0.05) continue
    const earlier = kept.at(-2)
    if (last && earlier) {
      const part = distance(earlier, last) / (distance(earlier, last) + distance(last, point))
      if (distance(along(earlier, point, part), last) < 0.05) kept.pop()
    }
    kept.push(point)
  }
  return kept
}
