import { describe, expect, it } from 'vitest'
import { isMoment } from './moment'
import * as rules from './rules'

const CREDIT = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const today = new Date('2026-05-01T12:00:00+08:00')

/** Written apart from the rule: 2^(17-i) mod 11, as the standard defines the weights. */
const idCardOf = (body: string): string => {
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (2 ** (17 - i) % 11), 0)
  const check = (12 - (sum % 11)) % 11
  return body + (check === 10 ? 'X' : check)
}

const creditOf = (body: string): string => {
  const sum = [...body].reduce((total, one, i) => total + BigInt(CREDIT.indexOf(one)) * 3n ** BigInt(i), 0n)
  return body + CREDIT.charAt(Number((31n - (sum % 31n)) % 31n))
}

const onceChanged = (value: string, alphabet: string): string[] =>
  [...value].flatMap((old, i) =>
    [...alphabet].filter((one) => one !== old).map((one) => value.slice(0, i) + one + value.slice(i + 1)),
  )

const idBodies = [
  '11010119900307123',
  '31011520000229001',
  '65010119491001456',
  '81000019850615789',
  '99999920251231000',
]
const creditBodies = [
  '91110108MA01ABCD2',
  '12100000400012345',
  '52310000500TUWXY9',
  'Y1440300000000001',
  '91350100M000100Y4',
]

describe('isIdCard', () => {
  it.each(['11010519491231002X', '440524188001010014', '34052419800101001X', '11010519491231002x'])(
    'takes %s, which is published',
    (number) => expect(rules.isIdCard(number, today)).toBe(true),
  )

  it.each(idBodies.map(idCardOf))('takes %s and none of its misspellings', (number) => {
    expect(rules.isIdCard(number, today)).toBe(true)
    const misspelt = onceChanged(number, '0123456789X')
    expect(misspelt).toHaveLength(180)
    expect(misspelt.filter((one) => rules.isIdCard(one, today))).toEqual([])
  })

  it.each(['19900230', '19991301', '19990010', '19990100', '20230229', '17991231', '00010101', '20260502', '21000101'])(
    'has no birth on %s, whatever the check digit',
    (day) => expect(rules.isIdCard(idCardOf(`110101${day}001`), today)).toBe(false),
  )

  it('takes a child born today in China, where it is tomorrow', () => {
    const born = idCardOf('11010120260501001')
    expect(rules.isIdCard(born, new Date('2026-04-30T15:59:59Z'))).toBe(false)
    expect(rules.isIdCard(born, new Date('2026-04-30T16:00:00Z'))).toBe(true)
  })

  it.each([
    '',
    '110105491231002',
    ' 11010519491231002X',
    '11010519491231002X\n',
    '１１０１０５１９４９１２３１００２Ｘ',
    '01010519491231002X',
  ])('refuses %j', (text) => expect(rules.isIdCard(text, today)).toBe(false))
})

describe('isSocialCredit', () => {
  it.each([
    '91350100M000100Y43',
    '9144030071526726XG',
    '91330100799655058B',
    '914403001922038216',
    '9144030071526726xg',
  ])('takes %s, which is published', (code) => expect(rules.isSocialCredit(code)).toBe(true))

  it.each(creditBodies.map(creditOf))('takes %s and none of its misspellings', (code) => {
    expect(rules.isSocialCredit(code)).toBe(true)
    const misspelt = onceChanged(code, `${CREDIT}IOSVZ`)
    expect(misspelt).toHaveLength(18 * 35)
    expect(misspelt.filter(rules.isSocialCredit)).toEqual([])
  })

  it.each(['', '91350100M000100Y4', '91350100M000100Y433', '91350100M000100Y43 ', '91350100-M000100Y43'])(
    'refuses %j',
    (code) => expect(rules.isSocialCredit(code)).toBe(false),
  )
})

describe('isHongKongCard', () => {
  it.each([
    'G123456(A)',
    'A123456(3)',
    'L555555(0)',
    'AB987654(3)',
    'C123456(9)',
    'a1234563',
    'A123456（3）',
    'g123456a',
  ])('takes %s', (number) => expect(rules.isHongKongCard(number)).toBe(true))

  it('takes exactly one check character for a number', () => {
    for (const number of ['A123456', 'Z683365', 'WX000001', 'AB987654']) {
      const taken = [...'0123456789ABCDEF'].filter((check) => rules.isHongKongCard(`${number}(${check})`))
      expect(taken).toHaveLength(1)
      expect(onceChanged(number + taken[0], '0123456789').filter(rules.isHongKongCard)).toEqual([])
    }
  })

  it.each(['', 'A123456', 'A123456(3', 'A1234563)', 'ABC123456(3)', '1123456(3)', 'A12345(3)', 'A123456((3))'])(
    'refuses %j',
    (number) => expect(rules.isHongKongCard(number)).toBe(false),
  )
})

describe('isPassport', () => {
  it.each(['E1234', 'EA1234567', 'G12345678', '12345678901234567'])('takes %s', (number) =>
    expect(rules.isPassport(number)).toBe(true),
  )
  it.each(['', 'E123', '123456789012345678', 'E12 456', 'E1234-5', 'Ｅ12345', 'E12345\n'])('refuses %j', (number) =>
    expect(rules.isPassport(number)).toBe(false),
  )
})

describe('isOfficerCard', () => {
  it.each(['南字第12345678号', '军字第1234号', '北空字第0A123456', '参字第20110001号'])('takes %s', (number) =>
    expect(rules.isOfficerCard(number)).toBe(true),
  )
  it.each([
    '',
    '字第12345678号',
    '南字第123号',
    '南字第123456789号',
    'A字第12345678号',
    '南字12345678号',
    '南京空字第12345678号',
  ])('refuses %j', (number) => expect(rules.isOfficerCard(number)).toBe(false))
})

describe('phones', () => {
  it.each([
    ['13800138000', true],
    ['19912345678', true],
    ['12800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['+8613800138000', false],
    ['１３８００１３８０００', false],
    ['13800138000\n', false],
  ])('%j is mainland: %s', (number, is) => expect(rules.isMainlandPhone(number)).toBe(is))

  it.each(['+086', '086', '86', '+86'])('%s is China', (code) => expect(rules.isChinaAreaCode(code)).toBe(true))
  it.each(['', '+852', '+886', '0086', '++86', '860', '+0086'])('%j is not', (code) =>
    expect(rules.isChinaAreaCode(code)).toBe(false),
  )

  it.each(['+086', '086', '86', '+86'])('with %s it becomes one E.164 number', (code) =>
    expect(rules.toE164(code, ' 138 0013-8000')).toBe('+8613800138000'),
  )

  it('keeps a zero that begins the number, and reads full-width digits', () => {
    expect(rules.toE164('+225', '0701020304')).toBe('+2250701020304')
    expect(rules.digitsOnly('（１３８）0013 8000')).toBe('13800138000')
  })
})

it('counts a rare character as one', () => expect(rules.countCharacters('𠮷野家')).toBe(3))

it.each([
  ['2031-03-01T10:00:00+08:00', true],
  ['2031-03-01T10:00Z', true],
  ['2031-03-01T10:00:00.123Z', true],
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00+08:00', false],
  ['9999-12-31T23:59:59-01:00', false],
  ['+010000-01-01T00:00:00Z', false],
  ['2031-03-01T10:00:00', false],
  ['2031-03-41T10:00:00Z', false],
  ['2031-03-01Tx10:00Z', false],
])('%s as a moment: %s', (value, isOne) => expect(isMoment(value)).toBe(isOne))
