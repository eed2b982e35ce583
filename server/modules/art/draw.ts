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

const SHORT_SIDE = 600

/**
 * A complete, self-contained SVG picture; the same family, seed and size always give the same text.
 * Size in pixels; both sides must be above zero.
 */
export function drawArt(family: ArtFamily, seed: string, size: { width: number; height: number }): string {
  const { palettes, compositions }: Family = families[family]
  const random = randomFrom(`${family}/${seed}`)
  const scale = SHORT_SIDE / Math.min(size.width, size.height)
  const [w, h] = [size.width * scale, size.height * scale]
  const palette = random.pick(palettes)
  const compose = random.pick(compositions)
  const picture = compose({ w, h, cx: w / 2, cy: h / 2 }, palette, random)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(size.width)}" height="${num(size.height)}" ` +
    `viewBox="0 0 ${num(w)} ${num(h)}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, w, h, palette.ground)}${picture}</svg>`
  )
}
