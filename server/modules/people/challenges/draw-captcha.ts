import sharp from 'sharp'
import { between, type Chance, pick, secureChance, whole } from './draw-chance'
import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphs, getStrokes } from './draw-glyphs'

/** Characters of an answer (spec: access §9). */
const LENGTH = 5
/** Shown at half this size, for sharp screens. */
const WIDTH = 300
const HEIGHT = 100
const SLOT = (WIDTH - 36) / LENGTH

const GROUNDS = ['#f4f1ea', '#eef2f4', '#f2efe9', '#edf1ec'] as const
const INKS = ['#1f4e8c', '#7a2e26', '#2f5d50', '#5b4636', '#3d3a5c', '#1d1b18'] as const

const num = (value: number): string => value.toFixed(1)

function drawGlyph(glyph: string, slot: number, chance: Chance): string {
  const x = 18 + SLOT * (slot + 0.5) + between(chance, -4, 4)
  const y = HEIGHT / 2 + between(chance, -9, 9)
  const [wide, tall] = [between(chance, 2.9, 3.5), between(chance, 3.3, 4.1)]
  const turned = `rotate(${num(between(chance, -19, 19))}) skewX(${num(between(chance, -13, 13))})`
  const placed = `translate(${num(x)} ${num(y)}) ${turned} scale(${num(wide)} ${num(tall)})`
  const centred = `translate(${-GLYPH_WIDTH / 2} ${-GLYPH_HEIGHT / 2})`
  const width = num(between(chance, 1.5, 1.9))
  return `<path transform="${placed} ${centred}" d="${getStrokes(glyph)}" stroke="${pick(chance, INKS)}" stroke-width="${width}"/>`
}

/** A line over the whole width, in the colour and nearly the width of the letters: cutting by colour does not find them. */
function drawLine(chance: Chance): string {
  const height = () => num(between(chance, 10, HEIGHT - 10))
  const curve = `M0 ${height()}C${num(WIDTH / 3)} ${height()} ${num((2 * WIDTH) / 3)} ${height()} ${WIDTH} ${height()}`
  return `<path d="${curve}" stroke="${pick(chance, INKS)}" stroke-width="${num(between(chance, 1.6, 3))}" opacity="0.7"/>`
}

function drawDot(chance: Chance): string {
  const [x, y, r] = [between(chance, 0, WIDTH), between(chance, 0, HEIGHT), between(chance, 0.8, 2.2)].map(num)
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${pick(chance, INKS)}" stroke="none" opacity="0.55"/>`
}

const times = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('')

/** Five characters that nobody can foretell, in capitals. */
export function newAnswer(chance: Chance = secureChance): string {
  return Array.from({ length: LENGTH }, () => glyphs[chance(glyphs.length)] ?? '').join('')
}

/**
 * Five characters to be typed off a JPEG of 300 by 100 px, shown at 150 by 50. The answer is in capitals and stands
 * nowhere in the file. `chance` is given by tests alone.
 */
export async function drawCaptcha(chance: Chance = secureChance): Promise<{ answer: string; jpeg: Buffer }> {
  const answer = newAnswer(chance)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${pick(chance, GROUNDS)}"/>` +
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    times(whole(chance, 50, 80), () => drawDot(chance)) +
    [...answer].map((glyph, slot) => drawGlyph(glyph, slot, chance)).join('') +
    times(whole(chance, 3, 4), () => drawLine(chance)) +
    '</g></svg>'
  return { answer, jpeg: await sharp(Buffer.from(svg)).jpeg({ quality: 72 }).toBuffer() }
}
