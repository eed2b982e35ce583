import { along, distance, partOnSegment } from '../geometry/points'
import type { Aisles, Point } from '../schemas'

export interface AisleLine {
  from: Point
  to: Point
  /** Part of it has steps. */
  steps?: boolean
}

/** metres within which ends of aisles meet */
const MEETING = 0.05

/** Where two aisles cross or touch. */
function meetingOf(one: AisleLine, other: AisleLine): Point | undefined {
  const [a, b, c, d] = [one.from, one.to, other.from, other.to]
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (Math.abs(cross) < 1e-9) return undefined
  const part = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
  const at = along(a, b, part)
  const isOn = ({ from, to }: AisleLine) => distance(at, along(from, to, partOnSegment(at, from, to))) <= MEETING
  return isOn(one) && isOn(other) ? at : undefined
}

/** The network of aisles that are drawn as straight lines: they are joined where they cross or touch. */
export function joinAisles(lines: readonly AisleLine[]): Aisles {
  const nodes: Aisles['nodes'] = []
  const nodeAt = (p: Point): string => {
    const known = nodes.find((node) => distance(node, p) <= MEETING)
    if (known) return known.id
    const id = `n${nodes.length + 1}`
    nodes.push({ id, x: p.x, y: p.y })
    return id
  }
  const edges = lines.flatMap((line) => {
    const meetings = lines.flatMap((other) => (other === line ? [] : (meetingOf(line, other) ?? [])))
    const partOf = (p: Point) => partOnSegment(p, line.from, line.to)
    const stations = [line.from, ...meetings, line.to].toSorted((a, b) => partOf(a) - partOf(b)).map(nodeAt)
    return stations.flatMap((from, index) => {
      const to = stations[index + 1]
      return to === undefined || to === from ? [] : [{ from, to, stepFree: !line.steps }]
    })
  })
  return { nodes, edges }
}
