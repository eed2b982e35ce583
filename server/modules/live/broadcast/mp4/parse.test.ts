import { describe, expect, it } from 'vitest'
import { cutFilm, later, renditions } from '#tests/setup/live/film.ts'
import { parseInit } from './parse-init'
import { parseMedia } from './parse-media'

const [standard] = renditions
const announced = { ...standard, audioCodec: 'mp4a.40.2' } as const
const { init, segments } = cutFilm('standard')
const tracks = [
  { id: 1, kind: 'video', timescale: 10_240 },
  { id: 2, kind: 'audio', timescale: 48_000 },
] as const
const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = segments

/** The bytes with others in the place of the first of these. */
function patched(bytes: Buffer, after: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(value, copy.indexOf(after) + 4 + offset)
  return copy
}

describe('an initialization segment', () => {
  it('gives its tracks where it is what was announced', () => {
    expect(parseInit(init, announced)).toEqual(tracks)
    const fluent = { ...renditions[1], audioCodec: 'mp4a.40.2' } as const
    expect(parseInit(cutFilm('fluent').init, fluent)).toHaveLength(2)
  })

  it.each([
    ['codec', init, { codec: 'avc1.64001f' }],
    ['audioCodec', init, { audioCodec: 'opus' as const }],
    ['audioCodec', init, { audioCodec: '' as const }],
    ['size', init, { width: 640 }],
    ['notInit', first, {}],
    ['notInit', init.subarray(0, 300), {}],
    ['notInit', Buffer.alloc(0), {}],
    ['notInit', Buffer.alloc(188, 0x47), {}],
    // A table that promises four thousand million samples.
    ['notInit', patched(init, 'stsz', 8, 0xff_ff_ff_ff), {}],
  ])('is refused for its %s', (fault, bytes, other) => {
    expect(parseInit(bytes, { ...announced, ...other })).toBe(fault)
  })
})

describe('a media segment', () => {
  it('gives when it plays', () => {
    expect(parseMedia(second, tracks)).toMatchObject({ durationMs: 1_000 })
    const found = parseMedia(later(second, 100), tracks)
    expect(Math.round(Object(found).startMs / 1_000)).toBe(101)
  })

  it.each([
    ['notMedia', init],
    ['notMedia', first.subarray(0, 200)],
    ['notMedia', first.subarray(0, first.length - 1)],
    ['notMedia', Buffer.concat([first, second])],
    ['notMedia', Buffer.alloc(188 * 20, 0x47)],
    ['notMedia', patched(first, 'trun', 4, 0xff_ff_ff_ff)],
    ['noKeyFrame', patched(second, 'trun', 12, 0x1_01_00_00)],
    ['tracks', patched(first, 'tfhd', 4, 7)],
    ['duration', patched(second, 'tfhd', 8, 0xff_ff_ff)],
    ['duration', patched(second, 'tfhd', 8, 0)],
  ])('is refused: %s', (fault, bytes) => {
    expect(parseMedia(bytes, tracks)).toBe(fault)
  })
})
