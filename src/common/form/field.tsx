import { type ReactNode, useId } from 'react'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../i18n/language'
import { errorText } from './error-text'
import styles from './form.module.css'

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

export interface FieldProps {
  label: string
  error?: FieldError | undefined
  hint?: string | undefined
  required?: boolean
  /** More than one control: a fieldset with a legend. */
  group?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint and its error next to it. */
export function Field({ label, error, hint, required = false, group = false, children }: FieldProps) {
  // Errors are stored by name and rendered again when the language changes.
  useTranslation()
  const id = useId()
  const text = errorText(error, getLanguage())
  const described = [text ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    'aria-invalid': text !== '',
    'aria-describedby': described || undefined,
    'aria-required': required || undefined,
  }
  const star = required ? (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  ) : null
  const below = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} className={styles.error} role={text ? 'alert' : undefined}>
        {text}
      </p>
    </>
  )
  if (group) {
    return (
      <fieldset className={styles.field} aria-describedby={described || undefined}>
        <legend className={styles.label}>
          {label}
          {star}
        </legend>
        {children(control)}
        {below}
      </fieldset>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {star}
      </label>
      {children(control)}
      {below}
    </div>
  )
}
