import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'

/** ms without a change after which the draft is saved */
const PAUSE_MS = 1_200

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed'

interface Start {
  hallId: number
  level: number
  revision: number
}

/** Saves a drawing whenever its editor pauses, and once more when it is left. */
export function useAutosave({ hallId, level, revision: first }: Start, drawing: PlanDrawing) {
  const revision = useRef(first)
  const latest = useRef(drawing)
  const [saved, setSaved] = useState(drawing)
  const known = useRef(drawing)
  const running = useRef<Promise<boolean>>(undefined)
  const [trouble, setTrouble] = useState<'conflict' | 'failed'>()
  const [isSaving, setSaving] = useState(false)

  const send = async (): Promise<boolean> => {
    const sent = latest.current
    setSaving(true)
    try {
      const standing = await call(
        savePlan,
        { hallId, level, revision: revision.current, drawing: sent },
        { alerts: false },
      )
      revision.current = standing.revision
      known.current = sent
      setSaved(sent)
      setTrouble(undefined)
      return true
    } catch (error) {
      setTrouble(isRefusal(error, 'FloorPlanChanged', 'FloorPlanNotFound') ? 'conflict' : 'failed')
      return false
    } finally {
      setSaving(false)
    }
  }
  /** Saves what is not saved yet; false where that failed. */
  const flush = async (): Promise<boolean> => {
    while (running.current) await running.current
    if (known.current === latest.current) return true
    running.current = send()
    const isDone = await running.current
    running.current = undefined
    return isDone && flush()
  }
  const whenPaused = useEffectEvent(() => {
    if (trouble !== 'conflict') void flush()
  })
  useEffect(() => {
    latest.current = drawing
    if (known.current === drawing) return undefined
    const timer = setTimeout(whenPaused, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [drawing])
  useEffect(() => () => whenPaused(), [])

  const isUnsaved = drawing !== saved
  const state: SaveState = trouble && isUnsaved ? trouble : isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'saved'
  return {
    state,
    isUnsaved,
    flush,
    revisionNow: () => revision.current,
    /** Another call has changed the plan. */
    follow: (next: number) => void (revision.current = next),
  }
}
