import type { Language } from '#contract/core/language.ts'
import type { Segment } from '../segments.queries'
import type { Caption } from './captions.queries'
import { codeOf } from './language-code'

/** ms of segments that one file of captions covers */
const FILE_MS = 30_000

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0')

function formatTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms))
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60]
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(Math.floor(whole / 1_000) % 60, 2)}.${pad(whole % 1_000, 3)}`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** A text as one line of a cue: an empty line would end it. */
const toLine = (text: string): string =>
  text
    .replace(/[&<>]/g, (one) => escapes[one] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a reader of a language reads: the original where there is no translation. */
export const textIn = (
  { language, text, translation }: Pick<Caption, 'language' | 'text' | 'translation'>,
  to: Language,
) => (language === to ? text : (translation ?? text))

/** A line as a cue. What was spoken names its language: the rest of a file is translated. */
function writeText(one: Caption, to: Language): string {
  const text = toLine(textIn(one, to))
  const isSpoken = one.language === to || one.translation === null
  return isSpoken ? `<lang ${codeOf[one.language]}>${text}</lang>` : text
}

type Timed = Pick<Segment, 'startMs' | 'durationMs'>

/**
 * The captions of segments of one initialization segment. Cues are in its time, which players map by X-TIMESTAMP-MAP
 * (RFC 8216 §3.5). A caption is in the file in which its middle is, so that a trim leaves what is spoken in what it leaves.
 */
export function writeVtt(captions: readonly Caption[], segments: readonly Timed[], to: Language): string {
  const [first, last] = [segments[0], segments.at(-1)]
  const from = first?.startMs ?? 0
  const until = last ? last.startMs + last.durationMs : 0
  const cues = captions
    .filter(({ startMs, endMs }) => (startMs + endMs) / 2 >= from && (startMs + endMs) / 2 < until)
    .map(
      (one) =>
        `${formatTime(Math.max(one.startMs, from))} --> ${formatTime(Math.min(one.endMs, until))}\n${writeText(one, to)}\n`,
    )
  return ['WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n', ...cues].join('\n')
}

/** Segments in their order as the files of their captions: of one initialization segment, at most FILE_MS long. */
export function groupForFiles<S extends Pick<Segment, 'init' | 'durationMs'>>(segments: readonly S[]): S[][] {
  const groups: S[][] = []
  let ms = 0
  for (const one of segments) {
    const group = groups.at(-1)
    if (group && group[0]?.init === one.init && ms + one.durationMs <= FILE_MS) {
      group.push(one)
      ms += one.durationMs
    } else {
      groups.push([one])
      ms = one.durationMs
    }
  }
  return groups
}
