/** What can be walked from a place: the other place and the metres to it. */
export interface Way {
  to: number
  metres: number
}

/** A binary heap of places by distance. */
class Queue {
  readonly #items: { place: number; metres: number }[] = []

  push(place: number, metres: number): void {
    const items = this.#items
    let index = items.push({ place, metres }) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!this.#swapUnlessOrdered(parent, index)) return
      index = parent
    }
  }

  pop(): { place: number; metres: number } | undefined {
    const items = this.#items
    const [first] = items
    const last = items.pop()
    if (!first || !last || items.length === 0) return first
    items[0] = last
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      const child = (items[right]?.metres ?? Infinity) < (items[left]?.metres ?? Infinity) ? right : left
      if (child >= items.length || !this.#swapUnlessOrdered(index, child)) return first
      index = child
    }
  }

  #swapUnlessOrdered(parent: number, child: number): boolean {
    const [above, below] = [this.#items[parent], this.#items[child]]
    if (!above || !below || above.metres <= below.metres) return false
    this.#items[parent] = below
    this.#items[child] = above
    return true
  }
}

export interface Paths {
  /** metres to a place; Infinity where no way leads */
  metresTo: (place: number) => number
  /** The places on the way there, both ends included; empty where no way leads. */
  to: (place: number) => number[]
}

/** The shortest ways from one place to all others (Dijkstra). */
export function findPaths(ways: readonly (readonly Way[])[], start: number): Paths {
  const metres = new Float64Array(ways.length).fill(Infinity)
  const before = new Int32Array(ways.length).fill(-1)
  const queue = new Queue()
  metres[start] = 0
  queue.push(start, 0)
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.metres > (metres[next.place] ?? 0)) continue
    for (const way of ways[next.place] ?? []) {
      const there = next.metres + way.metres
      if (there >= (metres[way.to] ?? 0)) continue
      metres[way.to] = there
      before[way.to] = next.place
      queue.push(way.to, there)
    }
  }
  return {
    metresTo: (place) => metres[place] ?? Infinity,
    to(place) {
      if (!Number.isFinite(metres[place] ?? Infinity)) return []
      const path = [place]
      for (let at = before[place] ?? -1; at >= 0; at = before[at] ?? -1) path.push(at)
      return path.toReversed()
    },
  }
}
