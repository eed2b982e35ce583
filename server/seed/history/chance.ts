/** Numbers that look as if by chance, the same for the same seed: a fair that is made again is the same fair. */
export interface Chance {
  /** A whole number from 0 to before `limit`. */
  below(limit: number): number
  /** One of them. Throws where there is none. */
  pick<Item>(items: readonly Item[]): Item
  /** One of them, more often where its weight is larger. */
  weigh<Item extends { weight: number }>(items: readonly Item[]): Item
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const pick: Chance['pick'] = (items) => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  return {
    below,
    pick,
    weigh(items) {
      let left = below(items.reduce((sum, { weight }) => sum + weight, 0))
      const found = items.find(({ weight }) => (left -= weight) < 0)
      return found ?? pick(items)
    },
  }
}
