import { type Canvas, type Composition, type Family, type Palette, palette } from '../painter'
import type { Random } from '../random'
import {
  circle,
  clipped,
  gradient,
  group,
  oval,
  path,
  type Point,
  points,
  polar,
  rect,
  repeat,
  ridge,
  smooth,
  stroke,
  straight,
  again,
  around,
  num,
  stored,
} from '../svg'

/** Half-profiles from lip to foot: how far down (0 to 1), and the radius as a share of the height. */
const vessels: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0, 0.1],
    [0.03, 0.11],
    [0.08, 0.07],
    [0.14, 0.09],
    [0.3, 0.28],
    [0.5, 0.25],
    [0.75, 0.15],
    [0.92, 0.13],
    [1, 0.15],
  ],
  [
    [0, 0.13],
    [0.06, 0.07],
    [0.25, 0.05],
    [0.42, 0.1],
    [0.66, 0.27],
    [0.86, 0.24],
    [0.94, 0.14],
    [1, 0.16],
  ],
  [
    [0, 0.06],
    [0.12, 0.06],
    [0.26, 0.15],
    [0.38, 0.13],
    [0.46, 0.09],
    [0.56, 0.17],
    [0.74, 0.29],
    [0.92, 0.22],
    [1, 0.16],
  ],
  [
    [0, 0.17],
    [0.1, 0.15],
    [0.2, 0.24],
    [0.42, 0.37],
    [0.66, 0.36],
    [0.88, 0.24],
    [1, 0.19],
  ],
  [
    [0, 0.62],
    [0.12, 0.6],
    [0.4, 0.5],
    [0.7, 0.3],
    [0.84, 0.18],
    [0.9, 0.17],
    [1, 0.2],
  ],
  [
    [0, 0.05],
    [0.35, 0.05],
    [0.48, 0.09],
    [0.62, 0.24],
    [0.8, 0.29],
    [0.94, 0.22],
    [1, 0.17],
  ],
  [
    [0, 0.3],
    [0.3, 0.29],
    [0.7, 0.27],
    [0.9, 0.2],
    [0.93, 0.15],
    [1, 0.17],
  ],
]
const outline = (profile: readonly Point[], x: number, top: number, height: number): string => {
  const right = profile.map(([t, r]): Point => [x + r * height, top + t * height])
  const left = profile.map(([t, r]): Point => [x - r * height, top + t * height]).toReversed()
  return `${smooth(right)}L${smooth(left).slice(1)}Z`
}
const crackle = (x: number, y: number, w: number, h: number, color: string, count: number, random: Random): string =>
  stroke(
    repeat(count, () => {
      let [px, py] = [x + random.next() * w, y + random.next() * h]
      return straight(points(4, () => [(px += random.near(0, w / 8)), (py += random.near(h / 20, h / 14))]))
    }),
    color,
    1,
    'opacity=".55"',
  )
const drip = (x: number, y: number, w: number, base: number, fall: number, random: Random): string =>
  `${smooth(ridge(x, x + w, 10, (_, i) => y + base + (i % 2 ? random.next() ** 2 * fall * 1.3 : -random.next() * fall * 0.15)))}L${num(x + w)} ${num(y)}L${num(x)} ${num(y)}Z`
const lotus = (id: string, x: number, y: number, r: number, color: string, random: Random): string => {
  const petal = `M0 0C${num(-r * 0.6)} ${num(-r * 0.5)} ${num(-r * 0.25)} ${num(-r * 0.9)} 0 ${num(-r)}C${num(r * 0.25)} ${num(-r * 0.9)} ${num(r * 0.6)} ${num(-r * 0.5)} 0 0Z`
  return group(
    `translate(${num(x)} ${num(y)})`,
    around(id, random.whole(6, 9), stroke(petal, color, 2.2)) + circle(0, 0, r * 0.2, color),
  )
}
function vessel(x: number, foot: number, height: number, p: Palette, random: Random, id: string): string {
  const profile = random.pick(vessels)
  const top = foot - height
  const wide = height * 0.64
  const [left, span] = [x - wide, wide * 2]
  const body = random.pick([p.main, p.accent, p.soft])
  const over = body === p.main ? p.deep : p.main
  const finish = random.pick([
    () =>
      path(drip(left, top, span, height * random.between(0.2, 0.5), height * 0.16, random), over) +
      crackle(left, top, span, height, p.soft, 10, random),
    () =>
      repeat(random.whole(3, 6), (i) =>
        rect(left, top + height * (0.14 + i * 0.13), span, i % 2 ? 3 : random.between(4, 22), over),
      ),
    () =>
      lotus(`${id}l`, x, top + height * 0.52, height * 0.17, over, random) +
      stroke(
        repeat(
          3,
          (i) =>
            `M${left} ${top + height * (0.2 + i * 0.02)}h${span}M${left} ${top + height * (0.84 + i * 0.02)}h${span}`,
        ),
        over,
        1.8,
      ),
    () => crackle(left, top, span, height, over, 20, random),
    () =>
      path(drip(left, top + height * 0.3, span, height * 0.26, height * 0.1, random), over) +
      rect(left, top, span, height * 0.3, p.accent, 'opacity=".75"'),
  ])
  const shape = path(outline(profile, x, top, height), body)
  return (
    oval(x, foot, height * 0.34, height * 0.03, p.deep, 'opacity=".25"') +
    clipped(id, shape, shape + finish() + rect(left, top, span, height, 'url(#v)')) +
    oval(x, top, (profile[0]?.[1] ?? 0) * height, height * 0.014, p.deep)
  )
}
const shading = gradient(
  'v',
  [
    ['#000', 0.2],
    ['#fff', 0.22],
    ['#fff', 0],
    ['#000', 0],
    ['#000', 0.3],
  ],
  true,
)
const shelf = (c: Canvas, y: number, p: Palette): string => rect(0, y, c.w, c.h - y, p.soft)

