import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field'
import styles from '../form/form.module.css'
import { type CodeSending, useCodeSending } from './use-code-sending'

interface CodeFieldProps extends CodeSending {
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  /** Whether there is a number or address to send to; looked at when the button is pressed. */
  canSend: boolean
}

/** Six digits with the button that has them sent: a puzzle first, then a countdown of 60 s (spec: access §4). */
export function CodeField({ field, error, canSend, ...sending }: CodeFieldProps) {
  const { t } = useTranslation()
  const { field: joined, left, ask, puzzle } = useCodeSending(sending)
  return (
    <>
      <Field label={t('form.code')} error={error} required>
        {(control) => (
          <div ref={joined} className={styles.joined}>
            <input
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              {...field}
              {...control}
            />
            <button type="button" className={styles.side} disabled={!canSend || left > 0} onClick={ask}>
              {left > 0 ? t('form.resendIn', { seconds: left }) : t('form.getCode')}
            </button>
          </div>
        )}
      </Field>
      {puzzle}
    </>
  )
}
