import { type Composition, type Family, type Palette, palette } from '../painter'
import type { Random } from '../random'
import {
  circle,
  clipped,
  gradient,
  group,
  path,
  polar,
  rect,
  repeat,
  ridge,
  smooth,
  straight,
  stroke,
  again,
  num,
  once,
  stored,
} from '../svg'

/** A little scene, the kind a location scout brings home. */
function scene(x: number, y: number, w: number, h: number, p: Palette, r: Random, id: string): string {
  const horizon = y + h * r.between(0.5, 0.72)
  const sun = circle(x + w * r.between(0.2, 0.8), horizon - h * r.between(0, 0.28), h * r.between(0.1, 0.2), p.accent)
  const view = r.pick([
    () =>
      sun +
      path(`${smooth(ridge(x, x + w, 7, () => horizon - h * r.between(0, 0.2)))}V${y + h}H${x}Z`, p.main) +
      path(`${smooth(ridge(x, x + w, 5, () => horizon + h * r.between(0.06, 0.2)))}V${y + h}H${x}Z`, p.deep),
    () =>
      sun +
      rect(x, horizon, w, h, p.main) +
      repeat(7, (i) => rect(x + (w * i) / 7, horizon - h * r.between(0.06, 0.4), w / r.between(7, 10), h, p.deep)),
    () =>
      sun +
      rect(x, horizon, w, h, p.deep) +
      repeat(4, (i) =>
        rect(x + w * (0.1 + i * 0.06), horizon + h * (0.08 + i * 0.08), w * (0.5 - i * 0.06), h * 0.015, p.accent),
      ),
    () =>
      rect(x, horizon, w, h, p.main) +
      path(
        straight(
          [
            [x + w * 0.46, horizon],
            [x + w * 0.54, horizon],
            [x + w * 0.9, y + h],
            [x + w * 0.1, y + h],
          ],
          true,
        ),
        p.deep,
      ) +
      sun,
  ])
  const spot = x + w * r.between(0.3, 0.7)
  const person = r.chance(0.5)
    ? circle(spot, horizon - h * 0.06, h * 0.022, p.deep) +
      rect(spot - h * 0.02, horizon - h * 0.035, h * 0.04, h * 0.12, p.deep, `rx="${(h * 0.02).toFixed(1)}"`)
    : ''
  return clipped(id, rect(x, y, w, h, ''), rect(x, y, w, h, p.soft) + view() + person)
}
const strip: Composition = (c, p, r) => {
  const [loops, h, tilt] = [Math.ceil(c.w / 750) + 1, 200, r.pick([-18, -12, 12, 18, 0])]
  const row = (y: number, key: string): string =>
    rect(-300, y - 46, c.w + 600, h + 92, p.deep) +
    stroke(`M-300 ${y - 24}H${c.w + 300}M-300 ${y + h + 24}H${c.w + 300}`, p.ground, 18, 'stroke-dasharray="16 20"') +
    once(
      key,
      repeat(3, (i) => scene(-380 + i * 250, y, 234, h, p, r, `${key}${i}`)),
    ) +
    repeat(loops, (i) => again(key, `translate(${(i + 1) * 750})`))
  return (
    rect(0, 0, c.w, c.h, p.main, 'opacity=".35"') +
    group(
      `rotate(${tilt} ${c.cx} ${c.cy})`,
      tilt && r.chance(0.5) ? row(c.cy - 100, 'a') : row(c.cy - 270, 'a') + row(c.cy + 60, 'b'),
    )
  )
}
const cone: Composition = (c, p, r) => {
  const [left, y] = [r.chance(0.5), c.h * r.between(0.5, 0.72)]
  const beam =
    gradient(
      'l',
      [
        [p.accent, 0.95],
        [p.accent, 0.12],
      ],
      true,
    ) +
    path(
      straight(
        [
          [70, y],
          [c.w * 0.74, c.h * 0.12],
          [c.w * 0.74, c.h * 0.8],
        ],
        true,
      ),
      'url(#l)',
    )
  const inner =
    beam +
    rect(c.w * 0.74, c.h * 0.12, 26, c.h * 0.68, p.ground === '#1d1f2b' ? p.soft : p.deep) +
    rect(30, y - 40, 110, 80, p.deep, 'rx="10"') +
    circle(60, y - 78, 44, p.deep) +
    circle(136, y - 66, 32, p.deep) +
    circle(60, y - 78, 16, p.main) +
    circle(136, y - 66, 11, p.main) +
    path(`M60 ${y + 40}L40 ${c.h}h12L86 ${y + 40}L120 ${c.h}h12L110 ${y + 40}Z`, p.deep) +
    repeat(30, () =>
      circle(r.between(190, c.w * 0.7), c.h * r.between(0.3, 0.68), r.between(1, 3.4), p.main, 'opacity=".8"'),
    ) +
    rect(0, c.h * 0.94, c.w, c.h * 0.06, p.main)
  return (
    rect(0, 0, c.w, c.h, p.main, 'opacity=".25"') + (left ? inner : group(`translate(${c.w} 0) scale(-1 1)`, inner))
  )
}
const reel: Composition = (c, p, r) => {
  const wheel = (x: number, y: number, size: number, turn: number, holes: number): string =>
    circle(x, y, size, p.deep) +
    circle(x, y, size * 0.93, p.main) +
    repeat(9, (i) =>
      circle(x, y, size * (0.9 - i * 0.025), 'none', `stroke="${p.deep}" stroke-width="2" opacity=".5"`),
    ) +
    circle(x, y, size * 0.66, p.deep) +
    repeat(holes, (i) => {
      const [px, py] = polar(x, y, size * 0.4, turn + (360 / holes) * i)
      return circle(px, py, size * (holes > 4 ? 0.135 : 0.17), p.soft)
    }) +
    circle(x, y, size * 0.13, p.accent) +
    circle(x, y, size * 0.04, p.deep)
  const [x, y, size] = [c.cx + r.near(0, 130), c.cy + r.near(-20, 60), r.between(190, 260)]
  return (
    circle(c.cx, c.cy, 330, p.soft) +
    path(
      `M${x - size} ${y}C${x - size} ${c.h} ${c.w * 0.7} ${c.h * 0.75} ${c.w + 20} ${c.h * r.between(0.8, 0.94)}`,
      'none',
      `stroke="${p.deep}" stroke-width="34"`,
    ) +
    path(
      `M${x - size} ${y}C${x - size} ${c.h} ${c.w * 0.7} ${c.h * 0.75} ${c.w + 20} ${c.h * 0.86}`,
      'none',
      `stroke="${p.accent}" stroke-width="5" stroke-dasharray="8 12"`,
    ) +
    wheel(x, y, size, r.between(0, 90), r.whole(3, 6)) +
    (r.chance(0.6) ? wheel(x > c.cx ? 90 : c.w - 90, 110, r.between(80, 120), r.between(0, 90), 3) : '')
  )
}
const wide: Composition = (c, p, r) => {
  const bar = c.h * r.between(0.12, 0.2)
  return (
    scene(0, 0, c.w, c.h, p, r, 'a') +
    rect(0, 0, c.w, bar, p.deep) +
    rect(0, c.h - bar, c.w, bar, p.deep) +
    rect(40, c.h - bar / 2 - 2, r.between(60, 200), 4, p.accent) +
    circle(c.w - 48, bar / 2, 7, p.accent)
  )
}
const leader: Composition = (c, p, r) => {
  const [turn, size] = [r.between(30, 330), 210]
  const [x, y] = polar(c.cx, c.cy, 500, turn - 90)
  return (
    path(`M${c.cx} ${c.cy}V${c.cy - 500}A500 500 0 ${turn > 180 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`, p.soft) +
    stroke(`M0 ${c.cy}H${c.w}M${c.cx} 0V${c.h}`, p.main, 3) +
    circle(c.cx, c.cy, size, 'none', `stroke="${p.deep}" stroke-width="6"`) +
    circle(c.cx, c.cy, size - 36, 'none', `stroke="${p.deep}" stroke-width="6"`) +
    clipped('d', circle(c.cx, c.cy, size - 48, ''), scene(c.cx - size, c.cy - size, size * 2, size * 2, p, r, 'b')) +
    stroke(straight([[c.cx, c.cy], polar(c.cx, c.cy, size, turn - 90)]), p.accent, 6)
  )
}
const house: Composition = (c, p, r) => {
  const [top, w] = [c.h * 0.14, Math.min(c.w * 0.74, 700)]
  return (
    rect(0, 0, c.w, c.h, p.deep) +
    scene(c.cx - w / 2, top, w, c.h * 0.42, p, r, 'a') +
    repeat(4, (row) => {
      const size = 44 + row * 15
      const count = Math.ceil(c.w / (size * 1.25)) + 1
      return (
        stored(`s${row}`, rect(0, 0, size, size * 1.6, p.main, `rx="${num(size / 4)}"`)) +
        `<g opacity="${num(0.45 + row * 0.18)}">` +
        repeat(count, (i) => {
          const [x, y] = [(i - (row % 2) / 2) * size * 1.25, c.h * (0.65 + row * 0.095)]
          return (
            again(`s${row}`, `translate(${num(x)} ${num(y)})`) +
            (r.chance(0.3) ? circle(x + size / 2, y - size * 0.14, size * 0.27, row > 1 ? p.soft : p.accent) : '')
          )
        }) +
        '</g>'
      )
    })
  )
}
/** Strips, reels, light and the dark house. */
export const film: Family = {
  palettes: [
    palette('#efe8dc', '#e2c9a6', '#b96a4a', '#2b2130', '#f0a94e'), // 落日
    palette('#e6ecec', '#bcd0d2', '#4f7f8c', '#14262f', '#e9b665'), // 海天霞
    palette('#f2e4e0', '#e6bfb4', '#96405a', '#2c1728', '#f2c08a'), // 胭脂 dusk
    palette('#e9ecdf', '#c9d6b4', '#5e8161', '#1d2f2a', '#eec25e'), // 石绿
    palette('#e6e4ee', '#bdb9d6', '#62598f', '#1d1a33', '#f0a97c'), // 青莲
    palette('#eceae6', '#cfcac2', '#85807a', '#1f1e1d', '#c8432f'), // 墨 and 朱
  ],
  compositions: [strip, cone, reel, wide, leader, house],
  motifs: { strip, cone, reel, wide, leader, house },
}
