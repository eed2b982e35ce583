import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'

/** Steps that can be undone. */
export const STEPS_MAX = 200

export interface History {
  now: PlanDrawing
  past: readonly PlanDrawing[]
  future: readonly PlanDrawing[]
}

export const beginHistory = (now: PlanDrawing): History => ({ now, past: [], future: [] })

/** A step forward; what was undone before is gone. The same drawing is no step. */
export function step({ now, past, future }: History, next: PlanDrawing): History {
  if (next === now) return { now, past, future }
  return { now: next, past: [...past, now].slice(-STEPS_MAX), future: [] }
}

export function undo(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  return next ? { now: next, past: [...history.past, history.now], future } : history
}
