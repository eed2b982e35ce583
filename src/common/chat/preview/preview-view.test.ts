import { expect, it } from 'vitest'
import { movedBy, zoomed } from './preview-view'

it('zooms by tenths, down to a tenth', () => {
  expect([zoomed(1, 1), zoomed(1, -1), zoomed(0.1, -1), zoomed(0.7, -6)]).toEqual([1.1, 0.9, 0.1, 0.1])
  let scale = 1
  for (let i = 0; i < 7; i += 1) scale = zoomed(scale, 1)
  expect(scale).toBe(1.7)
})

it('walks in a circle', () => {
  expect([movedBy(2, 1, 3), movedBy(0, -1, 3), movedBy(0, 1, 1)]).toEqual([0, 2, 0])
})
