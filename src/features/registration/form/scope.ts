import type { FieldError } from 'react-hook-form'
import type { Language } from '../../../../contract/core/language'
import type { FieldName, Role } from '../model/form-values'
import type { RegistrationForm } from './use-registration-form'
import type { Running } from './use-running'

/** What every section of the form is given. */
export interface Scope {
  form: RegistrationForm
  role: Role
  language: Language
  running: Running
  /** Asks the server about a field that was left. */
  check: (field: FieldName) => void
  isAmending: boolean
}

export function fieldError({ form }: Scope, field: FieldName): FieldError | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the resolver judges a list as a whole: no error has parts
  return form.formState.errors[field] as FieldError | undefined
}
