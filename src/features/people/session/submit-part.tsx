import type { FieldErrors } from 'react-hook-form'
import styles from './access.module.css'

interface Props {
  form: { isSubmitting: boolean; errors: FieldErrors }
  label: string
  /** What the button says while the call is under way. */
  busy: string
}

/** What the whole form was refused for, and the button that sends it. */
export function SubmitPart({ form: { isSubmitting, errors }, label, busy }: Props) {
  return (
    <>
      {errors.root?.message ? (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      ) : null}
      <button type="submit" className={`yz-button ${styles.submit}`} disabled={isSubmitting}>
        {isSubmitting ? busy : label}
      </button>
    </>
  )
}
