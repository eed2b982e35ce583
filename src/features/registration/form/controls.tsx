import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { loginAddress } from '../../../common/app/addresses'
import { Field } from '../../../common/form/field'
import shared from '../../../common/form/form.module.css'
import { type Option, SelectInput, TextInput } from '../../../common/form/inputs'
import type { FieldName } from '../model/form-values'
import { isTaken } from '../model/refusals'
import { fieldError, type Scope } from './scope'
import styles from './form.module.css'

interface ControlProps {
  scope: Scope
  name: FieldName
  label: string
  hint?: string | undefined
  required?: boolean
}

type TextFieldProps = ControlProps & Omit<ComponentProps<'input'>, 'name' | 'id' | 'form'>

/** A line of text; who is registered already is led to the login. */
export function TextField({ scope, name, label, hint, required, ...input }: TextFieldProps) {
  const { t } = useTranslation('registration')
  const error = fieldError(scope, name)
  const field = scope.form.register(name, { onBlur: () => scope.check(name) })
  return (
    <div className={styles.cell}>
      <TextInput label={label} error={error} hint={hint} required={required} field={field} {...input} />
      {isTaken(error?.type) ? (
        <a className={styles.login} href={loginAddress}>
          {t('form.toLogin')}
        </a>
      ) : null}
    </div>
  )
}

interface SelectFieldProps extends ControlProps {
  options: readonly Option[]
  empty?: string
  disabled?: boolean
  onPicked?: (value: string) => void
  autoComplete?: string
}

/** A select whose choice stands also when its options come later or in another language. */
export function SelectField({ scope, name, label, hint, required, onPicked, ...select }: SelectFieldProps) {
  const { form } = scope
  const field = form.register(name, {
    onChange: (event: { target: { value: string } }) => onPicked?.(event.target.value),
  })
  const chosen = form.watch(name)
  const value = typeof chosen === 'string' ? chosen : ''
  return (
    <div className={styles.cell}>
      <SelectInput
        label={label}
        error={fieldError(scope, name)}
        hint={hint}
        required={required}
        field={field}
        value={value}
        {...select}
      />
    </div>
  )
}

interface ChipsProps extends ControlProps {
  type: 'radio' | 'checkbox'
  options: readonly Option[]
  chosen: readonly string[]
  onPick: (value: string) => void
}

/** Chips of a choice that the form itself keeps in order. */
export function Chips({ scope, name, label, hint, required, type, options, chosen, onPick }: ChipsProps) {
  return (
    <Field label={label} error={fieldError(scope, name)} hint={hint} required={required} group>
      {({ 'aria-invalid': invalid }) => (
        <div className={shared.choices}>
          {options.map(({ value, label: text, disabled }) => (
            <label key={value} className={shared.choice} data-disabled={disabled || undefined}>
              <input
                type={type}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                disabled={disabled}
                aria-invalid={invalid}
                onChange={() => onPick(value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
