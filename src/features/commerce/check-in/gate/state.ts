import type { CheckResult } from '#contract/commerce/check-in/rules.ts'
import type { Checked, CheckList } from '#contract/commerce/check-in/schemas.ts'
import type { Difference } from '../offline/database'
import type { OfflineResult } from '../offline/decide'

/** `failed`: no result; `message` gives the reason. */
export type Outcome = OfflineResult | 'failed'

/** What a gate says of a code that was scanned or typed. */
export interface Scan {
  /** Counts the scans of this window. */
  number: number
  code: string
  /** ISO 8601 */
  at: string
  result: Outcome
  ticket: Checked['ticket']
  before: Checked['before']
  /** When this device let it in, where the server was not reached. */
  beforeHere: string | null
  isOffline: boolean
  /** Of `failed`, in the reader's language. */
  message: string
}

export interface GateState {
  gate: CheckList
  /** The newest first. */
  scans: readonly Scan[]
  isChecking: boolean
  isOffline: boolean
  /** Let in without a network, and not told yet. */
  waiting: number
  /** Why what waits was refused; empty: it was not. */
  refusal: string
  differences: readonly Difference[]
  /** Of the list for times without a network: null while there is none. */
  kept: { day: string; madeAt: string; size: number } | null
  /** The browser keeps nothing, so that nobody comes in without a network. */
  keepsNothing: boolean
}

/** Scans that are shown. */
export const SCANS_SHOWN = 10

/** A value that is looked at while it changes. */
export function createState<State extends object>(first: State) {
  const listeners = new Set<() => void>()
  let state = first
  const get = (): State => state
  const change = (by: Partial<State>): void => {
    state = { ...state, ...by }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { get, change, subscribe }
}

/** Whether the result is that of the server or its list. */
export const isCheckResult = (result: Outcome): result is CheckResult =>
  result !== 'failed' && result !== 'tooOld' && result !== 'noList'
