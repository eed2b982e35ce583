/** An exhibitor leaves a booth of a hall for another one there. */
export interface Move {
  exhibitorId: number
  from: string
  /** Where it goes. */
  number: string
}

/**
 * Of some moves those that are possible together: each to a booth that nobody has (`taken` are the others), or that another
 * of them leaves. Of two to one booth the first counts.
 */
export function findPossibleMoves<M extends Move>(moves: readonly M[], taken: ReadonlySet<string>): M[] {
  const targets = new Set<string>()
  let possible = moves.filter(({ number }) => !targets.has(number) && targets.add(number))
  for (;;) {
    const left = new Set(possible.map(({ from }) => from))
    const next = possible.filter(({ number }) => !taken.has(number) || left.has(number))
    if (next.length === possible.length) return next
    possible = next
  }
}
