import { describe, expect, it } from 'vitest'
import { normalize, splitTerms, TERMS_MAX, tokenizeText, tokenizeTerm } from './tokens'

describe('normalize', () => {
  it.each([
    ['Café  Ｌumière', 'cafe lumiere'],
    ['　青花　瓷 ', '青花 瓷'],
    ['ガラス', 'ガラス'],
    ['靑花瓷 藝術 蘇州', '青花瓷 艺术 苏州'],
    ['裡 裏 里', '里 里 里'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['', ''],
  ])('%s → %s', (text, expected) => expect(normalize(text)).toBe(expected))
})

it('of a keyword so many terms are looked for, each once', () => {
  const fifty = Array.from({ length: 50 }, (_, i) => `t${i} T${i}`).join(' ')
  expect(splitTerms(fifty)).toEqual(Array.from({ length: TERMS_MAX }, (_, i) => `t${i}`))
})

describe('tokens', () => {
  it('hold every character and every pair inside a word, none across words, and Latin words whole', () => {
    const tokens = ['青', '青花', '花', '花瓷', '瓷', 'a', 'ab', 'b', ' ab']
    expect(tokenizeText('青花瓷 ab').toSorted()).toEqual(tokens.toSorted())
  })

  it('keep characters beyond the basic plane whole', () => {
    expect(tokenizeText('𠮷野')).toContain('𠮷野')
  })

  it('of a term are a subset of those of any text that holds it', () => {
    const tokens = tokenizeText('景德镇青花缠枝莲纹梅瓶')
    for (const term of ['青', '青花', '缠枝莲', '梅瓶']) {
      expect(tokenizeTerm(term).every((token) => tokens.includes(token))).toBe(true)
    }
  })

  it('of an empty keyword are none', () => {
    expect(splitTerms('  ')).toEqual([])
    expect(tokenizeText('')).toEqual([])
  })
})
