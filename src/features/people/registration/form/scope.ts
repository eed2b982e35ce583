import { Form, type FormInstance } from 'antd'
import type { Language } from '#contract/core/language.ts'
import type { FieldName, FormValues, Role } from '../model/form-values'
import type { Running } from './use-running'
import type { Messages } from './use-messages'

/** What every section of the form is given. */
export interface Scope {
  form: FormInstance<FormValues>
  /** What the form began with. */
  initial: FormValues
  role: Role
  language: Language
  running: Running
  messages: Messages
  /** Asks the server about a field that was left. */
  check: (field: FieldName) => void
  isAmending: boolean
}

/** The value of a field, drawn again when it changes. */
export function useValue<Name extends FieldName>(
  { form, initial }: Pick<Scope, 'form' | 'initial'>,
  name: Name,
): FormValues[Name] {
  const watched: FormValues[Name] | undefined = Form.useWatch(name, { form, preserve: true })
  const held: FormValues[Name] | undefined = form.getFieldValue(name)
  return watched ?? held ?? initial[name]
}
