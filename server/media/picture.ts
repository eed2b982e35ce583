const num = (value: number): string => String(Math.round(value * 10) / 10)

const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" ${more}/>`

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="${fill}"/>`

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" ${more}/>`

/** The drawn size, in pixels. */
export const SIZE = { width: 1280, height: 720 }

const WATER = 520

/** A wave that is back where it began when `turn` has gone from 0 to 1. */
const wave = (turn: number, rounds = 1, from = 0) => Math.sin(2 * Math.PI * (turn * rounds + from))

interface Range {
  base: number
  high: number
  /** How far the range moves to either side, in pixels: near ranges move further than far ones. */
  sway: number
  seed: number
  fill: string
}

const ranges: Range[] = [
  { base: 330, high: 110, sway: 26, seed: 1.7, fill: '#d9d5ca' },
  { base: 400, high: 120, sway: 58, seed: 4.1, fill: '#a9b0b0' },
  { base: 470, high: 105, sway: 104, seed: 7.9, fill: '#66757a' },
  { base: 540, high: 86, sway: 170, seed: 2.6, fill: '#2c3b41' },
]

function range({ base, high, sway, seed, fill }: Range, turn: number): string {
  const shift = sway * wave(turn)
  const line = repeat(134, (i) => {
    const x = -260 + i * 14
    const hill = 0.6 * Math.sin(x / 148 + seed) + 0.3 * Math.sin(x / 61 + seed * 3) + 0.13 * Math.sin(x / 27 + seed * 5)
    return `L${num(x + shift)} ${num(base - high * hill)}`
  })
  return path(`M${num(-260 + shift)} ${SIZE.height}${line}V${SIZE.height}Z`, fill)
}

function mist(y: number, turn: number, from: number): string {
  const [x, lift] = [640 + 150 * wave(turn, 1, from), 8 * wave(turn, 1, from + 0.2)]
  return `<ellipse cx="${num(x)}" cy="${num(y + lift)}" rx="820" ry="46" fill="url(#mist)"/>`
}

/** The lake: black lacquer, with lines of gold that come and go. */
function lake(turn: number): string {
  const lines = repeat(17, (i) => {
    const y = WATER + 16 + i * i * 0.62
    const x = ((i * 397) % 1180) + 40 + 34 * wave(turn, 1, i * 0.17)
    const long = 50 + ((i * 71) % 150)
    const glow = 0.28 + 0.24 * wave(turn, 2, i * 0.29)
    return stroke(
      `M${num(x)} ${num(y)}h${long}`,
      '#d3a04a',
      1.6 + i * 0.06,
      `opacity="${glow.toFixed(2)}" stroke-linecap="round"`,
    )
  })
  const light = repeat(9, (i) => {
    const wide = 92 - i * 8 + 10 * wave(turn, 3, i * 0.21)
    return rect(
      884 - wide,
      WATER + 12 + i * 17,
      wide * 2,
      5,
      '#bf3b2b',
      `rx="2.5" opacity="${(0.62 - i * 0.06).toFixed(2)}"`,
    )
  })
  return rect(0, WATER, SIZE.width, SIZE.height - WATER, 'url(#lacquer)') + light + lines
}

function boat(turn: number): string {
  const x = 470 + 150 * wave(turn, 1, -0.25)
  const y = WATER + 96 + 3 * wave(turn, 6)
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${(1.1 * wave(turn, 6, 0.2)).toFixed(2)})">` +
    path('M-92 0C-52 26 52 26 98 -8C52 6 -42 8 -92 0Z', '#0d0807') +
    path('M-28 4C-22 -36 26 -36 32 2Z', '#241411') +
    stroke('M64 -2V-60M64 -42l30 64', '#0d0807', 3, 'stroke-linecap="round"') +
    circle(64, -66, 8, '#0d0807') +
    path('M50 -68q14 -18 28 0Z', '#0d0807') +
    '</g>'
  )
}

/** Seven birds that cross the sky once a round, out of sight where the round closes. */
const birds = (turn: number): string =>
  repeat(7, (i) => {
    const x = -160 + 1620 * turn - (i % 2 ? 1 : -1) * i * 15 - i * 9
    const y = 176 + Math.abs(i - 3) * 15 - 44 * Math.sin(turn * Math.PI)
    const beat = 6 + 5 * wave(turn, 24, i * 0.13)
    return stroke(
      `M${num(x - 15)} ${num(y - beat)}Q${num(x - 6)} ${num(y - beat)} ${num(x)} ${num(y)}Q${num(x + 6)} ${num(y - beat)} ${num(x + 15)} ${num(y - beat)}`,
      '#2c3b41',
      2.4,
      'stroke-linecap="round"',
    )
  })

const seal =
  rect(1190, 60, 38, 38, '#bf3b2b', 'rx="4"') + stroke('M1200 69v20M1209 69v20M1218 69v20M1200 79h18', '#f4ece0', 2.6)

const shades =
  '<defs>' +
  '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#efe2cf"/><stop offset=".7" stop-color="#f7f0e4"/></linearGradient>' +
  '<linearGradient id="lacquer" x2="0" y2="1"><stop stop-color="#3a1d18"/><stop offset="1" stop-color="#120a09"/></linearGradient>' +
  '<radialGradient id="mist"><stop stop-color="#f7f0e4" stop-opacity=".86"/><stop offset="1" stop-color="#f7f0e4" stop-opacity="0"/></radialGradient>' +
  '</defs>'

/** One picture of the demo stream as SVG: ink mountains over a lake of lacquer; `turn` from 0 to 1 closes the round. */
export function picture(turn: number): string {
  const [far, back, middle, front] = ranges.map((one) => range(one, turn))
  const sun = circle(884, 236 - 22 * wave(turn, 1, -0.25), 84, '#bf3b2b')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${shades}` +
    rect(0, 0, SIZE.width, SIZE.height, 'url(#sky)') +
    `${sun}${birds(turn)}${far}${mist(388, turn, 0.1)}${back}${mist(452, turn, 0.55)}${middle}${front}${mist(506, turn, 0.3)}` +
    `${lake(turn)}${boat(turn)}${seal}</svg>`
  )
}
