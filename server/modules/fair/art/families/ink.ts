import { type Canvas, type Composition, type Family, type Palette, palette } from '../painter'
import type { Random } from '../random'
import {
  circle,
  gradient,
  group,
  oval,
  path,
  polar,
  points,
  rect,
  repeat,
  ridge,
  smooth,
  straight,
  stroke,
  num,
} from '../svg'

function range(c: Canvas, base: number, high: number, fill: string, r: Random): string {
  const [a, b, d] = [r.between(3, 7), r.between(9, 15), r.next() * 6]
  const peak = r.between(0.15, 0.85)
  const line = ridge(
    -20,
    c.w + 20,
    22,
    (t) =>
      base -
      high * (0.32 * Math.sin(t * a + d) + 0.12 * Math.sin(t * b + d) + 0.9 * Math.exp(-((t - peak) ** 2) * 26)) +
      r.near(0, high * 0.035),
  )
  return path(`${smooth(line)}V${c.h + 20}H-20Z`, fill)
}
const seal = (x: number, y: number, p: Palette): string =>
  rect(x, y, 26, 26, p.accent, 'rx="3"') +
  stroke(`M${x + 7} ${y + 6}v14M${x + 13} ${y + 6}v14M${x + 19} ${y + 6}v14M${x + 7} ${y + 13}h12`, p.ground, 1.8)
const birds = (x: number, y: number, p: Palette, r: Random): string =>
  stroke(
    repeat(
      r.whole(2, 5),
      () => `M${(x + r.near(0, 70)).toFixed(0)} ${(y + r.near(0, 36)).toFixed(0)}q7 -9 12 0q6 -9 13 -1`,
    ),
    p.deep,
    2,
    'stroke-linecap="round"',
  )

