import { describe, expect, it } from 'vitest'
import { errors, errorText } from '#contract/catalog/errors.ts'
import en from '#src/common/i18n/locales/en-US/registration.json'
import zh from '#src/common/i18n/locales/zh-CN/registration.json'
import { ApiError } from '#src/common/request/api-error.ts'
import { emptyValues } from './form-values'
import { findRefusedField, isTaken, parseRefusal, refusalText } from './refusals'

const of = (error: keyof typeof errors, words: string[] = []) => ({ error, words, message: 'the server’s own message' })

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the texts
const names = Object.keys(zh.refusal) as (keyof typeof zh.refusal)[]

describe('refusalOf', () => {
  it('is known by its name, whatever its code and sentence', () => {
    const refused = new ApiError('refused', 3, 'anything', { error: 'TextUnsafe', words: ['甲', '乙'] })
    expect(parseRefusal(refused)).toEqual({ error: 'TextUnsafe', words: ['甲', '乙'], message: 'anything' })
  })

  it('knows nothing of a lost connection', () => {
    expect(parseRefusal(new ApiError('network', 0, '验证码错误'))).toBeUndefined()
    expect(parseRefusal(new Error('broken'))).toBeUndefined()
  })
})

describe('refusalText', () => {
  it.each(names)('says %s as the server does', (name) => {
    expect(zh.refusal[name].replace('{{words}}', '{words}')).toBe(errors[name].zh)
    expect(en.refusal[name].replace('{{words}}', '{words}')).toBe(errors[name].en)
  })

  it('is in the reader’s language', () => {
    expect(refusalText(of('TextUnsafe', ['甲', '乙']), 'zh-CN')).toBe(
      errorText('TextUnsafe', { words: ['甲', '乙'] }, 'zh-CN'),
    )
    expect(refusalText(of('TextUnsafe', ['甲', '乙']), 'en-US')).toBe(
      errorText('TextUnsafe', { words: ['甲', '乙'] }, 'en-US'),
    )
  })

  it('is the server’s own where no field is meant', () => {
    expect(refusalText(of('RegistrationClosed'), 'zh-CN')).toBe('the server’s own message')
  })
})

describe('fieldOf', () => {
  it.each([
    ['PhoneTaken', 'phone'],
    ['EmailTaken', 'email'],
    ['CreditCodeTaken', 'socialCredit'],
    ['IdNumberTaken', 'idNumber'],
    ['IdentityFailed', 'idNumber'],
    ['CodeWrong', 'code'],
    ['CodeTriesUsed', 'code'],
    ['FileNotFound', 'exhibitsPicture'],
    ['RegistrationClosed', undefined],
  ] as const)('%s belongs to %s', (name, field) => expect(findRefusedField(of(name), emptyValues)).toBe(field))

  it('finds the field with the sensitive word', () => {
    const values = { ...emptyValues, name: '陆听雨', contactName: '有坏词的名字' }
    expect(findRefusedField(of('TextUnsafe', ['别的', '坏词']), values)).toBe('contactName')
    expect(findRefusedField(of('TextUnsafe', ['没有']), values)).toBeUndefined()
  })
})

it.each([
  ['PhoneTaken', true],
  ['IdNumberTaken', true],
  ['CodeWrong', false],
] as const)('%j offers the login: %s', (error, offered) => expect(isTaken(error)).toBe(offered))