const single: Composition = (c, p, r) => {
  const foot = c.h * 0.86
  return (
    shading +
    shelf(c, c.h * 0.8, p) +
    (r.chance(0.6)
      ? circle(c.cx + r.near(0, 60), c.cy - 30, r.between(190, 230), p.soft)
      : rect(c.cx - 170, 50, 340, c.h * 0.75, p.soft, 'rx="170"')) +
    vessel(c.cx, foot, r.between(0.62, 0.72) * c.h, p, r, 'a')
  )
}
const still: Composition = (c, p, r) =>
  shading +
  shelf(c, c.h * 0.7, p) +
  circle(c.cx + r.near(0, 180), c.h * 0.3, r.between(60, 110), p.accent, 'opacity=".35"') +
  vessel(c.cx - r.between(120, 160), c.h * 0.78, r.between(300, 400), p, r, 'a') +
  vessel(c.cx + r.between(120, 150), c.h * 0.8, r.between(220, 360), p, r, 'b') +
  vessel(c.cx + r.near(0, 30), c.h * 0.88, r.between(140, 210), p, r, 'c')
const plate: Composition = (c, p, r) => {
  const ring = r.whole(10, 20)
  const [x, y] = [c.cx + r.near(0, 50), c.cy + r.near(0, 30)]
  return (
    stored('o', lotus('p', 0, 0, 27, p.main, r)) +
    rect(0, 0, c.w, c.h, p.soft) +
    circle(x + 12, y + 16, 250, p.deep, 'opacity=".25"') +
    circle(x, y, 250, p.main) +
    circle(x, y, 236, p.ground) +
    circle(x, y, 168, p.main, 'opacity=".14"') +
    repeat(ring, (i) => {
      const [px, py] = polar(x, y, 202, (360 / ring) * i)
      return ring < 14
        ? again('o', `translate(${num(px)} ${num(py)})`)
        : circle(px, py, 15, 'none', `stroke="${p.main}" stroke-width="3"`) + circle(px, py, 5, p.accent)
    }) +
    stroke(`M${x - 168} ${y}a168 168 0 1 0 336 0a168 168 0 1 0 -336 0`, p.main, 3) +
    lotus('m', x, y, r.between(90, 140), p.main, r) +
    lotus('n', x, y, r.between(46, 66), p.deep, r)
  )
}
const surface: Composition = (c, p, r) =>
  rect(0, 0, c.w, c.h, p.main) +
  repeat(3, (i) =>
    path(drip(0, 0, c.w, c.h * (0.72 - i * 0.22), 130, r), [p.accent, p.deep, p.soft][i] ?? p.soft, 'opacity=".92"'),
  ) +
  crackle(0, 0, c.w, c.h, p.ground, 30, r)
const drawing: Composition = (c, p, r) => {
  const [height, profile] = [c.h * 0.66, r.pick(vessels)]
  const [top, shape] = [c.h * 0.17, outline(profile, c.cx, c.h * 0.17, height)]
  return (
    stroke(
      repeat(Math.ceil(c.w / 50), (i) => `M${i * 50} 0V${c.h}`) +
        repeat(Math.ceil(c.h / 50), (i) => `M0 ${i * 50}H${c.w}`),
      p.soft,
      1.5,
    ) +
    clipped(
      'a',
      rect(c.cx, 0, c.w, c.h, ''),
      path(shape, p.main) +
        clipped(
          'b',
          path(shape, ''),
          path(drip(c.cx, top, c.w / 2, height * r.between(0.25, 0.55), 60, r), p.accent) +
            crackle(c.cx, top, 260, height, p.ground, 16, r),
        ),
    ) +
    stroke(shape, p.deep, 3) +
    stroke(`M${c.cx} ${top - 50}V${top + height + 50}`, p.deep, 1.5, 'stroke-dasharray="14 6 3 6"') +
    stroke(`M60 ${top}V${top + height}M50 ${top}h20M50 ${top + height}h20`, p.deep, 1.5)
  )
}
/** Ceramic vessels: drips, crackle, blue-and-white. */
export const glaze: Family = {
  palettes: [
    palette('#e9eef0', '#d3dfe6', '#1f4b8f', '#14284f', '#f6f3ea'), // 霁蓝 on 月白
    palette('#efe6d8', '#dfd0b8', '#8fb3a4', '#3e5f58', '#b9653c'), // 粉青 and 赭石
    palette('#2f3a3c', '#3d4b4c', '#a9c3b6', '#16201f', '#d9c7a0'), // 天青 on 墨
    palette('#f2e3df', '#e6c9c2', '#a8323e', '#4d1620', '#f7efe2'), // 胭脂
    palette('#e8e2d0', '#cfc6a8', '#6f7d3c', '#343a1d', '#c99a3f'), // 秋香
    palette('#dfe3e4', '#c4cbcd', '#4a4238', '#221d19', '#9c6b3f'), // 建盏乌金
  ],
  compositions: [single, still, plate, surface, drawing, single],
  motifs: { single, still, plate, surface, drawing },
}
