import type { LiveCaption } from '#contract/live/broadcast/realtime.ts'

/** Captions in one language. */
export interface CaptionTrack {
  /** As `zh` or `en`; empty where it is not known. */
  language: string
  isTranslated: boolean
}

/** What a viewer reads: a language, as tracks name it, or nothing. */
export type CaptionChoice = string | null

/** What the player shows of captions at a moment; empty for none. */
export interface Cue {
  text: string
  /** As `zh` or `en`; empty where it is not known. */
  language: string
  isTranslated: boolean
}
export const noCue: Cue = { text: '', language: '', isTranslated: false }

/** How tracks name a language of the fair, or of a list. */
export const toCode = (language: string): string => language.slice(0, 2).toLowerCase()

/** Captions in the order in which a reader is offered them: the own language first, then as they are spoken. */
export function orderTracks(tracks: readonly CaptionTrack[], reader: string): CaptionTrack[] {
  const rank = ({ language, isTranslated }: CaptionTrack) => (language === toCode(reader) ? 0 : isTranslated ? 2 : 1)
  return tracks.toSorted((a, b) => rank(a) - rank(b))
}

/** What is shown of a choice: its language, or the first that there is. */
export const findTrack = (tracks: readonly CaptionTrack[], choice: CaptionChoice): CaptionTrack | undefined =>
  choice === null ? undefined : (tracks.find(({ language }) => language === choice) ?? tracks[0])

/** What was spoken in a live session, and when this browser was sent it, in ms since 1970. */
export type SpokenLine = LiveCaption & { arrivedAt: number }

/** How many lines a viewer who is behind the present can still be shown. */
export const SPOKEN_MAX = 12

/** The captions that a live session has, by what was spoken of late. */
export function tracksOf(lines: readonly SpokenLine[]): CaptionTrack[] {
  const last = lines.at(-1)
  if (!last) return []
  const spoken = { language: toCode(last.language), isTranslated: false }
  const isTranslated = lines.some(({ translation }) => translation !== null)
  return isTranslated ? [spoken, { language: spoken.language === 'zh' ? 'en' : 'zh', isTranslated: true }] : [spoken]
}

/** ms for which a line stays after it was spoken, and for which one that came late can be read */
const [STAYS_MS, READABLE_MS] = [2_000, 5_000]

interface Moment {
  /** Of the picture, in ms since 1970; undefined: the player does not know. */
  picture: number | undefined
  now: number
}

/** The line of a moment of the picture: text may arrive before its picture, which is waited for, or after it. */
export function findSpoken(lines: readonly SpokenLine[], { picture, now }: Moment): SpokenLine | undefined {
  const begun = lines.findLast(({ startsAt }) => picture === undefined || Date.parse(startsAt) <= picture)
  if (!begun) return undefined
  const isPresent = picture !== undefined && picture < Date.parse(begun.endsAt) + STAYS_MS
  return isPresent || now < begun.arrivedAt + READABLE_MS ? begun : undefined
}

/** A line as a reader of a language is shown it. */
export function cueOf(line: SpokenLine | undefined, language: string): Cue {
  if (!line) return noCue
  if (toCode(line.language) === language || line.translation === null)
    return { text: line.text, language: toCode(line.language), isTranslated: false }
  return { text: line.translation, language, isTranslated: true }
}

/** In which language a cue says that it was spoken (WebVTT §4.2.2, as the fair writes it); empty: it says nothing. */
export const spokenIn = (cueText: string): string => /^<lang ([a-z]{2})>/i.exec(cueText)?.[1]?.toLowerCase() ?? ''

/** A cue of a track as it is shown: what was spoken is no translation, whatever the rest of its track is. */
export const cueOfTrack = (text: string, spoken: string, track: CaptionTrack): Cue =>
  spoken === '' ? { text, ...track } : { text, language: spoken, isTranslated: false }
