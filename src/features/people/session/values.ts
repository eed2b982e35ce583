import { accountMobile, email as emailRule } from '#contract/core/contact/contact-rules.ts'
import * as rules from '#contract/people/session/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'

export interface PasswordValues {
  account: string
  password: string
  captcha: string
  agreed: boolean
}

export interface ContactValues {
  by: 'mobile' | 'email'
  mobile: string
  email: string
  code: string
  agreed: boolean
}

export interface NewPasswordValues {
  password: string
  again: string
}

export const emptyPassword: PasswordValues = { account: '', password: '', captcha: '', agreed: false }
export const emptyContact: ContactValues = { by: 'mobile', mobile: '', email: '', code: '', agreed: false }
export const emptyNewPassword: NewPasswordValues = { password: '', again: '' }

export const passwordChecks = ({ account, password, captcha, agreed }: PasswordValues): Checks => ({
  account: rules.loginAccount(account),
  password: rules.loginPassword(password),
  captcha: rules.captcha(captcha),
  agreed: rules.agreement(agreed),
})

/** What the contact that is chosen lacks. */
export const checkAddress = ({ by, mobile, email }: Pick<ContactValues, 'by' | 'mobile' | 'email'>) =>
  by === 'mobile' ? accountMobile(mobile) : emailRule(email)

export const resetChecks = (values: ContactValues): Checks => ({
  [values.by]: checkAddress(values),
  code: rules.code(values.code),
})

export const codeChecks = (values: ContactValues): Checks => ({
  ...resetChecks(values),
  agreed: rules.agreement(values.agreed),
})

export const newPasswordChecks = ({ password, again }: NewPasswordValues): Checks => ({
  password: rules.newPassword(password),
  again: rules.confirmPassword(again, password),
})
