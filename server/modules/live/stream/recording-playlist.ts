import { LOOP, type Quality, segmentAddress, SEGMENT_SECONDS } from './loop'

/** The languages of the captions, as their files are named. */
export const captionLanguages = ['zh', 'en'] as const
export type CaptionLanguage = (typeof captionLanguages)[number]

const captionNames: Record<CaptionLanguage, string> = { zh: '中文', en: 'English' }

/** bit/s of the heaviest segment with room to spare, as RFC 8216 §4.3.4.2 asks for. */
const variants: Record<Quality, { bandwidth: number; size: string; codecs: string }> = {
  fluent: { bandwidth: 80_000, size: '426x240', codecs: 'avc1.42C01F,mp4a.40.2' },
  standard: { bandwidth: 110_000, size: '854x480', codecs: 'avc1.64001F,mp4a.40.2' },
  high: { bandwidth: 150_000, size: '1280x720', codecs: 'avc1.64001F,mp4a.40.2' },
}

const playlist = (...lines: string[]): string => `${['#EXTM3U', '#EXT-X-VERSION:3', ...lines].join('\n')}\n`

const ended = (seconds: number, lines: string[]): string =>
  playlist(
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...lines,
    '#EXT-X-ENDLIST',
  )

/** The recording in the given qualities, with captions in both languages. */
export function recordingPlaylist(qualities: readonly Quality[]): string {
  const captions = captionLanguages.map(
    (language) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${captionNames[language]}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,URI="/media/demo/captions/${language}.m3u8"`,
  )
  const pictures = qualities.flatMap((quality) => {
    const { bandwidth, size, codecs } = variants[quality]
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},CODECS="${codecs}",SUBTITLES="captions"`,
      `/media/demo/recording/${quality}/picture.m3u8`,
    ]
  })
  return playlist(...captions, ...pictures)
}

/** One round of the loop, whole. */
export function picturePlaylist(quality: Quality): string {
  const segments = Array.from({ length: LOOP }, (_, i) => [
    `#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`,
    segmentAddress(quality, i),
  ])
  return ended(SEGMENT_SECONDS, segments.flat())
}

/** The captions of the recording as hls asks for them: a list of one file. */
export function captionsPlaylist(language: CaptionLanguage): string {
  const seconds = SEGMENT_SECONDS * LOOP
  return ended(seconds, [`#EXTINF:${seconds.toFixed(3)},`, `/media/demo/captions/${language}.vtt`])
}
