import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../request/api-error'
import { showToast } from '../ui/notices/notices'
import { LaterPuzzle } from './later-puzzle'
import type { Solved } from './puzzle-dialog'
import { useSecondsLeft } from './use-seconds-left'

export interface CodeSending {
  /** Sends the code. Rejects with ApiError. */
  send: (solved: Solved) => Promise<{ resendAfter: number }>
  /** Where a refusal is shown; without it, in passing. */
  onRefused?: (message: string) => void
}

/** Whether somebody types, or chooses, outside the field; the puzzle's own slider is through. */
function isElsewhere(field: HTMLElement | null): boolean {
  const { activeElement } = document
  const isTyping = activeElement?.matches('input:not([type=range]), textarea, select, [contenteditable=true]')
  return isTyping === true && field?.contains(activeElement) !== true
}

/** What the button beside a code does: a puzzle first, then the sending and a countdown of 60 s (spec: access §4). */
export function useCodeSending({ send, onRefused = showToast }: CodeSending): {
  /** The field of the code, which has the focus once one is sent: the button that had it is disabled then. */
  field: RefObject<HTMLDivElement | null>
  /** Seconds until another one may be sent. */
  left: number
  ask: () => void
  /** Drawn beside the field. */
  puzzle: ReactNode
} {
  const { t } = useTranslation()
  const field = useRef<HTMLDivElement>(null)
  const [puzzling, setPuzzling] = useState(false)
  const [left, start] = useSecondsLeft()
  const solved = async (keys: Solved) => {
    setPuzzling(false)
    try {
      const { resendAfter } = await send(keys)
      start(resendAfter)
      // Who types elsewhere by now is left there.
      if (!isElsewhere(field.current)) field.current?.querySelector('input')?.focus()
      showToast(t('form.codeSent'))
    } catch (failure) {
      onRefused(failure instanceof ApiError ? failure.message : t('request.failed'))
    }
  }
  const puzzle = puzzling ? (
    <LaterPuzzle onSolved={(keys) => void solved(keys)} onClose={() => setPuzzling(false)} />
  ) : null
  return { field, left, ask: () => setPuzzling(true), puzzle }
}
