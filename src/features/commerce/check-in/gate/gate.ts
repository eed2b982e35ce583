import { normalizeCode } from '#contract/people/pre-registration/code.ts'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { canHash } from '../offline/code-hash'
import type { GateDatabase, StoredGate } from '../offline/database'
import type { GateCalls } from './calls'
import { createCheck } from './check'
import { createNetwork } from './network'
import { createState, type GateState, type Scan, SCANS_SHOWN } from './state'

/** ms for which a code that is held before the camera is one scan */
const SAME_MS = 3_000

interface Parts {
  gate: CheckList
  calls: GateCalls
  /** Rejects where the browser keeps nothing. */
  open: () => Promise<GateDatabase>
  now?: () => Date
}

export type Gate = ReturnType<typeof createGate>

const nothingMore = { ticket: null, before: null, beforeHere: null, isOffline: false, message: '' }

/** A gate on this device: what it says of codes, and what it keeps and sends. It looks by itself between `start` and its end. */
export function createGate({ gate, calls, open, now = () => new Date() }: Parts) {
  const state = createState<GateState>({
    gate,
    scans: [],
    isChecking: false,
    isOffline: !navigator.onLine,
    waiting: 0,
    refusal: '',
    differences: [],
    kept: null,
    keepsNothing: false,
  })
  const { get, change, subscribe } = state
  let kept: StoredGate | undefined
  const take = (found: StoredGate) => {
    kept = found
    const { day, madeAt, tickets } = found.offline
    change({ kept: { day, madeAt, size: tickets.length } })
  }

  const opened = (canHash() ? open() : Promise.reject(new Error('no hashes'))).catch(() => undefined)
  const ready = opened.then(async (db) => {
    const found = await db?.get('gates', gate.id)
    if (found) take(found)
    change({ keepsNothing: !db })
    const network = createNetwork({ calls, db, state, onKept: take, now })
    await network.count()
    const isOffline = () => get().isOffline
    const check = createCheck({
      listId: gate.id,
      calls,
      db,
      findKept: () => kept,
      isOffline,
      onLost: network.lost,
      now,
    })
    return { db, network, check }
  })

  const seen = new Map<string, number>()
  let scanned = 0
  let line: Promise<unknown> = Promise.resolve()

  const say = (code: string, message: Pick<Scan, 'result'> & Partial<Scan>) => {
    scanned += 1
    const scan = { ...nothingMore, number: scanned, code, at: now().toISOString(), ...message }
    change({ isChecking: false, scans: [scan, ...get().scans].slice(0, SCANS_SHOWN) })
    // Nothing was reported about it: it is tried again at once.
    if (message.result === 'failed') seen.delete(code)
  }
  const checkCode = async (code: string) => {
    change({ isChecking: true })
    const { check, network } = await ready
    say(code, await check(code))
    await network.count()
  }

  return {
    get,
    subscribe,
    /** Says the outcome of a code, one after the other; one that was seen just now is the same scan. */
    scan(text: string): Promise<unknown> {
      const code = normalizeCode(text)
      const at = now().getTime()
      for (const [old, when] of seen) if (at - when >= SAME_MS) seen.delete(old)
      const isSame = seen.has(code)
      seen.set(code, at)
      if (code === '' || isSame) return line
      // What fails here is the device's, such as a disk that is full: it is shown, and nobody is admitted.
      line = line
        .then(() => checkCode(code))
        .catch((error) => say(code, { result: 'failed', message: errorMessage(error) }))
      return line
    },
    /** What somebody has looked at is listed no more. */
    async dropDifference(key: string): Promise<void> {
      const { db, network } = await ready
      await db?.delete('differences', key)
      await network.count()
    },
    look: () => ready.then(({ network }) => network.look()),
    start(): () => void {
      let isOver = false
      const started = ready.then(({ network }) => (isOver ? undefined : network.start()))
      return () => {
        isOver = true
        void started.then((stop) => stop?.())
      }
    },
  }
}
