import { expect, it } from 'vitest'
import * as rules from './rules'

const table = (rule: (value: string) => string | undefined, rows: Record<string, string | undefined>) =>
  it.each(Object.entries(rows))(`${rule.name}(%j) is %s`, (value, breach) => expect(rule(value)).toBe(breach))

table(rules.loginAccount, {
  '': 'account.empty',
  '13800138000': undefined,
  '12345': undefined,
  'li@example.com': undefined,
  '+1 (202) 555-0107': undefined,
  '+1': 'account.wrong',
  '1234': 'account.wrong',
  '123456789012': 'account.wrong',
  '138 0013 8000': 'account.wrong',
  'li@example': 'account.wrong',
  ' ': 'account.wrong',
  [`${'a'.repeat(60)}@${'b'.repeat(40)}.cn`]: 'account.wrong',
})

table(rules.loginPassword, {
  '': 'password.empty',
  abcdefg1: undefined,
  'abcdefg!': undefined,
  '1234567!': undefined,
  'aB3!aB3!aB3!aB3!aB': undefined,
  abcdefgh: 'password.login',
  ABCDefgh: 'password.login',
  '12345678': 'password.login',
  '!!!!!!!!': 'password.login',
  'abcde1!': 'password.login',
  'aB3!aB3!aB3!aB3!aB3': 'password.login',
  [`a1${'x'.repeat(100_000)}`]: 'password.login',
})

table(rules.newPassword, {
  '': 'password.empty',
  'abcdef1!': undefined,
  'aB3!aB3!aB3!aB3!aB': undefined,
  'abc123，。': undefined,
  abcdefg1: 'password.new',
  'abcdefg!': 'password.new',
  '1234567!': 'password.new',
  'abcd1! x': 'password.new',
  'abcdefg1 ': 'password.new',
  'abcd1!\tx': 'password.new',
  'abcd1!\u0000x': 'password.new',
  'abcd1!\u200bx': 'password.new',
  'abcd1!\u3000x': 'password.new',
  'abcd1!x': 'password.new',
  'aB3!aB3!aB3!aB3!aB3': 'password.new',
})

table(rules.code, {
  '': 'code.empty',
  '000000': undefined,
  '12345': 'code.format',
  '1234567': 'code.format',
  '12345a': 'code.format',
  '123456\n': 'code.format',
  '１２３４５６': 'code.format',
})

table(rules.captcha, { '': 'captcha.empty', ab3DE: undefined, ab3D: 'captcha.format', ab3DEF: 'captcha.format' })

it('whoever may set a password may log in with it', () => {
  const set = ['abcdef1!', 'aB3!aB3!aB3!aB3!aB', '密码password1', 'a1!😀😀😀😀😀']
  expect(set.map(rules.newPassword)).toEqual(set.map(() => undefined))
  expect(set.map(rules.loginPassword)).toEqual(set.map(() => undefined))
})

it('the second entry must be the first', () => {
  expect(rules.confirmPassword('', 'abcdef1!')).toBe('confirm.empty')
  expect(rules.confirmPassword('abcdef1?', 'abcdef1!')).toBe('confirm.differs')
  expect(rules.confirmPassword('abcdef1!', 'abcdef1!')).toBeUndefined()
})

it('the agreement must be ticked', () => {
  expect(rules.agreement(false)).toBe('agreement.required')
  expect(rules.agreement(true)).toBeUndefined()
})
