import { expect, it } from 'vitest'
import * as rules from './contact-rules'
import { reportContact } from './report-contact'
import { toE164 } from '../rules'

const table = (name: string, rule: (value: string) => string | undefined, rows: Record<string, string | undefined>) =>
  it.each(Object.entries(rows))(`${name}(%j) is %s`, (value, breach) => expect(rule(value)).toBe(breach))

for (const areaCode of ['+086', '086', '86', '+86']) {
  table(`phone in ${areaCode}`, (value) => rules.phone(areaCode, value), {
    '': 'phone.empty',
    '13800138000': undefined,
    '12800138000': 'phone.format',
    '138001380001': 'phone.format',
    '12345': 'phone.format',
  })
}

table('phone in +852', (value) => rules.phone('+852', value), {
  '': 'phone.empty',
  '12345': undefined,
  '1234567890123': undefined,
  '1234': 'phone.abroad',
  '12345678901234': 'phone.abroad',
  '1234-5678': 'phone.abroad',
})

it('asks for a code in mainland China alone', () => {
  expect(['+086', '86', '+852', '+853', '+886', '+1', ''].map(rules.needsPhoneCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

table('queryMobile', rules.queryMobile, {
  '': 'phone.empty',
  '13800138000': undefined,
  '12800138000': undefined,
  '+8613800138000': undefined,
  '008613800138000': undefined,
  '+86 138-0013-8000': undefined,
  '+1 (202) 555-0107': undefined,
  '8613800138000': 'phone.typed',
  '23800138000': 'phone.typed',
  '1380013800': 'phone.typed',
  '138001380000': 'phone.typed',
  '+0 2025550107': 'phone.typed',
  '+123': 'phone.typed',
})

table('accountMobile', rules.accountMobile, {
  ' ': 'phone.empty',
  '138 0013 8000': undefined,
  '+12025550107': undefined,
  '0012025550107': undefined,
  '+85291234567': undefined,
  '2025550107': 'phone.typed',
  '12800138000': 'phone.typed',
})

it.each([
  ['13800138000', '13800138000', '+8613800138000'],
  ['+86 138 0013 8000', '13800138000', '+8613800138000'],
  ['0086-13800138000', '13800138000', '+8613800138000'],
  ['+1 (202) 555-0107', '+12025550107', '+12025550107'],
  ['00852 9123 4567', '+85291234567', '+85291234567'],
])('%s is named %s, and its parts are those of %s', (typed, named, whole) => {
  const { areaCode, mobile } = rules.splitMobile(typed)
  expect(rules.toMobile(typed)).toBe(named)
  expect(toE164(areaCode, mobile)).toBe(whole)
})

/** A good address of so many characters. */
const address = (length: number): string => {
  const domain = `@${'b'.repeat(40)}.cn`
  return 'a'.repeat(length - domain.length) + domain
}

table('email', rules.email, {
  '': 'email.empty',
  'li@example.com': undefined,
  'li@example': 'email.format',
  [address(100)]: undefined,
  [address(101)]: 'email.long',
})

table('queryEmail', rules.queryEmail, {
  '': 'email.empty',
  li: 'email.format',
  [address(50)]: undefined,
  [address(51)]: 'email.queryLong',
})

for (const [name, rule] of Object.entries({ name: rules.name, company: rules.company })) {
  table(name, rule, {
    '': `${name}.empty`,
    ' \u3000': `${name}.empty`,
    李: undefined,
    ['云'.repeat(30)]: undefined,
    ['𠮷'.repeat(30)]: undefined,
    ['云'.repeat(31)]: `${name}.long.zh`,
  })
}

table('reportContact', reportContact, {
  ' ': 'reportContact.empty',
  '010-1234567': undefined,
  '0755-82345678': undefined,
  '010-12345678': undefined,
  '0571-1234567': undefined,
  '0571-12345678': undefined,
  '0571-8765 4321': undefined,
  '(0571) 87654321': undefined,
  '+86 571-87654321': undefined,
  '+86 (571) 87654321': undefined,
  '010-12345678-801': undefined,
  '0571-1234567 转 801': undefined,
  '021-62881234 ext. 12': undefined,
  '+44 20 7946 0958': undefined,
  '+1 (415) 555-2671': undefined,
  '+1 (415) 555-2671 x12': undefined,
  '+1 (415) 555-2671 ext 1234': undefined,
  '19912345678': undefined,
  '13800138006': undefined,
  '+86 138 0013 8006': undefined,
  '+1 (202) 555-0107': undefined,
  '0049 30 901820': undefined,
  'wen@example.com': undefined,
  [address(100)]: undefined,
  [address(101)]: 'reportContact.format',
  'wen@example': 'reportContact.format',
  '07550-82345678': 'reportContact.format',
  '0755-823456': 'reportContact.format',
  '01012345678': 'reportContact.format',
  '010-12345678-': 'reportContact.format',
  '010-12345678 ext.': 'reportContact.format',
  '010-12345678-1234567': 'reportContact.format',
  '010-123456789': 'reportContact.format',
  '+44': 'reportContact.format',
  '+0 123 456 789': 'reportContact.format',
  '+44 20 7946 095a': 'reportContact.format',
  请发邮件: 'reportContact.format',
  'ext. 801': 'reportContact.format',
  '----': 'reportContact.format',
  '12345678901': 'reportContact.format',
  '2025550107': 'reportContact.format',
})

table('linkAddress', rules.linkAddress, {
  '': 'link.empty',
  'https://example.com/a?b=c#d': undefined,
  'http://example.com:8080': undefined,
  'HTTPS://EXAMPLE.COM': undefined,
  'https://云展.中国/展品': undefined,
  'https://[2001:db8::1]/': undefined,
  'example.com': 'link.format',
  '//example.com': 'link.format',
  'https:example.com': 'link.format',
  'https:/example.com': 'link.format',
  'https://': 'link.format',
  'https://example': 'link.format',
  'https://user@example.com': 'link.format',
  'https://example.com@evil.com': 'link.format',
  'https://exa mple.com': 'link.format',
  'https://example.com\\@evil.com': 'link.format',
  'https://example.com/\n': 'link.format',
  'ftp://example.com': 'link.format',
  'javascript:alert(1)': 'link.format',
  'javascript://example.com/%0aalert(1)': 'link.format',
  'data:text/html,x': 'link.format',
  'https://1.2.3.256/': 'link.format',
})

table('contact', rules.contact, { '': undefined, 陆听雪: undefined, ['雪'.repeat(31)]: 'contact.long.zh' })

table('contactPhone', rules.contactPhone, {
  '': undefined,
  '0571-8600 1234': undefined,
  '+49 (30) 901820': undefined,
  '1234': 'contactPhone.format',
  '-----': 'contactPhone.format',
  '12345 call me': 'contactPhone.format',
  ['1'.repeat(31)]: 'contactPhone.format',
})

table('contactEmail', rules.contactEmail, { '': undefined, 'hello@qixia.example': undefined, hello: 'email.format' })

it.each([
  ['+086', '138 0013-8000', '13800138000'],
  ['+086', '+86 138 0013 8000', '13800138000'],
  ['+086', '008613800138000', '13800138000'],
  ['+1', '+1 (202) 555-0107', '2025550107'],
  ['+44', '20 7946 0018', '2079460018'],
  ['+086', '', ''],
])('beside the area code %s, %s stands as %s', (areaCode, typed, kept) => {
  expect(rules.localPhone(areaCode, typed)).toBe(kept)
})
