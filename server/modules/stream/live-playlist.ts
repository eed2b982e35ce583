import { LOOP, type Quality, segmentAddress, SEGMENT_SECONDS } from './loop'

/** How many segments a viewer can choose from: hls.js begins three behind the last. */
const WINDOW = 6

/**
 * The live playlist at a moment, in ms since 1970, as RFC 8216 §6.2.2 has it slide. It follows from the clock alone:
 * every server, and the same one after a restart, gives the same, so a viewer may be handed from one to another.
 */
export function livePlaylist(quality: Quality, now: number): string {
  const step = SEGMENT_SECONDS * 1000
  // The segment under way is not whole yet.
  const first = Math.floor(now / step) - WINDOW
  const segments = Array.from({ length: WINDOW }, (_, i) => {
    const number = first + i
    const restarts = number % LOOP === 0
    return [
      ...(restarts ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(restarts || i === 0 ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(number * step).toISOString()}`] : []),
      `#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`,
      segmentAddress(quality, number % LOOP),
    ].join('\n')
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Marks that have left the list; the mark of the first segment itself still stands in it.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / LOOP) - 1}`,
    ...segments,
    '',
  ].join('\n')
}
