import { hashKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getManagedPlan, savePlan } from '#contract/fair/floor-plan/endpoints.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'

/** ms without a change after which the draft is saved */
const PAUSE_MS = 1_200

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed'

interface Start {
  hallId: number
  level: number
  revision: number
}

let leaving: Promise<unknown> = Promise.resolve()
/** Resolves once what an editor saves as it is left has its answer. */
export const whenLeft = (): Promise<unknown> => leaving

/** The server's copy may have its fields in another order. */
const isSame = (a: PlanDrawing, b: PlanDrawing): boolean => hashKey([a]) === hashKey([b])
const hasAnswer = (error: unknown): boolean => error instanceof ApiError && error.data !== undefined

/** Saves a drawing whenever its editor pauses, and once more when it is left. */
export function useAutosave({ hallId, level, revision: first }: Start, drawing: PlanDrawing) {
  const revision = useRef(first)
  const latest = useRef(drawing)
  const [opened] = useState(drawing)
  const [saved, setSaved] = useState(opened)
  const known = useRef(drawing)
  const running = useRef<Promise<boolean>>(undefined)
  const [trouble, setTrouble] = useState<{ state: 'conflict' | 'failed'; error: unknown }>()
  const [isSaving, setSaving] = useState(false)
  /** Sent since the last answer: the server may have them. */
  const lost = useRef<PlanDrawing[]>([])
  const { t } = useTranslation('floor-plans')

  const readPlan = () => call(getManagedPlan, { hallId, level }, { alerts: false, alone: true })
  const save = (sent: PlanDrawing) =>
    call(savePlan, { hallId, level, revision: revision.current, drawing: sent }, { alerts: false })
  /** Saves, also where only an earlier save changed the plan, of which the answer was lost. */
  const saveAfterLost = async (sent: PlanDrawing) => {
    try {
      return await save(sent)
    } catch (error) {
      if (!isRefusal(error, 'FloorPlanChanged') || lost.current.length === 0) throw error
      const found = await readPlan()
      if (!lost.current.some((one) => isSame(one, found.draft))) throw error
      revision.current = found.revision
      return save(sent)
    }
  }
  const send = async (): Promise<boolean> => {
    const sent = latest.current
    setSaving(true)
    try {
      const standing = await saveAfterLost(sent)
      revision.current = standing.revision
      known.current = sent
      lost.current = []
      setSaved(sent)
      setTrouble(undefined)
      return true
    } catch (error) {
      if (!hasAnswer(error)) lost.current.push(sent)
      const isConflict = isRefusal(error, 'FloorPlanChanged', 'FloorPlanNotFound')
      setTrouble({ state: isConflict ? 'conflict' : 'failed', error })
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
    if (trouble?.state !== 'conflict') void flush()
  })
  const saveLast = async () => {
    if (!(await flush())) showAlert(t('save.lost'))
  }
  const whenUnmounted = useEffectEvent(() => {
    if (trouble?.state === 'conflict') return
    leaving = saveLast()
  })
  useEffect(() => {
    latest.current = drawing
    if (known.current === drawing) return undefined
    const timer = setTimeout(whenPaused, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [drawing])
  useEffect(() => () => whenUnmounted(), [])

  const isUnsaved = drawing !== saved
  const state: SaveState = trouble && isUnsaved ? trouble.state : isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'saved'
  return {
    state,
    isUnsaved,
    /** It was saved here since the editor was opened. */
    hasSaved: saved !== opened,
    /** Why the last save failed; undefined: it did not. */
    problem: trouble && isUnsaved ? errorMessage(trouble.error) : undefined,
    flush,
    revisionNow: () => revision.current,
    /** Waits for a save that is under way, and gives the revision that the server has, whoever made it. */
    readRevision: async () => {
      await running.current
      return (await readPlan()).revision
    },
    /** What is not saved is no longer to be. */
    forget: () => void (known.current = latest.current),
    /** Another call has changed the plan. */
    follow: (next: number) => void (revision.current = next),
  }
}
