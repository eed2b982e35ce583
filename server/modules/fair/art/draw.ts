import { court } from './families/court'
import { film } from './families/film'
import { glaze } from './families/glaze'
import { ink } from './families/ink'
import { lacquer } from './families/lacquer'
import { papercut } from './families/papercut'
import { type } from './families/type'
import { weave } from './families/weave'
import type { Family } from './painter'
import { randomFrom } from './random'
import { num, rect } from './svg'

/** Every family, in a fixed order. */
export const artFamilies = ['glaze', 'weave', 'papercut', 'ink', 'film', 'type', 'court', 'lacquer'] as const

/** The name of a family of pictures. */
export type ArtFamily = (typeof artFamilies)[number]

const families: Record<ArtFamily, Family> = { glaze, weave, papercut, ink, film, type, court, lacquer }

/** Whether a text, say from a URL, names a family. */
export const isArtFamily = (name: string): name is ArtFamily => Object.hasOwn(families, name)

/** Whether a family can draw this. */
export const isMotif = (family: ArtFamily, motif: string): boolean => Object.hasOwn(families[family].motifs, motif)

const SHORT_SIDE = 600

interface Drawn {
  /** px, above zero */
  width: number
  height: number
  /** What is to be seen, of the family's motifs; without one the seed decides. */
  motif?: string | undefined
}

/** A complete, self-contained SVG picture; the same family, seed, motif and size always give the same text. */
export function drawArt(family: ArtFamily, seed: string, { motif = '', ...size }: Drawn): string {
  const { palettes, compositions, motifs }: Family = families[family]
  const random = randomFrom(`${family}/${seed}`)
  const scale = SHORT_SIDE / Math.min(size.width, size.height)
  const [w, h] = [size.width * scale, size.height * scale]
  const palette = random.pick(palettes)
  const chosen = random.pick(compositions)
  const compose = (isMotif(family, motif) ? motifs[motif] : undefined) ?? chosen
  const picture = compose({ w, h, cx: w / 2, cy: h / 2 }, palette, random)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(size.width)}" height="${num(size.height)}" ` +
    `viewBox="0 0 ${num(w)} ${num(h)}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, w, h, palette.ground)}${picture}</svg>`
  )
}
