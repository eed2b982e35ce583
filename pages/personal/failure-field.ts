import { accessErrors } from '../../contract/errors-access'
import { registrationErrors } from '../../contract/errors-registration'
import { ApiError } from '../../src/common/request/api-error'
import { businessCode } from '../../src/common/request/codes'

const fields = {
  password: [accessErrors.PasswordWrong, accessErrors.LoginLocked],
  code: [accessErrors.CodeWrong, accessErrors.CodeTriesUsed],
  address: [registrationErrors.PhoneTaken, registrationErrors.EmailTaken],
}
type FieldName = keyof typeof fields
const names: readonly FieldName[] = ['password', 'code', 'address']

/** The field of a change that a refusal speaks of; `root`: the whole form. */
export function failureField(error: unknown): FieldName | 'root' {
  if (!(error instanceof ApiError)) return 'root'
  return names.find((name) => fields[name].some(({ code }) => businessCode(code) === error.code)) ?? 'root'
}
