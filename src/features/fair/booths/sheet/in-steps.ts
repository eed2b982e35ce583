import type { Move } from '#contract/fair/booths/sheet/possible-moves.ts'

/**
 * Possible moves in an order in which each finds its booth free: whoever leaves a booth comes before whoever gets it. Those
 * who exchange their booths, also in a ring of several, are one step; every other move is a step of its own.
 */
export function inSteps<M extends Move>(moves: readonly M[]): M[][] {
  const leaving = new Map(moves.map((move) => [move.from, move]))
  const done = new Set<M>()
  const steps: M[][] = []
  for (const move of moves) {
    const chain: M[] = []
    let next: M | undefined = move
    while (next && !done.has(next)) {
      chain.push(next)
      done.add(next)
      next = leaving.get(next.number)
    }
    // Each booth has one that leaves and one that comes: a chain that ends where it began is a ring.
    if (next === move) steps.push(chain)
    else steps.push(...chain.toReversed().map((one) => [one]))
  }
  return steps
}

/** Steps in parts of at most `max` items, none of them divided, in the same order. */
export function inParts<Item>(steps: readonly (readonly Item[])[], max: number): Item[][] {
  const parts: Item[][] = []
  for (const step of steps) {
    const last = parts.at(-1)
    if (last && last.length + step.length <= max) last.push(...step)
    else parts.push([...step])
  }
  return parts
}
