import { type ReactNode, useId } from 'react'
import styles from './holders.module.css'

/** What ties a control to its label and to what is wrong with it. */
export interface MessageControl {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
  status: 'error' | ''
}

interface MessageFieldProps {
  label: string
  required?: boolean
  hint?: string
  /** What is wrong with it. */
  message: string | undefined
  children: (control: MessageControl) => ReactNode
}

/** A labelled control with its error below it. */
export function MessageField({ label, required = false, hint, message, children }: MessageFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {required ? (
          <span className="work-star" aria-hidden="true">
            *
          </span>
        ) : null}
        {label}
      </label>
      {children({
        id,
        'aria-invalid': message !== undefined,
        'aria-describedby': message ? `${id}-message` : hint ? `${id}-hint` : undefined,
        'aria-required': required || undefined,
        status: message ? 'error' : '',
      })}
      {hint && !message ? (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      ) : null}
      {message ? (
        <small id={`${id}-message`} className={styles.message} role="alert">
          {message}
        </small>
      ) : null}
    </div>
  )
}
