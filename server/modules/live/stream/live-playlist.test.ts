import { describe, expect, it } from 'vitest'
import { livePlaylist } from './live-playlist'
import { LOOP } from './loop'

interface Segment {
  /** Counted from the beginning of the stream. */
  number: number
  /** Discontinuities before it since the beginning of the stream. */
  discontinuities: number
  /** When it began, in ms since 1970. */
  at: number
  seconds: number
  address: string
}

const valueOf = (playlist: string, tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(playlist)?.[1])

/** Reads a media playlist as a player does (RFC 8216 §4.3, §6.3). */
function segmentsOf(playlist: string): Segment[] {
  let number = valueOf(playlist, 'EXT-X-MEDIA-SEQUENCE')
  let discontinuities = valueOf(playlist, 'EXT-X-DISCONTINUITY-SEQUENCE')
  let at = Number.NaN
  let seconds = 0
  const segments: Segment[] = []
  for (const line of playlist.trim().split('\n')) {
    const [tag = '', value = ''] = line.split(/:(.*)/)
    if (tag === '#EXT-X-DISCONTINUITY') discontinuities += 1
    else if (tag === '#EXT-X-PROGRAM-DATE-TIME') at = Date.parse(value)
    else if (tag === '#EXTINF') seconds = Number.parseFloat(value)
    else if (!line.startsWith('#')) {
      segments.push({ number, discontinuities, at, seconds, address: line })
      number += 1
      at += seconds * 1000
    }
  }
  return segments
}

const noon = Date.parse('2026-05-01T12:00:00Z')
/** A window every second for three rounds of the loop. */
const watched = Array.from({ length: 75 }, (_, i) => {
  const now = noon + i * 1_000
  return { now, playlist: livePlaylist('standard', now), segments: segmentsOf(livePlaylist('standard', now)) }
})

describe('the live playlist', () => {
  it('follows from the clock alone', () => {
    expect(livePlaylist('high', noon)).toBe(livePlaylist('high', noon))
    expect(livePlaylist('high', noon + 3_999)).toBe(livePlaylist('high', noon))
    expect(livePlaylist('high', noon + 4_000)).not.toBe(livePlaylist('high', noon))
  })

  it('never ends, and keeps its segments within the target duration', () => {
    for (const { playlist, segments } of watched) {
      expect(playlist.startsWith('#EXTM3U\n')).toBe(true)
      expect(playlist).not.toContain('ENDLIST')
      expect(segments).toHaveLength(6)
      const longest = Math.max(...segments.map(({ seconds }) => seconds))
      expect(longest).toBeLessThanOrEqual(valueOf(playlist, 'EXT-X-TARGETDURATION'))
    }
  })

  it('slides forward by whole segments, one each four seconds', () => {
    const firsts = watched.map(({ segments }) => segments[0]?.number ?? 0)
    const steps = firsts.slice(1).map((first, i) => first - (firsts[i] ?? 0))
    expect(steps.every((step) => step === 0 || step === 1)).toBe(true)
    expect(steps.filter((step) => step === 1)).toHaveLength(18)
  })

  it('says the same of a segment for as long as it is listed', () => {
    const known = new Map<number, Segment>()
    for (const { segments } of watched) {
      for (const segment of segments) {
        expect(segment).toEqual(known.get(segment.number) ?? segment)
        known.set(segment.number, segment)
      }
    }
    expect(known.size).toBe(6 + 18)
  })

  it('marks a discontinuity where the loop begins again and nowhere else', () => {
    const all = [...new Map(watched.flatMap(({ segments }) => segments.map((one) => [one.number, one]))).values()]
    for (const [i, segment] of all.slice(1).entries()) {
      const before = all[i]
      const restarts = /\/0\.ts/.test(segment.address)
      expect(segment.discontinuities - (before?.discontinuities ?? 0)).toBe(restarts ? 1 : 0)
      expect(segment.address).toContain(`/${segment.number % LOOP}.ts`)
    }
  })

  it('lists what is over by now, and begins no segment before the one ahead of it has ended', () => {
    for (const { now, segments } of watched) {
      const last = segments.at(-1)
      const end = (last?.at ?? Number.NaN) + (last?.seconds ?? 0) * 1_000
      expect(end).toBeLessThanOrEqual(now)
      expect(now - end).toBeLessThan(4_000)
    }
  })

  it('is the same film in every quality', () => {
    const numbers = (quality: 'fluent' | 'high') =>
      segmentsOf(livePlaylist(quality, noon)).map(({ number, at }) => [number, at])
    expect(numbers('fluent')).toEqual(numbers('high'))
    expect(livePlaylist('fluent', noon)).toContain('/segment/fluent/')
  })

  it('keeps its numbers small: players walk arrays as long as they are', () => {
    for (let day = 0; day < 30; day++) {
      for (const { number, discontinuities } of segmentsOf(livePlaylist('standard', noon + day * 86_400_000))) {
        expect(number).toBeLessThan(100_000)
        expect(discontinuities).toBeLessThan(100_000)
      }
    }
  })
})

describe('the turn of the numbers', () => {
  const HOUR = 3_600_000
  const firstAt = (now: number) => segmentsOf(livePlaylist('standard', now))[0]?.number ?? Number.NaN
  const turnsOf = (from: number, steps: number, step: number) =>
    Array.from({ length: steps }, (_, i) => from + i * step).filter((now) => firstAt(now + step) < firstAt(now))

  it('comes every fourth day, at four in the morning in China', () => {
    const turns = turnsOf(noon, 24 * 16, HOUR)
    expect(turns).toHaveLength(4)
    for (const turn of turns) expect(new Date(turn).toISOString()).toContain('T20:00')
    expect(turns.slice(1).map((turn, i) => turn - (turns[i] ?? 0))).toEqual(Array(3).fill(4 * 24 * HOUR))
  })

  it('goes on with the same film: only the numbers begin again, from 0', () => {
    const [hour = Number.NaN] = turnsOf(noon, 24 * 4, HOUR)
    const [last = Number.NaN] = turnsOf(hour, HOUR / 4_000, 4_000)
    const before = segmentsOf(livePlaylist('standard', last))
    const after = segmentsOf(livePlaylist('standard', last + 4_000))
    expect(after[0]).toMatchObject({ number: 0, discontinuities: 1 })
    const film = (segments: Segment[]) => segments.map(({ address, at }) => [address, at])
    expect(film(after.slice(0, -1))).toEqual(film(before.slice(1)))
    expect(before.at(-1)?.number).toBeLessThan(100_000)
  })
})
