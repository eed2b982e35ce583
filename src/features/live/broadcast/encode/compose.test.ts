import { expect, it } from 'vitest'
import { codecName } from './codec-name'
import { fitInto } from './compose'
import { planRenditions } from './plans'

const place = { x: 0, y: 0, width: 640, height: 360 }

it('a camera fills the picture, a screen is shown whole', () => {
  expect(fitInto({ width: 640, height: 480 }, place, 'cover')).toEqual({ x: 0, y: -60, width: 640, height: 480 })
  expect(fitInto({ width: 640, height: 480 }, place, 'contain')).toEqual({ x: 80, y: 0, width: 480, height: 360 })
})

it('the codec is what the encoder’s description says', () => {
  expect(codecName(new Uint8Array([1, 0x42, 0xc0, 0x1e, 0xff]))).toBe('avc1.42c01e')
  expect(codecName(new Uint8Array([1, 0x42, 0x00, 0x0a]).buffer)).toBe('avc1.42000a')
})

it('a phone that is held upright sends an upright picture, a slow line one rendition', () => {
  expect(planRenditions(false, false).map(({ name, width, height }) => [name, width, height])).toEqual([
    ['standard', 854, 480],
    ['fluent', 640, 360],
  ])
  expect(planRenditions(true, true)).toMatchObject([{ name: 'fluent', width: 360, height: 640 }])
})
