import { expect, it } from 'vitest'
import { countTracks } from './mux'

const box = (type: string, ...content: number[]) => [
  0,
  0,
  0,
  content.length + 8,
  ...[...type].map((letter) => letter.codePointAt(0) ?? 0),
  ...content,
]

it('counts the tracks of a fragment, so that a rest of sound is not sent', () => {
  const header = box('mfhd', 0, 0, 0, 1)
  const run = box('traf', ...box('tfhd', 0, 0, 0, 1))
  expect(countTracks(new Uint8Array(box('moof', ...header, ...run, ...run)))).toBe(2)
  expect(countTracks(new Uint8Array(box('moof', ...header, ...run)))).toBe(1)
})
