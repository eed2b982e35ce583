/** What fills a bucket by time, and how much it holds. */
export interface Rate {
  perSecond: number
  burst: number
}

export type Now = () => number

/** How many are remembered before those that owe nothing are forgotten. */
const REMEMBERED = 10_000

/** A bucket for each of many, by their key. */
export function createBuckets({ perSecond, burst }: Rate, now: Now = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number }>()
  const fill = (key: string) => {
    const at = now()
    const known = buckets.get(key) ?? { left: burst, at }
    return { left: Math.min(burst, known.left + ((at - known.at) / 1_000) * perSecond), at }
  }
  const forgetFull = () => {
    for (const key of buckets.keys()) if (fill(key).left >= burst) buckets.delete(key)
  }
  return {
    has: (key: string): boolean => fill(key).left >= 1,
    /** Takes so much, whether it is there or not: what is owed comes back by time. */
    take(key: string, much = 1): void {
      if (buckets.size >= REMEMBERED) forgetFull()
      const { left, at } = fill(key)
      buckets.set(key, { left: left - much, at })
    },
  }
}
