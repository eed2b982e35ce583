import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import { openGateDatabase } from '../offline/database'
import { gateCalls } from './calls'
import { createGate, type Gate } from './gate'
import type { GateState } from './state'

/** The gate of a list, for as long as it is drawn. */
export function useGate(list: CheckList): { gate: Gate; state: GateState } {
  const [gate] = useState(() => createGate({ gate: list, calls: gateCalls, open: openGateDatabase }))
  useEffect(() => gate.start(), [gate])
  return { gate, state: useSyncExternalStore(gate.subscribe, gate.get) }
}
