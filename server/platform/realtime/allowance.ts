import { fail } from '../http/fail'

/** What fills a bucket by time, and how much it holds. */
export interface Rate {
  perSecond: number
  burst: number
}

/** How many sockets one may have, and what all of them may do together. */
export interface Allowed {
  sockets: number
  /** Sockets that are opened. */
  openings: Rate
  commands: Rate
}

/** Of an account, or of a guest's browser: many tabs, and no more commands than one person sends. */
export const ofPerson: Allowed = {
  sockets: 30,
  openings: { perSecond: 2, burst: 40 },
  commands: { perSecond: 20, burst: 40 },
}
/** Of an address: a hall's visitors may share one. */
export const ofNetwork: Allowed = {
  sockets: 2_000,
  openings: { perSecond: 50, burst: 1_000 },
  commands: { perSecond: 400, burst: 2_000 },
}
/** Refusals in a row past which a socket is closed: it does not listen. */
const REFUSALS_MAX = 200
/** How many who have nothing open are remembered before those that owe nothing are forgotten. */
const REMEMBERED = 10_000

export type Verdict = 'admitted' | 'refused' | 'closed'
type Now = () => number

/** A bucket for each of many, by their key. */
function createBuckets({ perSecond, burst }: Rate, now: Now) {
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
    take(key: string): void {
      if (buckets.size >= REMEMBERED) forgetFull()
      const { left, at } = fill(key)
      buckets.set(key, { left: left - 1, at })
    },
  }
}

function createOne(allowed: Allowed, now: Now) {
  const open = new Map<string, number>()
  const [openings, commands] = [createBuckets(allowed.openings, now), createBuckets(allowed.commands, now)]
  const add = (key: string, n: 1 | -1) => {
    const left = (open.get(key) ?? 0) + n
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  return {
    commands,
    /** Whether this key may open one more, which is counted. */
    takeOpening(key: string): boolean {
      if ((open.get(key) ?? 0) >= allowed.sockets || !openings.has(key)) return false
      openings.take(key)
      return true
    },
    /** One more is open, until what it gives is called. */
    open(key: string): () => void {
      add(key, 1)
      return () => add(key, -1)
    },
  }
}

/**
 * What sockets may do: counted for each person and for each address, however many sockets they open, by each server for
 * itself. Without `networks` addresses are not counted.
 */
export function createAllowances(networks: boolean, now: Now = () => performance.now()) {
  const people = createOne(ofPerson, now)
  const addresses = networks ? createOne(ofNetwork, now) : undefined
  return {
    /** Whether an address may open a connection, before anything is looked up. */
    takeOpening: (network: string): boolean => addresses?.takeOpening(network) ?? true,
    /** A connection of an address; what it gives ends it. */
    openFrom: (network: string): (() => void) => addresses?.open(network) ?? (() => undefined),

    /** One more socket of a person; gives what judges each of its commands, and what ends it. Throws TooFast. */
    open(person: string, network: string): { judge: () => Verdict; close: () => void } {
      if (!people.takeOpening(person)) throw fail('TooFast')
      let refusals = 0
      return {
        judge(): Verdict {
          if (!people.commands.has(person) || addresses?.commands.has(network) === false)
            return ++refusals > REFUSALS_MAX ? 'closed' : 'refused'
          people.commands.take(person)
          addresses?.commands.take(network)
          refusals = 0
          return 'admitted'
        },
        close: people.open(person),
      }
    },
  }
}
