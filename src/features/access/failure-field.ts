import { accessErrors as errors } from '../../../contract/errors-access'
import { ApiError } from '../../common/request/api-error'
import { businessCode } from '../../common/request/codes'

type Field = 'account' | 'password' | 'captcha' | 'code'

const fields: Record<Field, readonly { code: number }[]> = {
  account: [
    errors.NotThisRole,
    errors.AccountNotRegistered,
    errors.AccountUnderReview,
    errors.AccountRejected,
    errors.AccountDisabled,
    errors.LoginLocked,
    errors.MobileUserNotFound,
    errors.MailboxNotFound,
    errors.MobileRequired,
  ],
  password: [errors.LoginFailed],
  captcha: [errors.CaptchaWrong],
  code: [errors.CodeWrong, errors.CodeTriesUsed],
}

/** The field that a refusal speaks of; undefined when it is the whole form (spec: access §8). */
export function failureField(error: unknown): Field | undefined {
  if (!(error instanceof ApiError)) return undefined
  const names: readonly Field[] = ['account', 'password', 'captcha', 'code']
  return names.find((name) => fields[name].some(({ code }) => businessCode(code) === error.code))
}
