import type { Now } from './buckets'

export interface LineOptions {
  /** Of one key, one after the other. */
  perSecond: number
  /** ms: nobody waits longer, however many wait */
  longestMs: number
  /** Of one key, who wait at once. */
  most: number
}

interface Line {
  waiting: number
  /** When the next one's turn is. */
  free: number
}

/** How many lines are kept before those are forgotten in which nobody waits. */
const REMEMBERED = 10_000

/**
 * A line for each key: the first is called at once, the others one after the other. The more a key asks, the later it is
 * told, so what a program is refused without end costs nobody else.
 */
export function createLine({ perSecond, longestMs, most }: LineOptions, now: Now = () => performance.now()) {
  const lines = new Map<string, Line>()
  const isOver = ({ waiting, free }: Line, at: number) => waiting === 0 && free <= at
  const forgetOver = (at: number) => {
    for (const [key, line] of lines) if (isOver(line, at)) lines.delete(key)
  }
  return {
    isFull: (key: string): boolean => (lines.get(key)?.waiting ?? 0) >= most,

    /** Calls back when it is the key's turn; false: too many wait already, and nobody is called. */
    wait: (key: string, then: () => void): boolean => {
      const at = now()
      if (lines.size >= REMEMBERED) forgetOver(at)
      const line = lines.get(key) ?? { waiting: 0, free: at }
      if (line.waiting >= most) return false
      lines.set(key, line)
      const turn = Math.min(Math.max(line.free, at), at + longestMs)
      line.free = turn + 1_000 / perSecond
      if (turn === at) {
        then()
        return true
      }
      line.waiting += 1
      setTimeout(() => {
        line.waiting -= 1
        then()
      }, turn - at)
      return true
    },
  }
}
