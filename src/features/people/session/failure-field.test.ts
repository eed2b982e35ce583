import { expect, it } from 'vitest'
import { refusedWith } from '#tests/setup/refused.ts'
import { failureField } from './failure-field'

it.each([
  ['CaptchaWrong', 'captcha'],
  ['LoginFailed', 'password'],
  ['NotThisRole', 'account'],
  ['AccountNotRegistered', 'account'],
  ['CodeWrong', 'code'],
  ['CodeTriesUsed', 'code'],
  ['HandshakeEnded', undefined],
] as const)('%s is reported at its field', (error, field) => {
  expect(failureField(refusedWith(error))).toBe(field)
})

it('what is no refusal is reported about the whole form', () => {
  expect(failureField(new Error('broken'))).toBeUndefined()
})
