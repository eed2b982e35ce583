import { doorOf, edgeEnds } from '../geometry/doors'
import { distance, distanceToSegment, partOnSegment, turnOf } from '../geometry/points'
import type { Point } from '../schemas'
import type { WalkedPlan } from './places'
import type { Leg } from './plan-route'

export type Turn = 'straight' | 'left' | 'right' | 'back'

/** A straight part of a walk. */
export interface Step {
  /** How one turns into it, seen from the part before; of the first, seen from the booth's door. */
  turn: Turn
  metres: number
  /** Booths' numbers and landmarks' ids that one passes, in order. */
  passes: string[]
}

/** metres: shorter parts are the step into a booth, and no direction of their own */
const SHORT = 3
/** metres beside the way at which a booth's door or a landmark is passed */
const BESIDE = 4
const PASSES_MAX = 3
/** Sine of the angle up to which a bend goes straight on: 30°. */
const STRAIGHT = 0.5

function turnAt(a: Point, b: Point, c: Point): Turn {
  const lengths = distance(a, b) * distance(b, c)
  if (lengths === 0) return 'straight'
  const sine = turnOf(a, b, c) / lengths
  const cosine = ((b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)) / lengths
  if (Math.abs(sine) <= STRAIGHT) return cosine < 0 ? 'back' : 'straight'
  return sine > 0 ? 'right' : 'left'
}

/**
 * A leg as steps. The short ways out of a door and into one are added to the parts next to them. `known`: the booths worth
 * naming, such as those with an exhibitor.
 */
export function describeLeg(plan: WalkedPlan, leg: Leg, known: ReadonlySet<string>): Step[] {
  const edges = edgeEnds(plan.aisles)
  const marks = [
    ...plan.booths
      .filter(({ number }) => known.has(number))
      .map((booth) => ({ name: booth.number, at: doorOf(booth, edges) })),
    ...plan.landmarks.filter(({ kind }) => kind !== 'exit').map(({ id, x, y }) => ({ name: id, at: { x, y } })),
  ].filter(({ name }) => name !== leg.from && name !== leg.to)
  const passed = new Set<string>()
  const steps: Step[] = []
  let carried = 0
  let turn: Turn = 'straight'
  for (const [index, a] of leg.points.entries()) {
    const b = leg.points[index + 1]
    if (!b) break
    const metres = distance(a, b)
    const before = leg.points[index - 1]
    if (before) turn = turnAt(before, a, b)
    const last = steps.at(-1)
    if (metres < SHORT && (index === 0 || index === leg.points.length - 2)) {
      if (last) last.metres += metres
      else carried += metres
      continue
    }
    const passes = marks
      .filter(({ name, at }) => !passed.has(name) && distanceToSegment(at, a, b) <= BESIDE)
      .toSorted((one, other) => partOnSegment(one.at, a, b) - partOnSegment(other.at, a, b))
      .slice(0, PASSES_MAX)
      .map(({ name }) => name)
    for (const name of passes) passed.add(name)
    if (last && turn === 'straight') {
      last.metres += metres
      last.passes = [...last.passes, ...passes].slice(0, PASSES_MAX)
    } else steps.push({ turn, metres: metres + carried, passes })
    carried = 0
  }
  return steps.length > 0 ? steps : [{ turn: 'straight', metres: leg.metres, passes: [] }]
}
