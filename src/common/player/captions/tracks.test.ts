import { expect, it } from 'vitest'
import { cueOf, cueOfTrack, findSpoken, findTrack, orderTracks, type SpokenLine, spokenIn, tracksOf } from './tracks'

const second = (at: number) => new Date(at * 1_000).toISOString()
/** A line of two seconds, by default there at its end. */
const line = (from: number, { arrived = from + 2, translation = null as string | null } = {}): SpokenLine => ({
  liveId: 1,
  startsAt: second(from),
  endsAt: second(from + 2),
  language: 'zh-CN',
  text: `at ${from}`,
  translation,
  arrivedAt: arrived * 1_000,
})
const textAt = (lines: SpokenLine[], picture: number | undefined, now: number) =>
  findSpoken(lines, { picture: picture === undefined ? undefined : picture * 1_000, now: now * 1_000 })?.text

it('a line is shown with its picture, for a while after it, and until the next', () => {
  const lines = [line(10), line(20)]
  expect(textAt(lines, 9, 30)).toBeUndefined()
  expect(textAt(lines, 10, 30)).toBe('at 10')
  expect(textAt(lines, 13.9, 30)).toBe('at 10')
  expect(textAt(lines, 14.1, 30)).toBeUndefined()
  expect(textAt(lines, 20, 30)).toBe('at 20')
})

it('a line that comes after its picture is shown at once, and long enough to be read', () => {
  expect(textAt([line(10, { arrived: 20 })], 18, 20)).toBe('at 10')
  expect(textAt([line(10, { arrived: 20 })], 23, 25.1)).toBeUndefined()
})

it('where the player knows no time of the picture, the last line is shown as it comes', () => {
  expect(textAt([line(10), line(12, { arrived: 15 })], undefined, 16)).toBe('at 12')
  expect(textAt([line(10), line(12, { arrived: 15 })], undefined, 21)).toBeUndefined()
})

it('a translation is offered once there is one', () => {
  expect(tracksOf([])).toEqual([])
  expect(tracksOf([line(1)])).toEqual([{ language: 'zh', isTranslated: false }])
  expect(tracksOf([line(1, { translation: 'one' }), line(3)])).toEqual([
    { language: 'zh', isTranslated: false },
    { language: 'en', isTranslated: true },
  ])
})

it('a line without a translation is in its own language, and not marked', () => {
  expect(cueOf(line(1), 'en')).toEqual({ text: 'at 1', language: 'zh', isTranslated: false })
  expect(cueOf(line(1, { translation: 'one' }), 'en')).toEqual({ text: 'one', language: 'en', isTranslated: true })
  expect(cueOf(undefined, 'en').text).toBe('')
})

it('a cue of a translated track that says in which language it was spoken is no translation', () => {
  const track = { language: 'en', isTranslated: true }
  expect(spokenIn('<lang zh>好的。</lang>')).toBe('zh')
  expect(spokenIn('In stock.')).toBe('')
  expect(cueOfTrack('好的。', 'zh', track)).toEqual({ text: '好的。', language: 'zh', isTranslated: false })
  expect(cueOfTrack('In stock.', '', track)).toEqual({ text: 'In stock.', ...track })
})

it('the own language goes first; a remembered one that is not there gives way to it', () => {
  const tracks = orderTracks(tracksOf([line(1, { translation: 'one' })]), 'en-US')
  expect(tracks.map(({ language }) => language)).toEqual(['en', 'zh'])
  expect(findTrack(tracks, 'fr')?.language).toBe('en')
  expect(findTrack(tracks, null)).toBeUndefined()
})
