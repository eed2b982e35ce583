import { expect, it } from 'vitest'
import { findKeyCommand } from './keys'
import { formatPlayTime } from './format-play-time'

const press = (key: string, control = 'DIV', held = {}) =>
  findKeyCommand({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, control)

it('knows the keys of a player', () => {
  expect([' ', 'k', 'K'].map((key) => press(key))).toEqual([{ do: 'toggle' }, { do: 'toggle' }, { do: 'toggle' }])
  expect(['m', 'f', 'c'].map((key) => press(key)?.do)).toEqual(['mute', 'fullscreen', 'captions'])
  expect(press('ArrowLeft')).toEqual({ do: 'seek', by: -5 })
  expect(press('ArrowRight')).toEqual({ do: 'seek', by: 5 })
  expect(press('ArrowUp')).toEqual({ do: 'volume', by: 0.1 })
  expect(press('ArrowDown')).toEqual({ do: 'volume', by: -0.1 })
  expect(press('x')).toBeNull()
})

it('leaves the browser its own, and each control what it needs itself', () => {
  expect(press('f', 'DIV', { ctrlKey: true })).toBeNull()
  expect(press('c', 'DIV', { metaKey: true })).toBeNull()
  expect(press('ArrowLeft', 'DIV', { altKey: true })).toBeNull()
  expect(press(' ', 'BUTTON')).toBeNull()
  expect(press('m', 'BUTTON')).toEqual({ do: 'mute' })
  expect(press('ArrowUp', 'INPUT')).toBeNull()
  expect(press('k', 'INPUT')).toEqual({ do: 'toggle' })
  expect(press('f', 'SELECT')).toBeNull()
  expect(press('ArrowDown', 'SELECT')).toBeNull()
})

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [61, '1:01'],
  [3_600, '1:00:00'],
  [36_061, '10:01:01'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatPlayTime(seconds)).toBe(text)
})
