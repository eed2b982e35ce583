import { Input, type InputProps } from 'antd'
import { Choice, type ChoiceOption } from '../../../common/work/choice'
import { WorkField } from '../../../common/work/work-form'
import type { FieldName } from '../model/form-values'
import type { Scope } from './scope'

interface ControlProps {
  scope: Scope
  name: FieldName
  label: string
  hint?: string | undefined
  required?: boolean
}

/** A line of text, about which the server is asked when it is left. */
export function TextField({
  scope,
  name,
  label,
  hint,
  required = false,
  ...input
}: ControlProps & Omit<InputProps, 'name' | 'id'>) {
  return (
    <WorkField name={name} label={label} extra={hint} required={required}>
      <Input {...input} onBlur={() => scope.check(name)} />
    </WorkField>
  )
}

interface ChoiceFieldProps extends Omit<ControlProps, 'scope'> {
  options: ChoiceOption[]
  /** Stands where nothing is chosen. */
  empty?: string
  disabled?: boolean
  onPicked?: (value: string) => void
}

/** One of a list; its choice stands also when the list comes later or in another language. */
export function ChoiceField({ name, label, hint, required = false, empty, onPicked, ...choice }: ChoiceFieldProps) {
  return (
    <WorkField name={name} label={label} extra={hint} required={required}>
      <Choice
        {...choice}
        placeholder={empty}
        {...(onPicked ? { onChange: (value: string | null) => onPicked(value ?? '') } : {})}
      />
    </WorkField>
  )
}
