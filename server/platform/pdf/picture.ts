import sharp from 'sharp'
import type { Canvas, Size } from './canvas'
import type { FindSlice } from './font-slices'
import { createWriter } from './writer'

/** px of a point: sharp on a phone with three dots per point */
const SCALE = 3

const round = (value: number): string => value.toFixed(2)

/** A page that becomes a picture (PNG): what is written is drawn as outlines, so that no font has to be installed. */
export function createPicture(find: FindSlice, { width, height }: Size): Canvas {
  const parts: string[] = []
  const box: Canvas['box'] = (at) => {
    parts.push(
      `<rect x="${round(at.x)}" y="${round(at.y)}" width="${round(at.width)}" height="${round(at.height)}" fill="${at.color}"/>`,
    )
  }
  const writer = createWriter(find, (text, { size }, measure, at) => {
    let { x } = at
    for (const run of measure.runsOf(text)) {
      const { font } = run.slice
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(run.text)
      let advance = 0
      for (const [i, glyph] of glyphs.entries()) {
        const left = x + advance * scale
        const baseline = at.y + font.ascent * scale
        parts.push(
          `<path transform="translate(${round(left)} ${round(baseline)}) scale(${scale} ${-scale})" fill="${at.color}" d="${glyph.path.toSVG()}"/>`,
        )
        advance += positions[i]?.xAdvance ?? 0
      }
      x += measure.widthOfRun(run)
    }
  })
  return {
    ...writer,
    rule: ({ thickness = 0.6, ...at }) => box({ ...at, height: thickness }),
    box,
    async finish() {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
      const body = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer()
      return { body, missing: [...writer.missing] }
    },
  }
}
