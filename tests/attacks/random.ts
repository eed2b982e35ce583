/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of a list, in an order of their own. */
export function choose<T>(list: readonly T[], count: number, random: () => number): T[] {
  const drawn = list.map((item) => ({ item, at: random() })).toSorted((a, b) => a.at - b.at)
  return drawn.slice(0, count).map(({ item }) => item)
}
