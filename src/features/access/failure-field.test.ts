import { expect, it } from 'vitest'
import { accessErrors } from '../../../contract/errors-access'
import { ApiError } from '../../common/request/api-error'
import { failureField } from './failure-field'

it.each([
  [accessErrors.CaptchaWrong, 'captcha'],
  [accessErrors.LoginFailed, 'password'],
  [accessErrors.NotThisRole, 'account'],
  [accessErrors.AccountNotRegistered, 'account'],
  [accessErrors.CodeWrong, 'code'],
  [accessErrors.CodeTriesUsed, 'code'],
  [accessErrors.HandshakeEnded, undefined],
] as const)('$0.name is said at its field', ({ code }, field) => {
  expect(failureField(new ApiError('refused', code % 100_000, ''))).toBe(field)
})

it('what is no refusal is said of the whole form', () => {
  expect(failureField(new Error('broken'))).toBeUndefined()
})
