import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { artFamilies, drawArt } from '#server/modules/fair/art/index.ts'
import { type Chance, pick, secureChance, whole } from './draw-chance'

const WIDTH = 320
const HEIGHT = 160
/** The piece with its knobs. */
const SIZE = 48
const KNOB = 9
/** The piece starts at the left: its place is never so near that it needs no move. */
const X_LEAST = 70
const X_MOST = 260
const MARGIN = 8

/** A puzzle to draw; all in px of the picture as shown. */
export interface Slider {
  /** Where the left side of the piece belongs: never to be sent. */
  x: number
  /** Where its top stands. */
  y: number
  width: typeof WIDTH
  height: typeof HEIGHT
  /** Both sides of the piece, knobs included. */
  size: typeof SIZE
  /** Data URLs. */
  background: string
  piece: string
}

/** A square with knobs above and at its right, and with the sockets of its neighbours below and at its left. */
function outline(): string {
  const [left, top, right, bottom] = [1, KNOB, SIZE - KNOB, SIZE - 1]
  const [middleX, middleY, half, r] = [(left + right) / 2, (top + bottom) / 2, 4.6, 5.4]
  const knob = (x: number, y: number, sweep: 0 | 1) => `A${r} ${r} 0 1 ${sweep} ${x} ${y}`
  return (
    `M${left} ${top}H${middleX - half}${knob(middleX + half, top, 1)}H${right}` +
    `V${middleY - half}${knob(right, middleY + half, 1)}V${bottom}` +
    `H${middleX + half}${knob(middleX - half, bottom, 0)}H${left}` +
    `V${middleY + half}${knob(left, middleY - half, 0)}Z`
  )
}

const OUTLINE = outline()

const piecePath = (look: string): string => `<path d="${OUTLINE}" ${look}/>`

const svg = (width: number, height: number, inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)

const MASK = svg(SIZE, SIZE, piecePath('fill="#fff"'))
/** Light on dark: the piece may come from a plain part of the picture and lie on any other. */
const EDGE = svg(
  SIZE,
  SIZE,
  piecePath('fill="none" stroke="#1d1b18" stroke-opacity="0.5" stroke-width="2"') +
    piecePath('fill="none" stroke="#fff" stroke-width="1"'),
)
/** Nothing of the picture shows through, which the piece would be compared with. */
const HOLE_LOOK = 'fill="#4a443b" stroke="#fff" stroke-opacity="0.7" stroke-width="1"'
const HOLE = svg(SIZE, SIZE, piecePath(HOLE_LOOK))
/** Holes that the piece does not fit: its knobs are elsewhere. What looks for a dark spot alone finds them too. */
const DECOYS = [90, 180, 270].map((degrees) =>
  svg(SIZE, SIZE, `<g transform="rotate(${degrees} ${SIZE / 2} ${SIZE / 2})">${piecePath(HOLE_LOOK)}</g>`),
)
/** px between the left sides of two holes at least */
const APART = SIZE + 8

/** Where decoys stand: in the row of the hole, next to it and next to each other. */
function placeDecoys(chance: Chance, x: number): number[] {
  const places: number[] = []
  for (let n = 0; n < DECOYS.length; n += 1) {
    const left = whole(chance, X_LEAST, X_MOST)
    if ([x, ...places].every((other) => Math.abs(other - left) >= APART)) places.push(left)
  }
  return places
}

const dataUrl = (type: 'jpeg' | 'png' | 'webp', bytes: Buffer): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/**
 * A picture of the fair with a hole, and the piece that fills it. Both are pixels alone: nothing but looking shows where
 * the hole is. `chance` is given by tests alone.
 */
export async function drawSlider(chance: Chance = secureChance): Promise<Slider> {
  const x = whole(chance, X_LEAST, X_MOST)
  const y = whole(chance, MARGIN, HEIGHT - SIZE - MARGIN)
  const seed = randomBytes(12).toString('hex')
  const art = drawArt(pick(chance, artFamilies), seed, { width: WIDTH, height: HEIGHT })
  const { data, info } = await sharp(Buffer.from(art)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const [background, piece] = await Promise.all([
    sharp(data, raw)
      .composite([
        { input: HOLE, left: x, top: y },
        ...placeDecoys(chance, x).map((left, i) => ({ input: DECOYS[i] ?? HOLE, left, top: y })),
      ])
      .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    sharp(data, raw)
      .extract({ left: x, top: y, width: SIZE, height: SIZE })
      .ensureAlpha()
      .composite([{ input: MASK, blend: 'dest-in' }, { input: EDGE }])
      .png()
      .toBuffer(),
  ])
  return {
    x,
    y,
    width: WIDTH,
    height: HEIGHT,
    size: SIZE,
    background: dataUrl('jpeg', background),
    piece: dataUrl('png', piece),
  }
}
