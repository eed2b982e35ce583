import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it.each([
  ['a😀b', 1, 'a'],
  ['a😀b', 2, 'a😀'],
  ['a😀b', 3, 'a😀b'],
  ['吴𠮷䶮', 2, '吴𠮷'],
  ['云展', 5, '云展'],
  ['😀', 0, ''],
])('%s within %i characters is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
