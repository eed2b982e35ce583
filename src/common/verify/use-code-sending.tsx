import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../request/api-error'
import { showToast } from '../ui/notices/notices'
import type { Solved } from './puzzle-dialog'
import { useSecondsLeft } from './use-seconds-left'

const PuzzleDialog = lazy(() => import('./puzzle-dialog'))

export interface CodeSending {
  /** Sends the code. Rejects with ApiError. */
  send: (solved: Solved) => Promise<{ resendAfter: number }>
  /** Where a refusal is shown; without it, in passing. */
  onRefused?: (message: string) => void
}

/** What the button beside a code does: a puzzle first, then the sending and a countdown of 60 s (spec: access §4). */
export function useCodeSending({ send, onRefused = showToast }: CodeSending): {
  /** Seconds until another one may be sent. */
  left: number
  ask: () => void
  /** Drawn beside the field. */
  puzzle: ReactNode
} {
  const { t } = useTranslation()
  const [puzzling, setPuzzling] = useState(false)
  const [left, start] = useSecondsLeft()
  const solved = async (keys: Solved) => {
    setPuzzling(false)
    try {
      const { resendAfter } = await send(keys)
      start(resendAfter)
      showToast(t('form.codeSent'))
    } catch (failure) {
      onRefused(failure instanceof ApiError ? failure.message : t('request.failed'))
    }
  }
  const puzzle = puzzling ? (
    <Suspense>
      <PuzzleDialog onSolved={(keys) => void solved(keys)} onClose={() => setPuzzling(false)} />
    </Suspense>
  ) : null
  return { left, ask: () => setPuzzling(true), puzzle }
}
