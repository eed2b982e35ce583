import { CODE_MAX } from '#contract/commerce/check-in/limits.ts'
import { letsIn } from '#contract/commerce/check-in/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import type { GateDatabase, StoredGate } from '../offline/database'
import { decideOffline, markUsed, type OfflineAnswer, type OfflineResult } from '../offline/decide'
import { type GateCalls, isUnanswered } from './calls'
import type { Scan } from './state'

/** Characters that the contract asks of a code. */
const CODE_MIN = 4

/** What leaves open whether the server has let it in. */
const isOpen = (result: OfflineResult): boolean => result === 'unknown' || result === 'tooOld' || result === 'noList'

type CheckedCode = Pick<Scan, 'result'> & Partial<Scan>

interface Checking {
  listId: number
  calls: Pick<GateCalls, 'check'>
  /** Undefined where the browser keeps nothing. */
  db: GateDatabase | undefined
  findKept: () => StoredGate | undefined
  isOffline: () => boolean
  /** The server could not be reached. */
  onLost: () => void
  now: () => Date
}

/**
 * Says the outcome of a code: by the server, or by the gate's own list where there is none. A code that nothing could be
 * determined keeps its key, so that the server returns the same result on the next scan if it had admitted it.
 */
export function createCheck({ listId, calls, db, findKept, isOffline, onLost, now }: Checking) {
  const keys = new Map<string, string>()

  async function askServer(key: string, code: string): Promise<CheckedCode | undefined> {
    try {
      const { result, ticket, before } = await calls.check(listId, { key, code })
      keys.delete(code)
      if (db && letsIn(result)) await markUsed(db, findKept(), code, now()).catch(() => undefined)
      return { result, ticket, before }
    } catch (error) {
      if (!isUnanswered(error)) return { result: 'failed', message: errorMessage(error) }
      onLost()
      return undefined
    }
  }

  async function askOwnList(key: string, code: string): Promise<CheckedCode> {
    const { result, before }: OfflineAnswer = db
      ? await decideOffline(db, findKept(), { key, code, at: now() })
      : { result: 'noList', before: null }
    if (!isOpen(result)) keys.delete(code)
    return { result, beforeHere: before, isOffline: true }
  }

  return async (code: string): Promise<CheckedCode> => {
    if (code.length < CODE_MIN || code.length > CODE_MAX) return { result: 'unknown' }
    const key = keys.get(code) ?? newKey()
    keys.set(code, key)
    const online = isOffline() ? undefined : await askServer(key, code)
    return online ?? askOwnList(key, code)
  }
}
