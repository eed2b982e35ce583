import { expect, it } from 'vitest'
import { HEAT_LEVELS, heatLevel, heatRanges } from './heat'

it.each([
  [0, []],
  [1, ['1-1']],
  [3, ['1-1', '2-2', '3-3']],
  [7, ['1-1', '2-2', '3-4', '5-5', '6-7']],
  [100, ['1-20', '21-40', '41-60', '61-80', '81-100']],
])('ranges up to %i', (largest, expected) => {
  expect(heatRanges(largest).map(({ from, to }) => `${from}-${to}`)).toEqual(expected)
})

it('every figure is in one range, and nothing in none', () => {
  for (const largest of [1, 4, 5, 6, 13, 999]) {
    const ranges = heatRanges(largest)
    expect(heatLevel(ranges, 0)).toBe(0)
    expect(heatLevel(ranges, 1)).toBe(1)
    expect(heatLevel(ranges, largest)).toBe(Math.min(HEAT_LEVELS, largest))
    for (let figure = 1; figure <= largest; figure += 1) expect(heatLevel(ranges, figure)).toBeGreaterThan(0)
  }
})
