import { useState } from 'react'
import { assignBooths } from '#contract/fair/booths/endpoints.ts'
import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import { useBoothChange } from '../manage/api'
import type { CheckedRow } from './check-rows'
import { inParts, inSteps } from './in-steps'
import type { Skipped } from '../manage/skipped-alert'

type Assignment = { exhibitorId: number; number: string; from: string | null }

/** The calls that make what rows want: first the moves, each after the one that makes room for it. */
export function toParts(rows: readonly CheckedRow[]): Assignment[][] {
  const changes = rows.flatMap(({ outcome, exhibitorId, number, from }) =>
    exhibitorId !== null && (outcome === 'assign' || outcome === 'move') ? [{ exhibitorId, number, from }] : [],
  )
  const moves = inSteps(changes.flatMap((one) => (one.from === null ? [] : [{ ...one, from: one.from }])))
  const assigned = changes.filter(({ from }) => from === null).map((one) => [one])
  return inParts<Assignment>([...moves, ...assigned], ASSIGNMENTS_MAX)
}

/** Sends the changes of a file part by part; where one fails, those before it are made. */
export function useApply(hallId: number) {
  const { mutateAsync, error } = useBoothChange(assignBooths)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [skipped, setSkipped] = useState<Skipped>([])
  /** How many were made, and whether all were. */
  const apply = async (rows: readonly CheckedRow[]): Promise<{ count: number; isAll: boolean }> => {
    const parts = toParts(rows)
    const total = parts.reduce((sum, part) => sum + part.length, 0)
    const unmade: Skipped = []
    let [count, done] = [0, 0]
    setSkipped([])
    try {
      for (const assignments of parts) {
        setProgress({ done, total })
        const made = await mutateAsync({ hallId, assignments })
        done += assignments.length
        count += made.assigned
        unmade.push(...made.skipped)
      }
      return { count, isAll: unmade.length === 0 }
    } catch {
      // Shown as `error`.
      return { count, isAll: false }
    } finally {
      setProgress(undefined)
      setSkipped(unmade)
    }
  }
  return { apply, progress, skipped, error }
}
