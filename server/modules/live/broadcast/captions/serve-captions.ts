import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#contract/core/language.ts'
import { type RenditionName, renditionNames } from '#contract/live/broadcast/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Segment } from '../segments.queries'
import { type Caption, listCaptions } from './captions.queries'
import { codeOf } from './language-code'
import { writeVtt } from './web-vtt'

/** ms for which a process answers from what it has read */
const READ_MS = 2_000

const languageOf = (code = ''): Language | undefined => languages.find((one) => codeOf[one] === code)

/** The language of a list of captions, by its name; undefined: it is none. */
export const parseCaptionList = (file: string): Language | undefined =>
  languageOf(/^captions-([a-z]{2})\.m3u8$/.exec(file)?.[1])

/** The captions of the segments from `first` to `last`. */
interface CaptionFile {
  language: Language
  rendition: RenditionName
  init: number
  first: number
  last: number
}

export const captionFile = (language: Language, segments: readonly Segment[]): string => {
  const [first, last] = [segments[0], segments.at(-1)]
  return `captions-${codeOf[language]}-${first?.rendition}-${first?.init}-${first?.number}-${last?.number}.vtt`
}

/** What the name of a file of captions says; undefined: it is none. */
export function parseCaptionFile(file: string): CaptionFile | undefined {
  const [, code, name, ...numbers] =
    /^captions-([a-z]{2})-([a-z]+)-(\d{1,6})-(\d{1,8})-(\d{1,8})\.vtt$/.exec(file) ?? []
  const [language, rendition] = [languageOf(code), renditionNames.find((one) => one === name)]
  const [init = 0, first = 0, last = 0] = numbers.map(Number)
  return language && rendition && { language, rendition, init, first, last }
}

/** Writes the files of captions; a process reads those of an initialization segment once in READ_MS. */
export function openCaptions(db: Db) {
  const read = new LRUCache<string, Caption[], { id: string; init: number }>({
    max: 50,
    ttl: READ_MS,
    fetchMethod: async (_key, _stale, { context: { id, init } }) => listCaptions(db, id, init),
  })
  return {
    /** A file of those segments of a recording that a viewer may have; undefined: none of its segments is left. */
    async write(id: string, file: CaptionFile, left: readonly Segment[]): Promise<string | undefined> {
      const { language, init, first, last } = file
      const segments = left.filter((one) => one.init === init && one.number >= first && one.number <= last)
      if (segments.length === 0) return undefined
      const captions = (await read.fetch(`${id}-${init}`, { context: { id, init } })) ?? []
      return writeVtt(captions, segments, language)
    },
  }
}
