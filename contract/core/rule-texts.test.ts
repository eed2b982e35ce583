import { expect, it } from 'vitest'
import { ruleText, ruleTexts } from './rule-texts'
import { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'

it('speaks the language of the reader', () => {
  expect(ruleText('phone.format', 'zh-CN')).toBe('手机号格式不正确')
  expect(ruleText('phone.format', 'en-US')).toBe('The mobile number is not valid')
})

it.each(Object.entries({ ...ruleTexts, ...tradeRuleTexts }))('%s is written in both', (_, { zh, en }) => {
  expect(zh).toMatch(/\p{Script=Han}/u)
  expect(en).toMatch(/^[A-Z][^]*[A-Za-z0-9)号.”]$/)
  expect(zh).not.toMatch(/[,;?!]|[。]$/)
})
