import { expect, it } from 'vitest'
import { pickSpeech } from './pick-speech'

/** Segments of a second, numbered from `first`. */
const segments = (count: number, { first = 0, init = 0 } = {}) =>
  Array.from({ length: count }, (_, i) => ({ init, durationMs: 1_000, number: first + i }))

const numbersOf = (picked: { number: number }[]) => picked.map(({ number }) => number)

it('waits until three seconds are there, unless nothing more will come', () => {
  expect(pickSpeech(segments(2), false)).toEqual([])
  expect(numbersOf(pickSpeech(segments(3), false))).toEqual([0, 1, 2])
  expect(numbersOf(pickSpeech(segments(2), true))).toEqual([0, 1])
  expect(pickSpeech([], true)).toEqual([])
})

it('takes six seconds at most', () => {
  expect(numbersOf(pickSpeech(segments(9), false))).toEqual([0, 1, 2, 3, 4, 5])
})

it('sends nothing that crosses a change of the initialization segment', () => {
  const both = [...segments(1), ...segments(4, { first: 1, init: 1 })]
  expect(numbersOf(pickSpeech(both, false))).toEqual([0])
})

it('continues with the newest where too much waits', () => {
  expect(numbersOf(pickSpeech(segments(15), false))).toEqual([0, 1, 2, 3, 4, 5])
  expect(numbersOf(pickSpeech(segments(16), false))).toEqual([10, 11, 12, 13, 14, 15])
})
