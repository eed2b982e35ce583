import { type ReactNode, useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../i18n/language'
import { errorText } from './error-text'
import styles from './form.module.css'

/** One box with a sentence next to it, such as an agreement. */
export function Tick({
  field,
  error,
  children,
}: {
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  children: ReactNode
}) {
  useTranslation()
  const id = useId()
  const text = errorText(error, getLanguage())
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input type="checkbox" {...field} aria-invalid={text !== ''} aria-describedby={text ? id : undefined} />
        <span>{children}</span>
      </label>
      <p id={id} className={styles.error} role={text ? 'alert' : undefined}>
        {text}
      </p>
    </div>
  )
}