const peaks: Composition = (c, p, r) => {
  const layers = r.whole(3, 5)
  return (
    gradient('a', [
      [p.main, 0.85],
      [p.main, 0],
    ]) +
    gradient('b', [
      [p.deep, 0.95],
      [p.main, 0.1],
    ]) +
    circle(
      c.w * r.between(0.2, 0.8),
      c.h * r.between(0.18, 0.32),
      r.between(36, 86),
      r.chance(0.6) ? p.accent : p.soft,
    ) +
    repeat(
      layers,
      (i) =>
        `<g opacity="${(0.35 + (0.65 * i) / layers).toFixed(2)}">${range(c, c.h * (0.52 + (0.42 * i) / layers), c.h * r.between(0.16, 0.4), i === layers - 1 ? 'url(#b)' : 'url(#a)', r)}</g>`,
    ) +
    birds(c.w * r.between(0.3, 0.7), c.h * 0.26, p, r) +
    seal(c.w - 66, c.h - 66, p)
  )
}
/** One turn of a loaded brush, with the hairs showing where it ran dry. */
const brush = (x: number, y: number, size: number, color: string, r: Random): string => {
  const start = r.between(0, 360)
  const sweep = r.between(290, 345)
  return repeat(17, (i) => {
    const reach = size + (i - 8) * size * 0.024
    const cut = sweep - Math.abs(r.near(0, i % 3 ? 26 : 90))
    return stroke(
      smooth(points(8, (n) => polar(x, y, reach + Math.sin(n) * 3, start + r.near(0, 0.6) + (cut * n) / 7))),
      color,
      size * 0.029 + r.next() * 2,
      `stroke-linecap="round" opacity="${(0.55 + r.next() * 0.45).toFixed(2)}"`,
    )
  })
}
const enso: Composition = (c, p, r) => {
  const inside = r.pick([
    () => circle(c.cx + r.near(0, 60), c.cy + r.near(0, 60), r.between(26, 60), p.accent),
    () =>
      stroke(
        `M${c.cx - 120} ${c.cy + 60}q60 -14 120 0t120 0M${c.cx - 90} ${c.cy + 86}q45 -10 90 0t90 0`,
        p.main,
        4,
        'stroke-linecap="round"',
      ) + birds(c.cx, c.cy - 50, p, r),
    () =>
      repeat(3, (i) =>
        path(
          `M${c.cx - 130 + i * 60} ${c.cy + 80}L${c.cx - 70 + i * 60 + r.near(0, 16)} ${c.cy - 70 + r.near(0, 50)}L${c.cx + 10 + i * 60} ${c.cy + 80}Z`,
          p.main,
          'opacity=".6"',
        ),
      ),
  ])
  return inside() + brush(c.cx, c.cy, r.between(180, 215), p.deep, r) + seal(c.w - 70, c.h - 74, p)
}
/** A drop of ink that has come alive and leaps: the positions an animator would draw. */
const leap: Composition = (c, p, r) => {
  const [steps, high] = [r.whole(6, 9), r.between(210, 340)]
  const ground = c.h * 0.8
  const bounces = r.whole(1, 2)
  const where = (t: number): readonly [number, number] => [
    c.w * (0.12 + 0.76 * t),
    ground - 46 - (high * Math.abs(Math.sin(t * Math.PI * bounces))) / (1 + (t > 0.5 ? bounces - 1 : 0) * 0.8),
  ]
  const picture =
    rect(0, ground, c.w, c.h - ground, p.soft) +
    stroke(smooth(points(25, (i) => where(i / 24))), p.main, 2, 'stroke-dasharray="3 9" stroke-linecap="round"') +
    repeat(steps, (i) => {
      const t = i / (steps - 1)
      const [x, y] = where(t)
      const squash = 0.82 + 0.3 * Math.sin(t * Math.PI)
      const last = i === steps - 1
      return group(
        `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((t - 0.5) * 90).toFixed(0)}) scale(${(1.9 - squash).toFixed(2)} ${squash.toFixed(2)})`,
        path(
          'M0 -46C14 -66 8 -78 22 -84C20 -66 44 -34 44 0A44 44 0 0 1 -44 0C-44 -26 -20 -36 0 -46Z',
          last ? p.deep : p.main,
          last ? '' : `opacity="${(0.2 + 0.6 * t).toFixed(2)}"`,
        ) +
          (last || i === Math.floor(steps / 2)
            ? circle(-12, -4, 10, p.ground) +
              circle(16, -4, 10, p.ground) +
              circle(-9, -3, 5, p.deep) +
              circle(19, -3, 5, p.deep)
            : ''),
      )
    })
  const sun = circle(c.w * (bounces > 1 ? 0.5 : r.pick([0.13, 0.87])), c.h * 0.2, r.between(34, 60), p.accent)
  return r.chance(0.5) ? sun + picture : group(`translate(${num(c.w)} 0) scale(-1 1)`, sun + picture)
}
const lake: Composition = (c, p, r) => {
  const [water, boat] = [c.h * r.between(0.52, 0.62), c.w * r.between(0.25, 0.7)]
  return (
    gradient('a', [
      [p.main, 0.9],
      [p.main, 0.05],
    ]) +
    circle(c.w * r.between(0.25, 0.75), water - r.between(60, 170), r.between(60, 110), p.accent) +
    range(c, water - 10, r.between(80, 170), 'url(#a)', r) +
    rect(0, water, c.w, c.h - water, p.ground) +
    stroke(
      repeat(
        16,
        () =>
          `M${(r.next() * c.w).toFixed(0)} ${(water + 10 + r.next() * (c.h - water)).toFixed(0)}h${r.between(30, 150).toFixed(0)}`,
      ),
      p.main,
      2,
      'opacity=".5" stroke-linecap="round"',
    ) +
    group(
      `translate(${boat} ${water + 90})`,
      path('M-90 0C-50 26 50 26 96 -6C50 6 -40 8 -90 0Z', p.deep) +
        path('M-26 2C-20 -34 24 -34 30 0Z', p.deep) +
        stroke('M62 -2V-58M62 -40l30 62', p.deep, 3) +
        circle(62, -64, 8, p.deep),
    ) +
    stroke(
      repeat(
        r.whole(4, 9),
        (i) =>
          `M${c.w - 40 - i * 17} ${c.h}q${-10 + i} -90 ${(-30 + i * 4 + r.near(0, 16)).toFixed(0)} ${(-r.between(110, 230)).toFixed(0)}`,
      ),
      p.deep,
      4,
      'stroke-linecap="round"',
    )
  )
}
/** Carp, seen from above, leaving rings. */
const carp: Composition = (c, p, r) =>
  rect(0, 0, c.w, c.h, p.soft) +
  repeat(r.whole(3, 5), (i) =>
    circle(c.w * r.next(), c.h * r.next(), 50 + i * 36, 'none', `stroke="${p.main}" stroke-width="2" opacity=".5"`),
  ) +
  repeat(r.whole(2, 4), (i) => {
    const color = i === 1 ? p.accent : p.deep
    return group(
      `translate(${(c.w * (0.22 + 0.2 * i) + r.near(0, 40)).toFixed(0)} ${(c.h * (0.3 + (i % 2) * 0.38) + r.near(0, 40)).toFixed(0)}) rotate(${r.whole(0, 11) * 30}) scale(${r.between(0.9, 1.35).toFixed(2)})`,
      path(
        'M-90 0C-60 -46 30 -44 66 -14C84 -20 96 -40 124 -42C108 -20 108 8 120 34C96 30 82 14 64 8C20 34 -60 42 -90 0Z',
        color,
      ) +
        path(
          'M-20 -34C0 -74 26 -70 40 -62C24 -54 16 -44 10 -34ZM-24 30C-10 62 14 66 30 60C16 50 10 40 8 28Z',
          color,
          'opacity=".55"',
        ) +
        repeat(3, (n) => oval(-30 + n * 32, -4 + (n % 2) * 8, 13, 8, p.ground, 'opacity=".75"')) +
        circle(-66, -10, 4, p.ground),
    )
  }) +
  seal(44, 44, p)
