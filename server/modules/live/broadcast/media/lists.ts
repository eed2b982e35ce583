import { MACHINE_TRANSLATED, type RenditionName } from '#contract/live/broadcast/rules.ts'
import type { Language } from '#contract/core/language.ts'
import type { Broadcast } from '../broadcast.queries'
import type { CaptionTrack } from '../captions/captions.queries'
import { codeOf } from '../captions/language-code'
import { captionFile } from '../captions/serve-captions'
import { groupForFiles } from '../captions/web-vtt'
import { initFile, segmentFile } from '../files'
import { durationOf } from '../recording/trim'
import type { Segment } from '../segments.queries'

/** What RFC 8216 §4.3.4.2 allows for: the peak of a segment, which encoders let exceed the average. */
const PEAK_SHARE = 1.5
/** RFC 6381: as lists name it */
const audioNames = { opus: 'opus', 'mp4a.40.2': 'mp4a.40.2', '': undefined } as const

const join = (...lines: string[]): string => `${['#EXTM3U', '#EXT-X-VERSION:7', ...lines].join('\n')}\n`

/** Names of captions; a translation is marked for players that show the name alone, and for ours by CHARACTERISTICS. */
const captionNames: Record<Language, readonly [original: string, translated: string]> = {
  'zh-CN': ['中文', '中文（机器翻译）'],
  'en-US': ['English', 'English (translated)'],
}

/** Captions of a list of renditions; `query` follows the names of their lists. */
export const captionLines = (tracks: readonly CaptionTrack[], query: string): string[] =>
  tracks.map(({ language, isTranslated }) => {
    const [original, translated] = captionNames[language]
    const mark = isTranslated ? `,CHARACTERISTICS="${MACHINE_TRANSLATED}"` : ''
    return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${isTranslated ? translated : original}",LANGUAGE="${codeOf[language]}",AUTOSELECT=YES,DEFAULT=NO${mark},URI="captions-${codeOf[language]}.m3u8${query}"`
  })

/** The list of the renditions that are `shown`; `listOf` gives the address of each. `captions`: see `captionLines`. */
export function masterList(
  { renditions, audioCodec }: Pick<Broadcast, 'renditions' | 'audioCodec'>,
  shown: readonly RenditionName[],
  listOf: (name: RenditionName) => string,
  captions: readonly string[] = [],
): string {
  const lines = renditions
    .filter(({ name }) => shown.includes(name))
    .flatMap(({ name, width, height, fps, bitrate, codec }) => {
      const codecs = [codec, audioNames[audioCodec]].filter((one) => one !== undefined).join(',')
      const bandwidth = Math.round(bitrate * PEAK_SHARE)
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},AVERAGE-BANDWIDTH=${bitrate},RESOLUTION=${width}x${height},FRAME-RATE=${fps.toFixed(3)},CODECS="${codecs}"${captions.length > 0 ? ',SUBTITLES="captions"' : ''}`,
        listOf(name),
      ]
    })
  return join('#EXT-X-INDEPENDENT-SEGMENTS', ...captions, ...lines)
}

/** Where the files of a list are: `before` and `query` stand around their names. */
interface Place {
  before?: string
  query?: string
}

function linesOf(segments: readonly Segment[], { before: prefix = '', query = '' }: Place): string[] {
  return segments.flatMap((segment, i) => {
    const before = segments[i - 1]
    const begins = !before || before.init !== segment.init
    return [
      ...(before && begins ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(begins
        ? [
            `#EXT-X-MAP:URI="${prefix}${initFile(segment)}${query}"`,
            `#EXT-X-PROGRAM-DATE-TIME:${segment.startsAt.toISOString()}`,
          ]
        : []),
      `#EXTINF:${(segment.durationMs / 1_000).toFixed(3)},`,
      `${prefix}${segmentFile(segment)}${query}`,
    ]
  })
}

const targetOf = (segments: readonly Pick<Segment, 'durationMs'>[]): number =>
  Math.max(1, ...segments.map(({ durationMs }) => Math.round(durationMs / 1_000)))

/** The last segments of a rendition; a list of one that has ended says so, so that players stop to ask. */
export function liveList(segments: readonly Segment[], hasEnded: boolean, place: Place = {}): string {
  const [first] = segments
  return join(
    `#EXT-X-TARGETDURATION:${targetOf(segments)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.discontinuities ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...linesOf(segments, place),
    ...(hasEnded ? ['#EXT-X-ENDLIST'] : []),
  )
}

/** A recording in one rendition. */
export function recordingList(segments: readonly Segment[], place: Place): string {
  return join(
    `#EXT-X-TARGETDURATION:${targetOf(segments)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...linesOf(segments, place),
    '#EXT-X-ENDLIST',
  )
}

/** The captions of a recording in one language, in files that follow the segments of a rendition. */
export function captionList(segments: readonly Segment[], language: Language, query: string): string {
  const groups = groupForFiles(segments)
  const lines = groups.flatMap((group, i) => {
    const before = groups[i - 1]?.[0]
    return [
      ...(before && before.init !== group[0]?.init ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${(durationOf(group) / 1_000).toFixed(3)},`,
      `${captionFile(language, group)}${query}`,
    ]
  })
  return join(
    `#EXT-X-TARGETDURATION:${targetOf(groups.map((group) => ({ durationMs: durationOf(group) })))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...lines,
    '#EXT-X-ENDLIST',
  )
}
