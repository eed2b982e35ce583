import { lazy, Suspense, useState } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field'
import styles from '../form/form.module.css'
import { ApiError } from '../request/api-error'
import { showToast } from '../ui/notices/notices'
import { useSecondsLeft } from './use-seconds-left'

const PuzzleDialog = lazy(() => import('./puzzle-dialog'))

export interface Solved {
  /** Good for sending one code. */
  pass: string
  /** Good for the existence checks of one form. */
  running: string
}

interface CodeFieldProps {
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  /** Whether there is a number or address to send to; looked at when the button is pressed. */
  canSend: boolean
  /** Sends the code. Rejects with ApiError. */
  send: (solved: Solved) => Promise<{ resendAfter: number }>
  /** Where a refusal is shown; without it, in passing. */
  onRefused?: (message: string) => void
}

/** Six digits with the button that has them sent: a puzzle first, then a countdown of 60 s (spec: access §4). */
export function CodeField({ field, error, canSend, send, onRefused = showToast }: CodeFieldProps) {
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
  return (
    <>
      <Field label={t('form.code')} error={error} required>
        {(control) => (
          <div className={styles.joined}>
            <input
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              {...field}
              {...control}
            />
            <button
              type="button"
              className={styles.side}
              disabled={!canSend || left > 0}
              onClick={() => setPuzzling(true)}
            >
              {left > 0 ? t('form.resendIn', { seconds: left }) : t('form.getCode')}
            </button>
          </div>
        )}
      </Field>
      {puzzling ? (
        <Suspense>
          <PuzzleDialog onSolved={(keys) => void solved(keys)} onClose={() => setPuzzling(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
