import { useState } from 'react'
import { assignBooths } from '#contract/fair/booths/endpoints.ts'
import { useBoothChange } from '../manage/api'
import type { CheckedRow } from './check-rows'
import type { Skipped } from '../manage/skipped-alert'
import { toParts } from './to-parts'

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
