import { expect, it } from 'vitest'
import { makeNumber } from './number'

it('a number says what it is of and its day in China; half a million of a day differ', () => {
  const evening = new Date('2026-11-26T16:30:00Z')
  expect(makeNumber('T', evening)).toMatch(/^T20261127[2-9A-Z]{10}$/)
  const numbers = new Set(Array.from({ length: 500_000 }, () => makeNumber('P', evening)))
  expect(numbers.size).toBe(500_000)
})
