import { Input, type InputProps } from 'antd'
import { Choice, type ChoiceOption } from '#src/common/work/choice.tsx'
import { WorkField } from '#src/common/work/work-form.tsx'
import type { FieldName } from '../model/form-values'
import type { Scope } from './scope'

interface ControlProps {
  scope: Scope
  name: FieldName
  label: string
  hint?: string | undefined
  required?: boolean
}

interface TextFieldProps extends ControlProps, Omit<InputProps, 'name' | 'id' | 'required'> {
  /** Called before the request: the value may be normalized. */
  onLeave?: () => void
}

/** A text field that the server checks on blur. */
export function TextField({ scope, name, label, hint, required = false, onLeave, ...input }: TextFieldProps) {
  return (
    <WorkField name={name} label={label} extra={hint} required={required}>
      <Input
        {...input}
        onBlur={() => {
          onLeave?.()
          scope.check(name)
        }}
      />
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
