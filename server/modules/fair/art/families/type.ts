import { type Composition, type Family, type Palette, palette } from '../painter'
import type { Random } from '../random'
import { circle, group, path, rect, repeat, stroke, again, num, stored } from '../svg'

/** Characters as strokes on a square of 100: h x y length, v x y length, p and n fall left and right, d is a dot. */
const characters = [
  'h 12 84 76|v 14 46 40|v 82 46 40|v 48 14 72',
  'h 16 30 68|h 16 62 68|v 16 30 36|v 78 30 36|v 47 8 84',
  'h 10 34 80|p 50 36 40 54|n 50 36 40 54|v 47 8 26',
  'p 50 12 40 76|n 50 40 38 48',
  'h 12 32 76|v 47 8 84|p 46 34 36 42|n 54 34 36 42',
  'h 20 12 60|v 20 12 76|v 74 12 76|h 20 46 60|h 20 82 60',
  'h 8 48 84|v 47 8 84',
  'h 16 18 68|h 22 48 56|h 10 84 80|v 47 18 68',
  'h 20 20 60|h 10 84 80|v 47 20 66',
  'h 14 14 72|v 14 14 74|v 80 14 74|h 14 48 72|h 14 82 72|v 47 14 70',
  'h 14 22 72|h 8 48 84|p 50 22 42 66|n 50 48 40 40',
  'd 44 6 12|h 10 24 80|p 70 26 54 62|n 30 26 60 62',
  'h 12 32 76|v 47 8 84|p 46 34 36 42|n 54 34 36 42|h 34 70 32',
  'h 18 20 64|h 10 44 80|p 44 46 34 44|n 52 46 38 40',
  'd 20 16 14|d 72 16 14|h 10 50 80|v 47 10 82|p 46 52 34 36|n 54 52 34 36',
] as const

