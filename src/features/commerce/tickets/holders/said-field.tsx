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
  said: string | undefined
  children: (control: MessageControl) => ReactNode
}

/** A labelled control whose fault is said below it. */
export function MessageField({ label, required = false, hint, said, children }: MessageFieldProps) {
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
        'aria-invalid': said !== undefined,
        'aria-describedby': said ? `${id}-said` : hint ? `${id}-hint` : undefined,
        'aria-required': required || undefined,
        status: said ? 'error' : '',
      })}
      {hint && !said ? (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      ) : null}
      {said ? (
        <small id={`${id}-said`} className={styles.said} role="alert">
          {said}
        </small>
      ) : null}
    </div>
  )
}
