import { LOOP, type Quality, segmentAddress, SEGMENT_SECONDS } from './loop'

/** How many segments a viewer can choose from: hls.js begins three behind the last. */
const WINDOW = 6

/**
 * After how many segments the numbers begin again: four days, which are whole rounds of the loop. hls.js walks an array
 * as long as the discontinuity number at every refresh, so numbers since 1970 would stop the page.
 */
const NUMBERED = (4 * 24 * 3600) / SEGMENT_SECONDS
/** Numbers begin at 20:00 UTC, four in the morning in China: whoever watches then has a picture that stops for seconds. */
const BEGINNING = (20 * 3600) / SEGMENT_SECONDS

/** The number of a segment that began so many segments after 1970: from 0, below 86,400. */
const toSegmentNumber = (segment: number): number => (segment - BEGINNING) % NUMBERED

/**
 * The live playlist at a moment, in ms since 1970, as RFC 8216 §6.2.2 has it slide. It follows from the clock alone:
 * every server, and the same one after a restart, gives the same, so a viewer may be handed from one to another.
 */
export function livePlaylist(quality: Quality, now: number): string {
  const step = SEGMENT_SECONDS * 1000
  // The segment under way is not whole yet.
  const first = Math.floor(now / step) - WINDOW
  const segments = Array.from({ length: WINDOW }, (_, i) => {
    const segment = first + i
    const restarts = segment % LOOP === 0
    return [
      ...(restarts ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(restarts || i === 0 ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment * step).toISOString()}`] : []),
      `#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`,
      segmentAddress(quality, segment % LOOP),
    ].join('\n')
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${toSegmentNumber(first)}`,
    // Marks that have left the list; the mark of the first segment itself still stands in it.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(toSegmentNumber(first) / LOOP)}`,
    ...segments,
    '',
  ].join('\n')
}
