import { type Composition, type Family, palette } from '../painter'
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
  straight,
  stroke,
} from '../svg'

/** A bowl seen from above, its layers rubbed through like the rings of a tree. */
const rings: Composition = (c, p, r) => {
  const colors = [p.main, p.deep, p.accent, p.main, p.soft]
  const [layers, x, y] = [r.whole(9, 13), c.cx + r.near(0, 70), c.cy + r.near(0, 12)]
  const wave = points(12, () => [r.near(0, 1), 0])
  return (
    circle(x + 14, y + 18, 268, p.deep, 'opacity=".25"') +
    circle(x, y, 268, p.deep) +
    repeat(layers, (k) => {
      const reach = 256 * (1 - k / layers)
      return path(
        `${smooth(points(13, (i): Point => polar(x + k * 2.4, y - k * 1.6, reach + (wave[i % 12]?.[0] ?? 0) * Math.min(6 + k * 1.6, reach * 0.13), (i % 12) * 30)))}Z`,
        colors[k % 5] ?? p.main,
      )
    }) +
    stroke(
      `M${x - 190} ${y - 120}A225 225 0 0 1 ${x - 60} ${y - 216}`,
      '#fff',
      9,
      'opacity=".3" stroke-linecap="round"',
    )
  )
}
const chair: Composition = (c, p, r) => {
  const [back, legs, arms] = [r.between(180, 230), r.between(100, 130), r.chance(0.6)]
  const [seat, wide] = [c.h * 0.52, r.between(120, 150)]
  const crest = r.pick([
    `M${c.cx - wide - 20} ${seat - back}q${wide + 20} ${-r.between(20, 60)} ${2 * (wide + 20)} 0`,
    `M${c.cx - wide} ${seat - back * 0.45}C${c.cx - wide} ${seat - back * 1.25} ${c.cx + wide} ${seat - back * 1.25} ${c.cx + wide} ${seat - back * 0.45}`,
    `M${c.cx - wide} ${seat - back}H${c.cx + wide}`,
  ])
  const splat = r.pick([
    () => rect(c.cx - 30, seat - back - 4, 60, back, p.accent) + circle(c.cx, seat - back * 0.62, 18, p.main),
    () => repeat(7, (i) => rect(c.cx - 92 + i * 29, seat - back + 4, 7, back, p.main)),
    () =>
      rect(c.cx - wide + 18, seat - back + 24, wide * 2 - 36, back * 0.42, p.accent) +
      stroke(
        straight(ridge(c.cx - wide + 18, c.cx + wide - 18, 6, (_, i) => seat - back + 40 + (i % 2) * 40)),
        p.main,
        4,
      ),
  ])
  return (
    rect(0, c.h * 0.84, c.w, c.h * 0.16, p.soft) +
    r.pick([
      () => circle(c.cx + r.near(0, 90), c.h * 0.4, 200, p.soft),
      () => rect(c.cx - 210, 40, 420, c.h * 0.8, p.soft),
      () => path(`M${c.cx - 200} ${c.h * 0.84}V240A200 200 0 0 1 ${c.cx + 200} 240V${c.h * 0.84}Z`, p.soft),
    ])() +
    oval(c.cx, seat + legs + 84, wide + 60, 13, p.deep, 'opacity=".25"') +
    splat() +
    stroke(
      `${crest}M${c.cx - wide} ${seat - back}V${seat + legs + 80}M${c.cx + wide} ${seat - back}V${seat + legs + 80}M${c.cx - wide} ${seat + legs}H${c.cx + wide}M${c.cx - wide} ${seat + legs + 34}H${c.cx + wide}`,
      p.main,
      13,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    (arms
      ? stroke(
          `M${c.cx - wide} ${seat - back * 0.46}h-34v${back * 0.46}M${c.cx + wide} ${seat - back * 0.46}h34v${back * 0.46}`,
          p.main,
          11,
          'stroke-linejoin="round"',
        )
      : '') +
    rect(c.cx - wide - 38, seat, wide * 2 + 76, 24, p.deep, 'rx="8"') +
    path(`M${c.cx - wide} ${seat + 24}h${wide * 2}q-20 40 -${wide} 26t-${wide} -26Z`, p.main)
  )
}
const stack: Composition = (c, p, r) => {
  const colors = [p.main, p.deep, p.accent, p.main]
  let y = c.h * 0.86
  let pile = ''
  for (let i = 0; i < r.whole(4, 6) && y > 150; i++) {
    const [w, h, x] = [r.between(230, 360) - i * 22, r.between(54, 100), c.cx + r.near(0, 10)]
    const color = colors[i % 4] ?? p.main
    y -= h
    pile += r.pick([
      () =>
        rect(x - w / 2, y, w, h, color, 'rx="10"') +
        rect(x - w / 2, y + h * 0.34, w, 3, p.ground, 'opacity=".7"') +
        stroke(smooth(ridge(x - w / 2 + 20, x + w / 2 - 20, 8, (_, n) => y + h * 0.66 + (n % 2 ? 9 : -9))), p.soft, 3),
      () =>
        path(
          `M${x - w / 2} ${y}H${x + w / 2}C${x + w / 2} ${y + h * 0.8} ${x + w * 0.3} ${y + h * 0.9} ${x + w * 0.2} ${y + h}H${x - w * 0.2}C${x - w * 0.3} ${y + h * 0.9} ${x - w / 2} ${y + h * 0.8} ${x - w / 2} ${y}Z`,
          color,
        ) + rect(x - w / 2, y, w, 8, p.soft),
      () =>
        rect(x - w / 2, y, w, h, color, `rx="${(h / 2).toFixed(0)}"`) +
        repeat(9, (n) => path(`M${x - w * 0.36 + n * w * 0.09} ${y + h / 2}l8 -12l8 12l-8 12Z`, p.soft)),
    ])()
  }
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    rect(0, 0, c.w, c.h * 0.72, p.ground) +
    circle(c.cx + r.near(0, 170), c.h * 0.32, r.between(90, 160), p.accent, 'opacity=".5"') +
    oval(c.cx, c.h * 0.865, 190, 12, p.deep, 'opacity=".3"') +
    pile +
    circle(c.cx, y - 9, 12, p.deep)
  )
}
/** Slivers of shell set in black, thick along one sweep. */
const inlay: Composition = (c, p, r) => {
  const [bend, dark] = [r.between(0.5, 2.2), p.deep]
  const shard = (x: number, y: number, size: number, color: string): string =>
    path(
      straight(
        points(r.whole(3, 4), (i) => polar(x, y, size * r.between(0.6, 1.2), i * 100 + r.between(0, 60))),
        true,
      ),
      color,
      `opacity="${r.between(0.55, 1).toFixed(2)}"`,
    )
  const moon = r.chance(0.6)
    ? circle(c.w * r.between(0.2, 0.8), c.h * 0.28, r.between(60, 110), p.main)
    : oval(c.cx, c.cy, 230, 150, p.main)
  return (
    rect(0, 0, c.w, c.h, dark) +
    moon +
    repeat(60, (i) => {
      const t = r.next()
      return shard(
        c.w * t,
        c.h * (0.62 + 0.22 * Math.sin(t * 4 * bend + bend)) + r.near(0, 1) ** 3 * 200,
        i % 6 ? r.between(5, 13) : r.between(15, 26),
        [p.accent, p.soft, p.ground, p.main][i % 4] ?? p.soft,
      )
    }) +
    stroke(
      smooth(ridge(-10, c.w + 10, 16, (t) => c.h * (0.62 + 0.22 * Math.sin(t * 4 * bend + bend)))),
      p.accent,
      2.4,
    ) +
    rect(24, 24, c.w - 48, c.h - 48, 'none', `stroke="${p.accent}" stroke-width="3"`)
  )
}
/** Carved cloud scrolls, cut through layer after layer. */
const carved: Composition = (c, p, r) => {
  const size = Math.round(r.between(140, 300))
  const layers = r.pick([
    [p.deep, p.main, p.accent, p.deep, p.main],
    [p.deep, p.accent, p.main, p.deep, p.accent],
    [p.deep, p.main, p.deep, p.accent, p.deep],
  ])
  const scroll = repeat(5, (k) => {
    const s = (size / 2) * (0.94 - k * 0.17)
    return path(
      'M0 -100C90 -100 100 -10 42 4C100 20 70 96 0 62C-70 96 -100 20 -42 4C-100 -10 -90 -100 0 -100Z',
      layers[k] ?? p.main,
      `transform="scale(${(s / 100).toFixed(3)})"`,
    )
  })
  const turn = r.chance(0.5) ? 0 : r.whole(5, 85)
  return (
    rect(0, 0, c.w, c.h, p.main) +
    `<pattern id="q" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn} ${c.cx} ${c.cy})">${group(`translate(${size / 2} ${size / 2})`, scroll)}${repeat(4, (i) => circle((i % 2) * size, Math.floor(i / 2) * size, size * 0.09, p.deep) + circle((i % 2) * size, Math.floor(i / 2) * size, size * 0.05, p.accent))}</pattern>` +
    (r.chance(0.5)
      ? rect(0, 0, c.w, c.h, 'url(#q)')
      : rect(0, 0, c.w, c.h, p.ground) +
        circle(c.cx + 8, c.cy + 14, 256, p.deep, 'opacity=".3"') +
        circle(c.cx, c.cy, 256, 'url(#q)', `stroke="${p.deep}" stroke-width="16"`))
  )
}
const screen: Composition = (c, p, r) => {
  const panels = r.whole(4, 6)
  const [w, x0, top, h] = [Math.min((c.w * 0.86) / panels, 150), 0, c.h * 0.12, c.h * 0.72]
  const left = c.cx - (w * panels) / 2 + x0
  const [sx, sy] = [c.cx + r.near(0, 140), top + h * r.between(0.25, 0.4)]
  const view =
    gradient('g', [
      [p.accent, 0.9],
      [p.accent, 0.25],
    ]) +
    circle(sx, sy, r.between(60, 100), p.accent) +
    repeat(3, (k) =>
      path(
        `${smooth(ridge(left - 10, left + w * panels + 10, 9, (t) => top + h * (0.54 + k * 0.15) - Math.sin(t * (5 + k * 2) + k + sx) * 34 + r.near(0, 14)))}V${top + h + 20}H${left - 10}Z`,
        [p.main, 'url(#g)', p.main][k] ?? p.main,
        k === 2 ? '' : 'opacity=".8"',
      ),
    )
  return (
    rect(0, c.h * 0.8, c.w, c.h * 0.2, p.soft) +
    group(
      'translate(0 0)',
      clipped(
        'p',
        path(
          repeat(
            panels,
            (i) =>
              `M${left + i * w} ${top + (i % 2 ? 14 : 0)}l${w} ${i % 2 ? -14 : 14}v${h}l${-w} ${i % 2 ? 14 : -14}Z`,
          ),
          '',
        ),
        rect(left, top, w * panels, h + 20, p.deep) +
          view +
          repeat(panels, (i) =>
            rect(left + i * w, top, w, h + 20, i % 2 ? '#000' : '#fff', `opacity="${i % 2 ? 0.16 : 0.05}"`),
          ),
      ),
    ) +
    repeat(panels + 1, (i) => rect(left + i * w - 2, top + (i % 2 ? 14 : 0), 4, h, p.deep))
  )
}
/** Lacquer and the things it covers. */
export const lacquer: Family = {
  palettes: [
    palette('#efe6da', '#dfcfba', '#9e2b25', '#2a1412', '#d3a04a'), // 朱漆
    palette('#e9e7e1', '#d3cec2', '#3f4a4c', '#171b1c', '#c29a52'), // 乌漆 and 金
    palette('#efe4d3', '#e2c79d', '#a8642c', '#33190f', '#2f6a64'), // 琥珀
    palette('#e6ebe6', '#c7d5cb', '#33695a', '#10261f', '#cf8d48'), // 石绿
    palette('#ece6ea', '#d4c6d0', '#6b3550', '#26121f', '#d8a878'), // 绛紫
    palette('#e8ecef', '#c9d3da', '#2f4d70', '#101c2c', '#cfa75f'), // 霁蓝
  ],
  compositions: [rings, chair, stack, inlay, carved, screen],
  motifs: { rings, chair, stack, inlay, carved, screen },
}
