import { saveQuestionnaireDraft } from '#contract/operations/questionnaires/endpoints.ts'
import { DRAFT_PAUSE_MS } from '#contract/operations/questionnaires/limits.ts'
import { type Answers, isAnswered } from '#contract/operations/questionnaires/rules.ts'
import type { QuestionnaireDetail } from '#contract/operations/questionnaires/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'

/** How what was written is kept: `conflict`: it was changed elsewhere meanwhile, and is not kept any more. */
export type DraftState = 'none' | 'pending' | 'saving' | 'saved' | 'failed' | 'conflict'

export interface DraftStatus {
  state: DraftState
  savedAt: string | null
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** Keeps the draft of a questionnaire on the server while it is written, one call after the other (spec: live §5). */
export function createDraftKeeper({ id, revision, ...before }: QuestionnaireDetail) {
  let kept: DraftStatus = { state: 'none', savedAt: before.savedAt }
  let { version } = before
  let latest: Answers | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isEnded = false
  const listeners = new Set<() => void>()
  const say = (change: Partial<DraftStatus>) => {
    kept = { ...kept, ...change }
    for (const listener of listeners) listener()
  }

  async function sendOne(answers: Answers): Promise<void> {
    try {
      const saved = await call(saveQuestionnaireDraft, { id, revision, version, answers }, { alerts: false })
      version = saved.version
      say({ state: 'saved', savedAt: saved.savedAt })
    } catch (error) {
      if (!isRefusal(error, 'QuestionnaireChanged', 'QuestionnaireSubmitted', 'QuestionnaireNotNow')) {
        // Written again by the next change, or by whoever asks.
        latest ??= answers
        say({ state: 'failed' })
        return
      }
      isEnded = true
      say({ state: 'conflict' })
    }
  }

  async function send(): Promise<void> {
    while (latest && !isEnded) {
      const answers = latest
      latest = undefined
      say({ state: 'saving' })
      await sendOne(answers)
      if (kept.state === 'failed') return
    }
  }

  /** Keeps what was written now. */
  const save = () => {
    clearTimeout(timer)
    sending ??= send().finally(() => (sending = undefined))
  }
  return {
    read: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    save,
    /** Keeps what was written a little after the last change. */
    change: (answers: Answers) => {
      clearTimeout(timer)
      if (isEnded || !Object.values(answers).some(isAnswered)) return
      latest = answers
      say({ state: 'pending' })
      timer = setTimeout(save, DRAFT_PAUSE_MS)
    },
    /** Resolves once nothing is on its way, and keeps nothing from then on: what is submitted is no draft. */
    end: async () => {
      clearTimeout(timer)
      isEnded = true
      await sending
    },
    /** Keeps drafts again: what was submitted was refused. */
    resume: () => {
      if (kept.state !== 'conflict') isEnded = false
    },
  }
}
