import type { Marked } from './marked'

export const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest booth in a direction; what is not straight ahead counts as farther away. */
export function nextBooth(
  marked: readonly Marked[],
  from: Marked,
  [dx, dy]: readonly [x: number, y: number],
): Marked | undefined {
  let best: { one: Marked; cost: number } | undefined
  for (const one of marked) {
    const [x, y] = [one.centre.x - from.centre.x, one.centre.y - from.centre.y]
    const ahead = x * dx + y * dy
    if (ahead <= 0.5) continue
    const cost = ahead + 3 * Math.abs(x * dy - y * dx)
    if (!best || cost < best.cost) best = { one, cost }
  }
  return best?.one
}
