import { describe, expect, it } from 'vitest'
import { errors } from '../../../../contract/errors'
import { emptyValues } from './form-values'
import { fieldOf, isTaken, refusalOf, refusalText } from './refusals'

const said = (error: { code: number; zh: string; en: string }, language: 'zh' | 'en' = 'zh') => ({
  code: error.code % 100_000,
  message: error[language],
})

describe('refusalOf', () => {
  it('tells the refusals of the business code 3 apart by their words', () => {
    expect(refusalOf(said(errors.CodeWrong))?.name).toBe('CodeWrong')
    expect(refusalOf(said(errors.TooManyPerMinute, 'en'))?.name).toBe('TooManyPerMinute')
  })

  it('takes the words out of a message and says them in the other language', () => {
    const refusal = refusalOf({ code: 10206, message: '内容含有敏感词：甲、乙，请修改' })
    expect(refusal).toEqual({ name: 'TextUnsafe', details: ['甲、乙'] })
    expect(refusal && refusalText(refusal, 'en-US')).toBe(
      'The content contains sensitive words: 甲、乙, please change it',
    )
  })

  it('knows nothing of a lost connection or an unknown code', () => {
    expect(refusalOf({ code: 0, message: errors.CodeWrong.zh })).toBeUndefined()
    expect(refusalOf({ code: 90001, message: 'x' })).toBeUndefined()
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
  ] as const)('%s belongs to %s', (name, field) => expect(fieldOf({ name, details: [] }, emptyValues)).toBe(field))

  it('finds the field with the sensitive word', () => {
    const values = { ...emptyValues, name: '陆听雨', contactName: '有坏词的名字' }
    expect(fieldOf({ name: 'TextUnsafe', details: ['别的、坏词'] }, values)).toBe('contactName')
    expect(fieldOf({ name: 'TextUnsafe', details: ['没有'] }, values)).toBeUndefined()
  })
})

it.each([
  ['refusal.PhoneTaken', true],
  ['refusal.IdNumberTaken', true],
  ['refusal.CodeWrong', false],
  [undefined, false],
])('%j offers the login: %s', (type, offered) => expect(isTaken(type)).toBe(offered))
