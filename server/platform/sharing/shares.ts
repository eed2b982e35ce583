import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../http/fail'
import { toNetwork } from '../http/network-address'
import { createBuckets } from './buckets'
import { createLine } from './line'
import { createTurns } from './turns'

/** An answer counts once more for each of these ms that it took, and no more often than that. */
const DEAR_MS = 50
const MAX_COST = 10
/** Refusals that an address receives at once; what is more waits in a line. */
const REFUSED = { perSecond: 20, burst: 300 }
const LATE = { perSecond: 20, longestMs: 10_000, most: 1_000 }

/** The audience of an answer: everybody, computed once, or one viewer. */
export type Kind = 'shared' | 'own'

/** What each address may have of the computing, so that none takes it from the others. */
export interface Shares {
  /** Counts one answer that must be computed, or as much of one as it is worth. Throws TooManyRequests. */
  admit: (request: FastifyRequest, worth?: number) => void
  /** Computes when it is the address's turn, and counts what it cost. Throws TooManyRequests. */
  inTurn: <T>(request: FastifyRequest, kind: Kind, work: () => Promise<T>) => Promise<T>
}

/** Nothing is counted. */
export const unlimited: Shares = { admit: () => undefined, inTurn: (_request, _kind, work) => work() }

/**
 * Shares the computing among addresses: so many answers a minute, dear ones counting for several, one at a time of what
 * everybody may ask. Clients with more refusals are answered late, one at a time. 0: nothing is counted.
 */
export function shareComputing(app: FastifyInstance, answersPerMinute: number): Shares {
  if (answersPerMinute === 0) return unlimited
  const answers = createBuckets({ perSecond: answersPerMinute / 60, burst: answersPerMinute })
  const refused = createBuckets(REFUSED)
  const late = createLine(LATE)
  const turns = {
    shared: createTurns({ atOnce: 1, most: 500 }),
    own: createTurns({ atOnce: 4, most: 500 }),
  }

  // Before anything of it is read.
  app.addHook('onRequest', (request, reply, next) => {
    if (late.isFull(toNetwork(request.ip))) reply.raw.destroy()
    else next()
  })
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (reply.statusCode < 400) return next()
    const network = toNetwork(request.ip)
    if (reply.statusCode !== 429 && refused.has(network)) {
      refused.take(network)
      return next()
    }
    if (!late.wait(network, next)) reply.raw.destroy()
    return undefined
  })

  return {
    admit(request, worth = 1) {
      const network = toNetwork(request.ip)
      if (!answers.has(network)) throw fail('TooManyRequests')
      answers.take(network, worth)
    },
    inTurn(request, kind, work) {
      const network = toNetwork(request.ip)
      return turns[kind](network, async () => {
        // Nobody waits for it any more.
        if (request.raw.socket.destroyed) throw fail('TooManyRequests')
        const began = performance.now()
        try {
          return await work()
        } finally {
          answers.take(network, Math.min(MAX_COST, Math.floor((performance.now() - began) / DEAR_MS)))
        }
      })
    },
  }
}
