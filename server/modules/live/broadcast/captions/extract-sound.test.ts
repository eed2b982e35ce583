import { expect, it } from 'vitest'
import { films, segmentOf } from '#tests/setup/live/broadcasts.ts'
import { parseMp4 } from '../mp4/parse-init'
import { joinSound } from './extract-sound'

it('sound has the length of its segments and no picture', () => {
  const segments = [4, 5, 6].map((number) => segmentOf('fluent', number))
  const sound = joinSound(films.fluent.init, segments) ?? Buffer.alloc(0)
  const { tracks } = parseMp4(sound).getInfo()
  expect(tracks.map(({ codec }) => codec)).toEqual(['mp4a.40.2'])
  const [{ nb_samples: count, timescale } = { nb_samples: 0, timescale: 1 }] = tracks
  expect(Math.round((count * 1_024) / timescale)).toBe(3)
  expect(sound.length).toBeLessThan(Buffer.concat(segments).length)
})
