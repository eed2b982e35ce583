import { expect, it } from 'vitest'
import { folds, shortNotice } from './notice-fold'

it('is cut at 62 characters in Chinese and at 128 in English', () => {
  expect(shortNotice('云'.repeat(62), 'zh-CN')).toHaveLength(62)
  expect(shortNotice('云'.repeat(63), 'zh-CN')).toBe(`${'云'.repeat(62)}…`)
  expect(shortNotice('a'.repeat(128), 'en-US')).toHaveLength(128)
  expect(shortNotice('a'.repeat(129), 'en-US')).toBe(`${'a'.repeat(128)}…`)
})

it('can be opened when it is tall', () => {
  const [long, short] = ['云'.repeat(63), '云'.repeat(62)]
  expect([folds(long, 'zh-CN', 30), folds(long, 'zh-CN', 31)]).toEqual([false, true])
  expect([folds(short, 'zh-CN', 70), folds(short, 'zh-CN', 71)]).toEqual([false, true])
})
