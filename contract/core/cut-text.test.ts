import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it.each([
  ['a😀b', 1, 'a'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['云展', 5, '云展'],
  ['😀', 0, ''],
])('%s within %i units is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
