import type { Random } from './random'

/** The five colors of a picture. */
export interface Palette {
  ground: string
  /** close to the ground: the second surface */
  soft: string
  main: string
  deep: string
  accent: string
}

/** The drawing surface: its shorter side is always 600 units. */
export interface Canvas {
  w: number
  h: number
  cx: number
  cy: number
}

/** One way to compose a picture. */
export type Composition = (canvas: Canvas, palette: Palette, random: Random) => string

/** A family of pictures: what it may be painted with, and how. */
export interface Family {
  palettes: readonly [Palette, ...Palette[]]
  compositions: readonly [Composition, ...Composition[]]
  /** The same by name, for a picture that is to show a certain thing. */
  motifs: Readonly<Record<string, Composition>>
}

/** ground, soft, main, deep, accent. */
export const palette = (ground: string, soft: string, main: string, deep: string, accent: string): Palette => ({
  ground,
  soft,
  main,
  deep,
  accent,
})
