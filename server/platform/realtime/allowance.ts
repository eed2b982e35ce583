import { fail } from '../http/fail'
import { createBuckets, type Now, type Rate } from '../sharing/buckets'
import { createLine, type LineOptions } from '../sharing/line'

/** How many sockets one may have, and what all of them may do together. */
export interface Allowed {
  sockets: number
  /** Sockets that are opened. */
  openings: Rate
  commands: Rate
  /** Who sent too much and is read again. */
  readings: LineOptions
}

/** Of an account, or of a guest's browser: many tabs, and no more commands than one person sends. */
export const ofPerson: Allowed = {
  sockets: 30,
  openings: { perSecond: 2, burst: 40 },
  commands: { perSecond: 20, burst: 40 },
  readings: { perSecond: 4, longestMs: 10_000, most: 30 },
}
/** Of an address: a hall's visitors may share one. */
export const ofNetwork: Allowed = {
  sockets: 2_000,
  openings: { perSecond: 50, burst: 1_000 },
  commands: { perSecond: 400, burst: 2_000 },
  readings: { perSecond: 20, longestMs: 10_000, most: 2_000 },
}
/** Connections of an address that are opened, and that are refused: each takes as long as several commands. */
const ARRIVALS: LineOptions = { perSecond: 50, longestMs: 10_000, most: 1_000 }
/** Refusals more than admissions past which a socket is closed: it does not listen. */
const REFUSALS_MAX = 200

export type Verdict = 'admitted' | 'refused' | 'closed'

/** What one socket may do. */
export interface SocketAllowance {
  /** Of its next command. */
  admit: () => Verdict
  /** Calls back when a socket that was refused is read again: one at a time for clients above their limit. */
  wait: (then: () => void) => void
  close: () => void
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
    readings: createLine(allowed.readings, now),
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
  const arrivals = { opened: createLine(ARRIVALS, now), refused: createLine(ARRIVALS, now) }
  const addresses = networks ? createOne(ofNetwork, now) : undefined
  return {
    /**
     * Says when it is an address's turn whether it may open a connection, before anything is looked up. False: so many
     * are waiting already that it gets no answer.
     */
    arrive(network: string, say: (mayOpen: boolean) => void): boolean {
      const mayOpen = addresses?.takeOpening(network) ?? true
      if (!addresses) say(true)
      return !addresses || arrivals[mayOpen ? 'opened' : 'refused'].wait(network, () => say(mayOpen))
    },
    /** A connection of an address; what it gives ends it. */
    openFrom: (network: string): (() => void) => addresses?.open(network) ?? (() => undefined),

    /** One more socket of a person. Throws TooFast. */
    open(person: string, network: string): SocketAllowance {
      if (!people.takeOpening(person)) throw fail('TooFast')
      let refusals = 0
      const isOver = () => addresses?.commands.has(network) === false
      return {
        wait(then) {
          if (addresses && isOver()) addresses.readings.wait(network, then)
          else people.readings.wait(person, then)
        },
        admit(): Verdict {
          if (!people.commands.has(person) || isOver()) return ++refusals > REFUSALS_MAX ? 'closed' : 'refused'
          people.commands.take(person)
          addresses?.commands.take(network)
          // One that is admitted between two floods makes up for one, not for all.
          refusals = Math.max(0, refusals - 1)
          return 'admitted'
        },
        close: people.open(person),
      }
    },
  }
}
