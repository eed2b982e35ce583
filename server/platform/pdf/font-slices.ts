import { create, type Font, type FontCollection } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { projectRoot } from '../project'
import { unpackWoff } from './unpack-woff'

export const weights = [400, 700] as const
export type Weight = (typeof weights)[number]

/** A part of the font: its bytes to be embedded, and the same to be measured by. */
export interface Slice {
  name: string
  bytes: Buffer
  font: Font
}

/** Drawn in place of a character that no font here has, such as an emoji; the caller reports it. */
export const MISSING = '□'
/** Where a text goes on that has no room. */
export const ELLIPSIS = '…'

/** bytes of unpacked fonts in memory: everyday Chinese in both weights takes 8 MB, the fallback fonts 12 MB */
const CACHED_BYTES = 32 * 1024 * 1024

const list = createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/unicode.json')
const cache = new LRUCache<string, Slice>({ maxSize: CACHED_BYTES, sizeCalculation: ({ bytes }) => bytes.length })

type Range = readonly [first: number, last: number, slice: string]

function readRanges(): Range[] {
  const slices: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
  return Object.entries(slices).flatMap(([key, text]) =>
    text.split(',').map((range): Range => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
      // A numbered slice stands in brackets, which its file has not.
      return [Number.parseInt(first, 16), Number.parseInt(last, 16), key.replace(/[[\]]/g, '')]
    }),
  )
}

let ranges: Range[] | undefined

/** The slices that may have a character, Latin's own first. */
function findSlices(character: number): string[] {
  ranges ??= readRanges().toReversed()
  return ranges.filter(([first, last]) => character >= first && character <= last).map(([, , slice]) => slice)
}

/** The rest of Noto Sans CJK SC as one font a weight; see docs/decisions/0031-rare-characters.md. */
const FALLBACK = 'fallback'

const fileOf = (slice: string, weight: Weight): string =>
  slice === FALLBACK
    ? join(projectRoot, `server/platform/pdf/fonts/fallback-${weight}.otf`)
    : join(dirname(list), 'files', `noto-sans-sc-${slice}-${weight}-normal.woff`)

const isFont = (of: Font | FontCollection): of is Font => 'unitsPerEm' in of

async function loadSlice(slice: string, weight: Weight): Promise<Slice> {
  const name = `${slice}-${weight}`
  const known = cache.get(name)
  if (known) return known
  const file = await readFile(fileOf(slice, weight))
  const bytes = slice === FALLBACK ? file : unpackWoff(file)
  const font = create(bytes)
  if (!isFont(font)) throw new Error(`${name} is no font`)
  const loaded = { name, bytes, font }
  cache.set(name, loaded)
  return loaded
}

/** Finds the slice that draws a character in a weight; undefined: the font has none. */
export type FindSlice = (character: number, weight: Weight) => Slice | undefined

/** Letters with marks as one, as they are drawn: keyboards and files may give them apart. */
export const inOneForm = (text: string): string => text.normalize('NFC')

/** Reads the parts of Noto Sans SC that these texts need, in both weights. */
export async function loadSlices(texts: Iterable<string>): Promise<FindSlice> {
  const found = new Map<string, Slice>()
  for (const character of new Set([...texts, MISSING, ELLIPSIS].flatMap((text) => [...inOneForm(text)]))) {
    const code = character.codePointAt(0) ?? 0
    for (const weight of weights) {
      for (const name of [...findSlices(code), FALLBACK]) {
        const slice = await loadSlice(name, weight)
        if (!slice.font.hasGlyphForCodePoint(code)) continue
        found.set(`${code} ${weight}`, slice)
        break
      }
    }
  }
  return (character, weight) => found.get(`${character} ${weight}`)
}
