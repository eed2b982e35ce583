import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from './field'
import styles from './form.module.css'

interface Common {
  label: string
  error?: FieldError | undefined
  hint?: string
  required?: boolean
  /** What `form.register(name)` gives. */
  field: UseFormRegisterReturn
}

type TextProps = Common & Omit<ComponentProps<'input'>, keyof UseFormRegisterReturn | 'id'>

export function TextInput({ label, error, hint, required, field, ...input }: TextProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(required ? { required } : {})}>
      {(control) => <input className={styles.input} type="text" {...input} {...field} {...control} />}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordInput({ label, error, hint, required, field, ...input }: TextProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint} {...(required ? { required } : {})}>
      {(control) => (
        <div className={styles.joined}>
          <input className={styles.input} {...input} {...field} {...control} type={shown ? 'text' : 'password'} />
          <button type="button" className={styles.side} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'form.hidePassword' : 'form.showPassword')}
          </button>
        </div>
      )}
    </Field>
  )
}

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

type ChoiceProps = Common & { type: 'radio' | 'checkbox'; options: readonly Option[] }

/** One of several, or several of several. */
export function Choices({ label, error, hint, required, field, type, options }: ChoiceProps) {
  return (
    <Field label={label} error={error} hint={hint} group {...(required ? { required } : {})}>
      {({ 'aria-invalid': invalid }) => (
        <div className={styles.choices}>
          {options.map(({ value, label: text, disabled }) => (
            <label key={value} className={styles.choice} data-disabled={disabled || undefined}>
              <input type={type} value={value} {...field} disabled={disabled} aria-invalid={invalid} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
