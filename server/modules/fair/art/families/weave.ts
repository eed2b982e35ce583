import { type Composition, type Family, palette } from '../painter'
import {
  circle,
  clipped,
  group,
  path,
  points,
  polar,
  rect,
  repeat,
  ridge,
  straight,
  stroke,
  again,
  num,
  stored,
  type Point,
} from '../svg'

const plaid: Composition = (c, p, r) => {
  const colors = [p.main, p.deep, p.accent, p.soft]
  const bands = points(r.whole(5, 8), () => [r.next(), r.between(8, 70)])
  const paint = (long: number, wide: number, upright: boolean): string =>
    bands
      .map(([at, size], i) =>
        upright
          ? rect(at * long, 0, size, wide, colors[i % 4] ?? p.main)
          : rect(0, at * long, wide, size, colors[i % 4] ?? p.main),
      )
      .join('')
  return (
    `<pattern id="t" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0M-2 2L2 -2M6 10L10 6" stroke="#fff" stroke-width="3"/></pattern><mask id="m">${rect(0, 0, c.w, c.h, 'url(#t)')}</mask>` +
    rect(0, 0, c.w, c.h, p.soft) +
    paint(c.w, c.h, true) +
    `<g mask="url(#m)">${rect(0, 0, c.w, c.h, p.soft, 'opacity=".5"')}${paint(c.h, c.w, false)}</g>`
  )
}
const kilim: Composition = (c, p, r) => {
  const [size, steps] = [Math.round(r.between(120, 300)), r.whole(4, 6)]
  const unit = size / 2 / steps
  const diamond = (scale: number, fill: string): string =>
    path(
      straight(
        [
          [0, 1],
          [1, 0],
          [2, 1],
          [3, 2],
        ].flatMap((_, quarter) =>
          points(steps * 2, (i) => {
            const [a, b] = [steps - Math.ceil(i / 2), Math.floor(i / 2) + 1]
            const [x, y] = [a * unit * scale, b * unit * scale]
            return quarter === 0 ? [x, y] : quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x]
          }),
        ),
        true,
      ),
      fill,
    )
  const [band, core, eye, warm] = [r.between(0.58, 0.74), r.between(0.36, 0.5), r.between(0.12, 0.24), r.chance(0.5)]
  const tile = (x: number, y: number, odd: boolean): string =>
    group(
      `translate(${x} ${y})`,
      diamond(0.94, odd === warm ? p.main : p.deep) +
        diamond(band, warm ? p.ground : p.soft) +
        diamond(core, odd ? p.accent : p.main) +
        diamond(eye, p.soft),
    )
  return (
    rect(0, 0, c.w, c.h, p.ground) +
    `<pattern id="k" width="${size * 2}" height="${size}" patternUnits="userSpaceOnUse">${tile(size / 2, size / 2, true)}${tile(size * 1.5, size / 2, false)}${repeat(3, (i) => rect(size * i - unit / 2, -unit / 2, unit, unit, p.accent))}</pattern>` +
    rect(0, 0, c.w, c.h, 'url(#k)') +
    repeat(
      2,
      (i) =>
        rect(0, i ? c.h - 44 : 0, c.w, 44, p.deep) +
        stroke(
          straight(ridge(0, c.w, Math.round(c.w / 20), (_, n) => (i ? c.h - 22 : 22) + (n % 2 ? 9 : -9))),
          p.accent,
          5,
        ),
    )
  )
}
const ikat: Composition = (c, p, r) => {
  const [columns, rows] = [Math.max(2, Math.round((c.w / 800) * r.whole(3, 5))), r.whole(3, 5)]
  const [w, h] = [c.w / columns, c.h / rows]
  const jag = (x: number, y: number, rx: number, ry: number, fill: string): string =>
    path(
      straight(
        points(28, (i) => {
          const angle = (i / 28) * 360
          const reach = i % 2 ? 1 : 0.8
          const [ux, uy] = polar(0, 0, 1, angle)
          const diamond = 1 / (Math.abs(ux) + Math.abs(uy))
          return [x + ux * rx * diamond, y + uy * ry * diamond * reach + r.near(0, 5)]
        }),
        true,
      ),
      fill,
    )
  const motif = (id: string, outer: string): string =>
    stored(
      id,
      jag(0, 0, w * 0.46, h * 0.56, outer) +
        jag(0, 0, w * 0.3, h * 0.36, p.accent) +
        jag(0, 0, w * 0.15, h * 0.17, p.ground),
    )
  const place = (i: number, j: number): string =>
    `translate(${num((i + 0.5) * w)} ${num((j + (i % 2 ? 0 : 0.5)) * h)})${j % 2 ? 'scale(-1 1)' : ''}`
  return (
    motif('a', p.deep) +
    motif('b', p.main) +
    repeat(
      columns,
      (i) =>
        rect(i * w, 0, w, c.h, i % 2 ? p.soft : p.ground) +
        repeat(rows + 1, (j) => again(i % 2 ? 'b' : 'a', place(i, j))),
    )
  )
}
const basket: Composition = (c, p, r) => {
  const [size, strands] = [Math.round(r.pick([75, 100, 150]) * Math.max(1, c.w / 1000)), r.whole(3, 5)]
  const colors = [p.main, p.accent, p.deep, p.main]
  const [w, across] = [size / strands, Math.ceil(c.w / size)]
  const cells = points(across * Math.ceil(c.h / size), (n) => [n % across, Math.floor(n / across)])
  const dyed = cells.map(([i, j]) => (r.chance(0.16) ? p.soft : (colors[(i * 2 + j * 3) % 4] ?? p.main)))
  const cell = ([i, j]: Point): string =>
    repeat(strands, (k) =>
      (i + j) % 2
        ? `M${i * size + 1} ${num(j * size + (k + 0.5) * w)}h${size - 2}`
        : `M${num(i * size + (k + 0.5) * w)} ${j * size + 1}v${size - 2}`,
    )
  const strand = (color: string): string =>
    stroke(
      cells
        .filter((_, n) => dyed[n] === color)
        .map(cell)
        .join(''),
      color === p.deep ? p.ground : color,
      w - 4,
    )
  return rect(0, 0, c.w, c.h, p.deep) + [...new Set(dyed)].map(strand).join('')
}
const hanging: Composition = (c, p, r) => {
  const [w, h] = [r.between(290, 360), c.h * 0.68]
  const [x, y, top] = [c.cx - w / 2, c.h * 0.12, r.whole(0, 2)]
  const motif =
    [
      circle(c.cx, y + h * 0.36, w * 0.3, p.accent) +
        repeat(4, (i) =>
          path(
            straight(
              [
                ...ridge(x, x + w, 5, (t) => y + h * (0.66 + i * 0.09) - Math.sin(t * 6.3 + i) * 16),
                [x + w, y + h],
                [x, y + h],
              ],
              true,
            ),
            [p.main, p.deep, p.soft, p.main][i] ?? p.main,
          ),
        ),
      repeat(5, (i) =>
        stroke(
          straight(ridge(x, x + w, 8, (_, n) => y + h * (0.16 + i * 0.17) + (n % 2 ? 26 : -26))),
          [p.accent, p.deep, p.main, p.accent, p.deep][i] ?? p.main,
          20,
        ),
      ),
      repeat(4, (i) => circle(c.cx, y + h, w * (0.98 - i * 0.22), [p.deep, p.main, p.accent, p.ground][i] ?? p.main)) +
        circle(c.cx, y + h * 0.26, w * 0.13, p.accent),
    ][top] ?? ''
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    rect(x + 14, y + 10, w, h, p.deep, 'opacity=".18"') +
    clipped(
      'h',
      rect(x, y, w, h, ''),
      rect(x, y, w, h, p.ground) +
        motif +
        `<pattern id="f" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h5M2.5 2v3" stroke="${p.deep}" stroke-opacity=".22"/></pattern>` +
        rect(x, y, w, h, 'url(#f)'),
    ) +
    stroke(
      repeat(
        26,
        (i) => `M${x + 5 + (i * (w - 10)) / 25} ${y + h}l${r.near(0, 5).toFixed(1)} ${r.between(46, 64).toFixed(0)}`,
      ),
      p.main,
      3,
    ) +
    rect(x - 30, y - 10, w + 60, 12, p.deep, 'rx="6"')
  )
}
const quilt: Composition = (c, p, r) => {
  const size = Math.round(r.pick([100, 120, 150]) * Math.max(1, c.w / 1000))
  const pairs = [
    [p.main, p.ground],
    [p.deep, p.accent],
    [p.ground, p.main],
    [p.accent, p.soft],
  ] as const
  const [arc, half, wedge] = [
    `M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`,
    `M0 0H${size / 2}A${size / 2} ${size / 2} 0 0 1 0 ${size / 2}Z`,
    `M0 0H${size}L0 ${size}Z`,
  ]
  const patches = pairs.map(
    ([a, b], i) =>
      stored(`c${i}`, rect(0, 0, size + 1, size + 1, b) + path(arc, a) + path(half, b)) +
      stored(`w${i}`, rect(0, 0, size + 1, size + 1, b) + path(wedge, a)),
  )
  const curved = r.between(0.4, 1)
  return (
    patches.join('') +
    repeat(Math.ceil(c.w / size), (i) =>
      repeat(Math.ceil(c.h / size), (j) =>
        again(
          `${r.chance(curved) ? 'c' : 'w'}${r.whole(0, 3)}`,
          `translate(${i * size} ${j * size})rotate(${r.whole(0, 3) * 90} ${size / 2} ${size / 2})`,
        ),
      ),
    )
  )
}
/** Woven cloth from around the world. */
export const weave: Family = {
  palettes: [
    palette('#f1e7d6', '#e2cfb0', '#b4472f', '#3b2a2f', '#e0a63e'), // 赭石 and 藤黄
    palette('#eef0ea', '#cfd9d6', '#2a5d78', '#16293d', '#d7a24a'), // 花青
    palette('#f3e3dc', '#e9c7b8', '#9a3b52', '#40203a', '#e58f5b'), // 胭脂
    palette('#ecebdc', '#cdd3b5', '#4d7a5d', '#203a33', '#d8b04e'), // 石绿
    palette('#f0ece6', '#d9d2c8', '#6a6f8f', '#262a42', '#c97a5d'), // 暮山紫
    palette('#f4ead2', '#ecd59b', '#cf7d2a', '#4a2a1a', '#2f7a7c'), // 琥珀
  ],
  compositions: [plaid, kilim, ikat, basket, hanging, quilt],
  motifs: { plaid, kilim, ikat, basket, hanging, quilt },
}
