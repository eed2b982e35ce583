import { refusedField } from '../../src/common/form/refused-field'

const fields = {
  password: ['PasswordWrong', 'LoginLocked'],
  code: ['CodeWrong', 'CodeTriesUsed'],
  address: ['PhoneTaken', 'EmailTaken'],
} as const

/** The field of a change that a refusal speaks of; `root`: the whole form. */
export const failureField = (error: unknown): keyof typeof fields | 'root' => refusedField(error, fields) ?? 'root'
