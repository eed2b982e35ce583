/**
 * Letters and digits as strokes in a box of 10 by 14, so that a picture needs no font of the machine. Left out is what
 * two people would read differently, a line across it or not: 0 O D Q, 1 I L, 4 beside A, 2 Z, 5 S, 8 B, 6 G, F beside E, U V.
 */
const strokes = {
  A: 'M0 14L5 0L10 14M1.8 9.4H8.2',
  C: 'M9.6 3.2C8.6 1.2 7 0 5.2 0C2 0 0.2 2.8 0.2 7C0.2 11.2 2 14 5.2 14C7 14 8.6 12.8 9.6 10.8',
  E: 'M9 0H0.6V14H9.2M0.6 6.8H7.6',
  H: 'M0.4 0V14M9.6 0V14M0.4 7H9.6',
  J: 'M3.4 0H8.6V9.6C8.6 12.6 7 14 4.6 14C2.2 14 0.6 12.6 0.4 10.2',
  K: 'M0.6 0V14M9.4 0L0.6 8.2M3.6 5.4L9.8 14',
  M: 'M0 14V0L5 8.6L10 0V14',
  N: 'M0.6 14V0L9.4 14V0',
  P: 'M0.8 14V0H5.4C8.2 0 9.6 1.5 9.6 4C9.6 6.5 8.2 8 5.4 8H0.8',
  R: 'M0.8 14V0H5.2C8 0 9.4 1.4 9.4 3.8C9.4 6.2 8 7.6 5.2 7.6H0.8M4.8 7.6L9.8 14',
  T: 'M0 0H10M5 0V14',
  W: 'M0 0L2.4 14L5 4.6L7.6 14L10 0',
  X: 'M0.4 0L9.6 14M9.6 0L0.4 14',
  Y: 'M0.2 0L5 7.2L9.8 0M5 7.2V14',
  3: 'M0.8 2.2C1.6 0.8 3 0 4.8 0C7.4 0 9 1.4 9 3.6C9 5.6 7.4 6.8 4 6.8C7.6 6.8 9.6 8 9.6 10.3C9.6 12.6 7.8 14 4.9 14C2.8 14 1.2 13.1 0.4 11.4',
  7: 'M0.4 0H9.6L3.8 14',
  9: 'M9.4 4.6C9.4 7.4 7.6 9.2 5 9.2C2.4 9.2 0.6 7.4 0.6 4.6C0.6 1.8 2.4 0 5 0C7.8 0 9.4 2 9.4 5.4C9.4 10.4 7.2 14 3 14',
} as const

export const GLYPH_WIDTH = 10
export const GLYPH_HEIGHT = 14

/** What an answer may be made of: capitals and digits that look like no other. */
export const glyphs: readonly string[] = Object.keys(strokes)

/** The strokes of a glyph as SVG path data. Throws for what is no glyph. */
export function getStrokes(glyph: string): string {
  const found = Object.entries(strokes).find(([name]) => name === glyph)
  if (!found) throw new Error(`no glyph ${glyph}`)
  return found[1]
}
