import { expect, it } from 'vitest'
import { isOneEdit } from './one-edit'

it.each([
  ['celadn', 'celadon'],
  ['celladon', 'celadon'],
  ['celadom', 'celadon'],
  ['cealdon', 'celadon'],
  ['ecladon', 'celadon'],
  ['celadno', 'celadon'],
])('%s is one slip from %s, and the other way round', (a, b) => {
  expect(isOneEdit(a, b)).toBe(true)
  expect(isOneEdit(b, a)).toBe(true)
})

it.each([
  ['celadon', 'celadon'],
  ['cladn', 'celadon'],
  ['deladno', 'celadon'],
  ['', 'ab'],
])('%s is not one slip from %s', (a, b) => expect(isOneEdit(a, b)).toBe(false))