const bamboo: Composition = (c, p, r) =>
  circle(c.w * r.between(0.3, 0.7), c.h * 0.4, r.between(120, 190), p.soft) +
  repeat(r.whole(2, 4), (i) => {
    const x = c.w * (0.16 + 0.24 * i) + r.near(0, 40)
    const [lean, thick] = [r.near(0, 40), r.between(12, 26)]
    return (
      `<g opacity="${i % 2 ? 0.5 : 1}">` +
      repeat(5, (n) =>
        stroke(
          straight([
            [x + (lean * n) / 5, c.h - n * 130],
            [x + (lean * (n + 1)) / 5, c.h - (n + 1) * 130 + 7],
          ]),
          p.deep,
          thick,
          'stroke-linecap="butt"',
        ),
      ) +
      repeat(r.whole(6, 10), () =>
        group(
          `translate(${(x + lean / 2).toFixed(0)} ${(c.h * r.between(0.08, 0.7)).toFixed(0)}) rotate(${r.between(-60, 240).toFixed(0)}) scale(${r.between(0.8, 1.5).toFixed(2)})`,
          path('M6 0C30 -16 70 -14 110 4C70 10 34 14 6 0Z', p.main),
        ),
      ) +
      '</g>'
    )
  }) +
  seal(c.w - 66, 46, p)
/** Ink wash that wants to move. */
export const ink: Family = {
  palettes: [
    palette('#f4f1ea', '#e4e0d6', '#5d6468', '#1f2426', '#bf3b2b'), // 墨 and 朱
    palette('#edf2f1', '#d5e2e1', '#4f8086', '#17383f', '#d98a4b'), // 石青
    palette('#f3efe4', '#e6e2cb', '#6f8a5b', '#26382a', '#d1643d'), // 竹青
    palette('#f1ecf0', '#e0d5e0', '#77698f', '#2b2540', '#d98b6a'), // 紫藤
    palette('#f6ecdf', '#efdcc4', '#a5765a', '#3f2a22', '#3f7a80'), // 赭墨
    palette('#1f2a33', '#2a3843', '#7e98a3', '#dfe6e4', '#d9a55b'), // 月白 on 夜
  ],
  compositions: [peaks, enso, leap, lake, carp, bamboo, peaks],
  motifs: { peaks, enso, leap, lake, carp, bamboo },
}
