import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from './email'

describe('isEmail', () => {
  it.each([
    'a@b.cn',
    'li.ming@example.com',
    'li_ming+fair@mail.example.com.cn',
    '138@qq.com',
    'a-b@xn--fiqs8s.xn--fiqs8s',
    'A.B@EXAMPLE.ORG',
    "o'neil@x.ie",
    'user@例子.中国',
    'info@münchen.example',
    '+a@c.cn',
    'first/last=dept@c.cn',
    "!#$%&'*+-/=?^_`{|}~@c.cn",
  ])('takes %s', (address) => expect(isEmail(address, 100)).toBe(true))

  it.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@@b.cn',
    'a@b@c.cn',
    'a@b.cn@c.cn',
    'a@localhost',
    'a b@c.cn',
    'a..b@c.cn',
    '.a@c.cn',
    'a.@c.cn',
    'a@.cn',
    'a@c..cn',
    'a@-c.cn',
    'a@c-.cn',
    'a@c.cn.',
    'a@c.1',
    'a@1.2.3.4',
    'a@c_d.cn',
    '李明@example.com',
    'a@例子',
    'a@c.cn:25',
    'a@c.cn/x',
    'a@例子.中国#',
    'a@c%2e.cn',
    'a@\u202Ec.cn',
    'a,b@c.cn',
    'a;b@c.cn',
    'a@c.cn\n',
    'a@c.cn\r\nBcc: x@y.cn',
    '"a"@c.cn',
    'a<b>@c.cn',
    `${'a'.repeat(65)}@c.cn`,
    `a@${'b'.repeat(64)}.cn`,
  ])('refuses %j', (address) => expect(isEmail(address, 100)).toBe(false))

  it('counts to the limit that is given', () => {
    const domain = `@${'b'.repeat(40)}.example.cn`
    const address = (length: number) => 'a'.repeat(length - domain.length) + domain
    expect(isEmail(address(100), 100)).toBe(true)
    expect(isEmail(address(101), 100)).toBe(false)
  })

  it('needs no time for hostile text, even without a useful limit', () => {
    const hostile = [
      `${'a.'.repeat(1_000_000)}@`,
      `a@${'b.'.repeat(1_000_000)}!`,
      `a@${'b-'.repeat(1_000_000)}`,
      `a@${'例'.repeat(1_000_000)}.cn`,
      '@'.repeat(2_000_000),
    ]
    // Squared, it would outlast the test.
    for (const address of hostile) expect(isEmail(address, 10_000_000)).toBe(false)
  })
})

describe('normalizeEmail', () => {
  it.each([
    ['  Li.Ming@Example.COM\n', 'li.ming@example.com'],
    ["O'Neil@X.ie", "o'neil@x.ie"],
    ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['User@XN--FSQU00A.xn--fiqs8s', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['a@MÜNCHEN.example', 'a@xn--mnchen-3ya.example'],
    ['no address', 'no address'],
  ])('gives %j one spelling', (typed, stored) => expect(normalizeEmail(typed)).toBe(stored))
})
