import { fail } from '../http/fail'

export interface TurnOptions {
  /** Of one key, under way at once. */
  atOnce: number
  /** Of one key, who wait for their turn. */
  most: number
}

/** ms after which a turn has ended though its work is not: it waits for something else than this machine */
const TURN_MS = 250
/** After its work a key rests for this many times as long, so that no key's lane has more than a third of a processor. */
const REST_SHARE = 2

interface Lane {
  busy: number
  waiting: (() => void)[]
}

/**
 * Work that costs, for each key in turn: few at once, and twice as much rest as work, so that whoever asks for much leaves the
 * machine to others. The others of the same key wait.
 */
export function createTurns({ atOnce, most }: TurnOptions) {
  const lanes = new Map<string, Lane>()

  function end(key: string, lane: Lane): void {
    const next = lane.waiting.shift()
    if (next) return next()
    lane.busy -= 1
    if (lane.busy === 0) lanes.delete(key)
    return undefined
  }

  async function begin(key: string): Promise<Lane> {
    const lane = lanes.get(key) ?? { busy: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.busy < atOnce) {
      lane.busy += 1
      return lane
    }
    if (lane.waiting.length >= most) throw fail('TooManyRequests')
    await new Promise<void>((resolve) => lane.waiting.push(resolve))
    return lane
  }

  /** Runs it when it is its turn, and gives what it gives. Throws TooManyRequests where too many wait already. */
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = await begin(key)
    const began = performance.now()
    let over: NodeJS.Timeout | undefined = setTimeout(() => {
      over = undefined
      end(key, lane)
    }, TURN_MS)
    try {
      return await work()
    } finally {
      if (over) {
        clearTimeout(over)
        setTimeout(end, (performance.now() - began) * REST_SHARE, key, lane)
      }
    }
  }
}
