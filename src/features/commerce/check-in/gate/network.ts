import { errorMessage } from '#src/common/request/error-message.ts'
import type { GateDatabase, StoredGate } from '../offline/database'
import { countWaiting, storeGate } from '../offline/store-gate'
import { sendWaiting } from '../offline/send-waiting'
import { type GateCalls, isUnanswered } from './calls'
import type { GateState } from './state'

/** ms between two looks whether the network is back, and at what waits */
const LOOK_MS = 10_000
/** ms after which the list for times without a network is fetched again */
const LIST_MS = 5 * 60_000

interface Parts {
  calls: GateCalls
  /** Undefined where the browser keeps nothing. */
  db: GateDatabase | undefined
  state: { get: () => GateState; change: (by: Partial<GateState>) => void }
  onKept: (kept: StoredGate) => void
  now: () => Date
}

/** Keeps a gate and the server in step: queued entries are sent, and the offline list is up to date. */
export function createNetwork({ calls, db, state: { get, change }, onKept, now }: Parts) {
  let fetchedAt = -Infinity
  let looking: Promise<void> | undefined

  const lost = () => change({ isOffline: true })
  const count = async () => {
    if (db) change({ waiting: await countWaiting(db), differences: await db.getAll('differences') })
  }
  const send = async () => {
    if (!db || (await countWaiting(db)) === 0) return count()
    try {
      await sendWaiting(db, calls.sendEntries)
      change({ refusal: '' })
    } catch (error) {
      if (isUnanswered(error)) throw error
      change({ refusal: errorMessage(error) })
    } finally {
      await count()
    }
    return undefined
  }
  /** Codes are checked by the server again only after it has received the offline entries, or it would admit a copy. */
  const comeBack = async () => {
    const { gate } = get()
    const found = (await calls.listGates()).find(({ id }) => id === gate.id)
    await send()
    change({ isOffline: false, ...(found ? { gate: found } : {}) })
  }
  const fetchList = async () => {
    const { gate, isOffline } = get()
    if (!db || isOffline || now().getTime() - fetchedAt < LIST_MS) return
    const kept = { listId: gate.id, gate, offline: await calls.getOfflineList(gate.id) }
    await storeGate(db, kept)
    onKept(kept)
    fetchedAt = now().getTime()
  }
  const lookOnce = async () => {
    try {
      if (get().isOffline) await comeBack()
      else await send()
      await fetchList()
    } catch (error) {
      // A refusal stands in the way of what is fetched alone; what is requested at the next look.
      if (isUnanswered(error)) lost()
    }
  }
  /** One look at a time; who asks meanwhile is notified of the one that is under way. */
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = undefined)))

  return {
    lost,
    count,
    look,
    /** Looks by itself, and when the browser says that something has changed; returns the end of it. */
    start(): () => void {
      const again = () => void look()
      const timer = setInterval(again, LOOK_MS)
      window.addEventListener('online', again)
      window.addEventListener('offline', lost)
      again()
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', again)
        window.removeEventListener('offline', lost)
      }
    },
  }
}