function strokes(text: string, color: string, weight: number): string {
  const pieces = text.split('|').map((piece) => {
    const [kind = 'h', ...values] = piece.split(' ')
    const [x = 0, y = 0, a = 0, b = 0] = values.map(Number)
    const thin = weight * 0.36
    if (kind === 'h') return `M${x} ${y}H${x + a - 9}L${x + a - 4} ${y - thin * 1.6}L${x + a} ${y + thin}H${x}Z`
    if (kind === 'v') return `M${x - 3} ${y - 2}L${x + weight} ${y + 2}V${y + a}L${x} ${y + a + 2}V${y + 3}Z`
    if (kind === 'p')
      return `M${x - weight * 0.4} ${y}L${x + weight * 0.6} ${y + 3}C${x - a * 0.1} ${y + b * 0.6} ${x - a * 0.5} ${y + b * 0.86} ${x - a} ${y + b}C${x - a * 0.6} ${y + b * 0.72} ${x - a * 0.2} ${y + b * 0.5} ${x - weight * 0.4} ${y}Z`
    if (kind === 'n')
      return `M${x} ${y}C${x + a * 0.3} ${y + b * 0.5} ${x + a * 0.6} ${y + b * 0.8} ${x + a + 4} ${y + b * 0.92}L${x + a * 0.74} ${y + b * 1.02}C${x + a * 0.4} ${y + b * 0.86} ${x + a * 0.1} ${y + b * 0.5} ${x - 3} ${y + 4}Z`
    return `M${x} ${y}C${x + a} ${y + 2} ${x + a * 1.3} ${y + a * 0.8} ${x + a} ${y + a * 1.2}C${x + a * 0.6} ${y + a} ${x + a * 0.4} ${y + a * 0.4} ${x} ${y}Z`
  })
  return path(
    pieces.join('').replace(/-?\d+\.\d+/g, (value) => num(Number(value))),
    color,
  )
}
const glyph = (x: number, y: number, size: number, color: string, r: Random): string =>
  group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(size / 100).toFixed(2)})`,
    strokes(r.pick(characters), color, r.between(8, 13)),
  )
const lines = (x: number, y: number, w: number, count: number, gap: number, color: string, r: Random): string =>
  stroke(
    repeat(
      count,
      (i) => `M${x} ${y + i * gap}h${(i % 5 === 4 ? w * r.between(0.3, 0.7) : w * r.between(0.94, 1)).toFixed(0)}`,
    ),
    color,
    gap * 0.3,
    'opacity=".75"',
  )

const practice: Composition = (c, p, r) => {
  const size = r.between(400, 470)
  const [x, y] = [c.cx - size / 2, c.cy - size / 2]
  const cross = r.chance(0.5)
    ? `M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`
    : `M${x + size / 4} ${y + size / 4}h${size / 2}v${size / 2}h${-size / 2}Z`
  return (
    rect(0, 0, c.w, c.h, r.chance(0.5) ? p.soft : p.ground) +
    rect(x, y, size, size, p.ground, `stroke="${p.accent}" stroke-width="5"`) +
    stroke(`M${x} ${c.cy}h${size}M${c.cx} ${y}v${size}${cross}`, p.accent, 2, 'stroke-dasharray="10 8"') +
    glyph(x + size * 0.07, y + size * 0.06, size * 0.86, r.chance(0.6) ? p.deep : p.main, r)
  )
}
const cover: Composition = (c, p, r) => {
  const [w, h] = [330, 470]
  const [x, y] = [c.cx - w / 2, c.cy - h / 2]
  const [face, mark] = r.pick([
    [p.main, p.ground],
    [p.deep, p.accent],
    [p.accent, p.deep],
    [p.ground, p.main],
  ])
  const art = r.pick([
    () =>
      circle(x + w * r.between(0.3, 0.7), y + h * 0.62, r.between(80, 140), mark) + glyph(x + 30, y + 30, 120, mark, r),
    () => glyph(x + 25, y + h * 0.24, w - 50, mark, r) + lines(x + 30, y + 44, w * 0.4, 2, 16, mark, r),
    () =>
      repeat(r.whole(5, 9), (i) => rect(x, y + h * 0.4 + i * 30, w, 30 - i * 3.2, mark)) +
      glyph(x + 30, y + 34, 130, mark, r),
    () =>
      repeat(4, (i) => glyph(x + w - 110, y + 26 + i * 104, 86, mark, r)) +
      stroke(`M${x + 40} ${y + 30}V${y + h - 30}M${x + 52} ${y + 30}V${y + h - 30}`, mark, 3),
  ])
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    group(
      `rotate(${r.pick([-6, 0, 0, 5])} ${c.cx} ${c.cy})`,
      rect(x + 16, y + 16, w, h, p.deep, 'opacity=".22"') +
        rect(x, y, w, h, face) +
        art() +
        rect(x, y, 16, h, '#000', 'opacity=".14"'),
    )
  )
}
/** A forme of movable type, every sort cut in reverse. */
const forme: Composition = (c, p, r) => {
  const size = Math.round(r.pick([100, 120, 150]) * Math.max(1, c.w / 1000))
  const looks = [
    [p.soft, p.deep],
    [p.soft, p.deep],
    [p.main, p.ground],
    [p.accent, p.deep],
  ] as const
  const sorts = repeat(12, (n) => {
    const [face, mark] = looks[n % 4] ?? looks[0]
    const cut = group(`translate(${size} 0) scale(-1 1)`, glyph(size * 0.16, size * 0.15, size * 0.68, mark, r))
    return stored(`t${n}`, rect(4, 4, size - 8, size - 8, face, 'rx="5"') + (n === 8 ? '' : cut))
  })
  const sort = (): number => (r.chance(0.55) ? r.whole(0, 2) * 4 + r.whole(0, 1) : r.whole(0, 11))
  return (
    sorts +
    rect(0, 0, c.w, c.h, p.deep) +
    repeat(Math.ceil(c.w / size), (i) =>
      repeat(Math.ceil(c.h / size), (j) => again(`t${sort()}`, `translate(${i * size} ${j * size})`)),
    )
  )
}
const spread: Composition = (c, p, r) => {
  const [w, h] = [Math.min(c.w * 0.86, 640) / 2, 400]
  const [x, y] = [c.cx, c.cy - h / 2]
  const plate = r.pick([
    () => rect(x - w + 30, y + 34, w - 60, h * 0.5, p.main) + circle(x - w / 2, y + 34 + h * 0.26, 56, p.accent),
    () => glyph(x - w + 36, y + 60, w - 72, p.main, r),
    () =>
      circle(x - w / 2, y + h / 2, w * 0.34, p.main) + glyph(x - w * 0.66, y + h / 2 - w * 0.17, w * 0.33, p.ground, r),
  ])
  const ruled =
    repeat(9, (i) => stroke(`M${x + 40 + i * ((w - 70) / 8)} ${y + 40}V${y + h - 40}`, p.accent, 1.6)) +
    repeat(8, (i) =>
      stroke(
        `M${x + 40 + (i + 0.5) * ((w - 70) / 8)} ${y + 52}V${(y + h * r.between(0.5, 0.86)).toFixed(0)}`,
        p.deep,
        11,
        'stroke-dasharray="13 5 9 4 15 5"',
      ),
    )
  return (
    rect(0, 0, c.w, c.h, r.chance(0.5) ? p.main : p.deep) +
    rect(x - w - 10, y + 12, w * 2 + 20, h, '#000', 'opacity=".25"') +
    path(
      `M${x} ${y}C${x - 60} ${y - 16} ${x - w} ${y - 6} ${x - w} ${y}V${y + h}C${x - w} ${y + h - 6} ${x - 60} ${y + h - 16} ${x} ${y + h}Z`,
      p.ground,
    ) +
    path(
      `M${x} ${y}C${x + 60} ${y - 16} ${x + w} ${y - 6} ${x + w} ${y}V${y + h}C${x + w} ${y + h - 6} ${x + 60} ${y + h - 16} ${x} ${y + h}Z`,
      p.ground,
    ) +
    plate() +
    lines(x - w + 30, y + h * 0.74, w - 70, 4, 16, p.deep, r) +
    (r.chance(0.6) ? ruled : lines(x + 34, y + 50, w - 66, 18, 18, p.deep, r)) +
    stroke(`M${x} ${y}V${y + h}`, p.deep, 2)
  )
}
const spines: Composition = (c, p, r) => {
  const colors: [string, string][] = [
    [p.main, p.ground],
    [p.deep, p.accent],
    [p.accent, p.deep],
    [p.ground, p.main],
    [p.main, p.accent],
  ]
  let x = r.between(-20, 10)
  let shelf = ''
  for (let i = 0; x < c.w && i < 24; i++) {
    const [w, h] = [r.between(40, 92) * Math.max(1, c.w / 900), c.h * r.between(0.56, 0.82)]
    const [face, mark] = colors[i % 5] ?? [p.main, p.ground]
    const [top, size] = [c.h * 0.9 - h, Math.min(w * 0.66, 52)]
    shelf +=
      rect(x, top, w - 3, h, face) +
      (r.chance(0.7)
        ? repeat(r.whole(1, 2), (n) => glyph(x + (w - size) / 2, top + 34 + n * (size + 10), size, mark, r))
        : stroke(`M${x + w / 2} ${top + 30}v${h * 0.4}`, mark, 8)) +
      rect(x, c.h * 0.9 - 50, w - 3, 8, mark)
    x += w
  }
  return rect(0, 0, c.w, c.h, p.soft) + shelf + rect(0, c.h * 0.9, c.w, c.h * 0.1, p.deep)
}
const poster: Composition = (c, p, r) => {
  const big = r.between(520, 720)
  const back: Palette[keyof Palette] = r.pick([p.main, p.soft, p.accent])
  const mark = back === p.main ? p.ground : p.deep
  return (
    rect(0, 0, c.w, c.h, back) +
    glyph(c.cx - big / 2 + r.near(0, 90), c.cy - big / 2 + r.near(0, 60), big, mark, r) +
    stroke(
      repeat(7, (i) => `M${(i * c.w) / 6} 0V${c.h}`),
      mark,
      1,
      'opacity=".35"',
    ) +
    circle(
      c.w * r.between(0.12, 0.88),
      c.h * r.between(0.12, 0.4),
      r.between(30, 60),
      back === p.accent ? p.main : p.accent,
    ) +
    lines(36, c.h - 84, 170, 4, 15, mark, r)
  )
}
/** Strokes, sorts and pages. */
export const type: Family = {
  palettes: [
    palette('#f5f0e4', '#e7dcc6', '#b23a2e', '#231f1d', '#c9a15a'), // 朱 and 墨
    palette('#f1f1ec', '#d6dcdc', '#2d5473', '#152331', '#d0562f'), // 石青
    palette('#f3eee6', '#dfd3c8', '#7a4b3a', '#2c1d19', '#d99a3d'), // 赭石
    palette('#eff0e6', '#d5dac5', '#4a6a4c', '#1e2a22', '#cf6c3a'), // 松花
    palette('#f4ebe8', '#e5cfcb', '#93364c', '#2f1520', '#3d6c70'), // 胭脂
    palette('#f6efd8', '#ecdca6', '#3b3a52', '#1d1c2b', '#d2602c'), // 缃色
  ],
  compositions: [practice, cover, forme, spread, spines, poster],
  motifs: { practice, cover, forme, spread, spines, poster },
}
