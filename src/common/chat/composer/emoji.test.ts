import { expect, test } from 'vitest'
import { drawings } from '#scripts/emoji-plugin.ts'
import { emojis, emojiName, splitEmojis } from './emoji'

test('142 emoticons are named, each in its own words and with a drawing of its own', () => {
  expect(emojis).toHaveLength(142)
  for (const key of ['code', 'icon', 'en'] as const) expect(new Set(emojis.map((one) => one[key])).size).toBe(142)
  expect(drawings().size).toBe(142)
})

test('known codes are replaced and unknown ones stay', () => {
  const [smile] = emojis
  expect(splitEmojis('你好[微笑]！[没有][微笑')).toEqual(['你好', smile, '！', '[没有]', '[微笑'])
  expect(splitEmojis('[[微笑]]')).toEqual(['[', smile, ']'])
  expect(splitEmojis('<b>x</b>')).toEqual(['<b>x</b>'])
})

test('they have a name in either language', () => {
  const [smile] = emojis
  expect(smile && [emojiName(smile, 'zh-CN'), emojiName(smile, 'en-US')]).toEqual(['微笑', 'Smile'])
})
