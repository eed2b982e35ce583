import { expect, it } from 'vitest'
import { wrapIndex, zoomScale } from './preview-view'

it('zooms by tenths, down to a tenth', () => {
  expect([zoomScale(1, 1), zoomScale(1, -1), zoomScale(0.1, -1), zoomScale(0.7, -6)]).toEqual([1.1, 0.9, 0.1, 0.1])
  let scale = 1
  for (let i = 0; i < 7; i += 1) scale = zoomScale(scale, 1)
  expect(scale).toBe(1.7)
})

it('walks in a circle', () => {
  expect([wrapIndex(2, 1, 3), wrapIndex(0, -1, 3), wrapIndex(0, 1, 1)]).toEqual([0, 2, 0])
})
