import { expect, it } from 'vitest'
import { isPinyin, readPinyin, toSound } from './pinyin'

it('writes down how a name sounds, by runs of characters', () => {
  expect(toSound('青花瓷 No. 3 陶艺').text).toBe(' qing hua ci | tao yi \nqhc|ty')
  expect(toSound('青花瓷').tokens).toEqual(['qing', 'hua', 'ci', '~qh', '~hc'])
  expect(toSound('Celadon')).toEqual({ text: '', tokens: [] })
})

it('writes ü as it is typed', () => {
  expect(toSound('绿').text).toBe(' lv \nl')
})

it.each([
  ['qinghua', [' qing hua', ' qing hu a']],
  ['qinghu', [' qing hu']],
  ['qinghuac', [' qing hua c', ' qing hu a c']],
  ['xian', [' xi an']],
  ["jing'dezhen", [' jing de zhen']],
  ['青hua', [' qing hua', ' qing hu a']],
  ['cup', []],
  ['青花', []],
  ['2024', []],
])('reads %s as %j', (term, texts) => {
  const read = readPinyin(term, false).map(({ text }) => text)
  expect(read).toEqual(texts)
})

it('guesses initials and single syllables only where it may', () => {
  expect(readPinyin('qhc', false)).toEqual([])
  expect(readPinyin('qhc', true)).toEqual([{ text: 'qhc', tokens: ['~qh', '~hc'] }])
  expect(readPinyin('cha', false)).toEqual([])
  expect(readPinyin('cha', true).map(({ text }) => text)).toContain(' cha')
})

it.each([
  ['qinghua', true],
  ['taoci', true],
  ['cha', false],
  ['celadon', false],
])('%s is pinyin of two syllables or more: %s', (letters, is) => {
  expect(isPinyin(letters)).toBe(is)
})
