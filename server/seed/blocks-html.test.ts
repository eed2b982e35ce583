import { expect, it } from 'vitest'
import { toHtml } from './blocks-html'

it('pieces become HTML in each language that they have, with their texts escaped', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: { zh: '一 & 二', en: 'One & two' } },
    { kind: 'heading' as const, text: { zh: '<三>', en: '<three>' } },
    { kind: 'quote' as const, text: { zh: '四', en: '' } },
  ]
  expect(toHtml(blocks)).toEqual({
    zh: '<p>一 &amp; 二</p><h2>&lt;三&gt;</h2><blockquote><p>四</p></blockquote>',
    en: '<p>One &amp; two</p><h2>&lt;three&gt;</h2>',
  })
  expect(toHtml([])).toEqual({ zh: '', en: '' })
})
