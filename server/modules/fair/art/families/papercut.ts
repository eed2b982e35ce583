import { type Composition, type Family, type Palette, palette } from '../painter'
import type { Random } from '../random'
import {
  circle,
  group,
  path,
  points,
  polar,
  rect,
  repeat,
  straight,
  stroke,
  again,
  around,
  once,
  stored,
  type Point,
} from '../svg'

const petal = (near: number, far: number, half: number): string =>
  `M0 ${-near}C${half} ${-near - (far - near) * 0.3} ${half} ${-near - (far - near) * 0.7} 0 ${-far}C${-half} ${-near - (far - near) * 0.7} ${-half} ${-near - (far - near) * 0.3} 0 ${-near}Z`
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
/** A row of saw teeth on a ring, the mark of scissors. */
const teeth = (r: number, depth: number, count: number, fill: string): string =>
  path(
    straight(
      points(count * 2, (i) => whole(polar(0, 0, i % 2 ? r : r - depth, (180 / count) * i))),
      true,
    ),
    fill,
  )
const scallop = (r: number, count: number, fill: string): string =>
  circle(0, 0, r, fill) +
  `<path d="${repeat(count, (i) => {
    const [x, y] = polar(0, 0, r, (360 / count) * i)
    return `M${x.toFixed(0)} ${y.toFixed(0)}h0`
  })}" stroke="${fill}" stroke-width="${((r * 6.1) / count).toFixed(0)}" stroke-linecap="round"/>`

/** A round cut of radius 250: rings of holes in a sheet of paper. */
function medallion(id: string, paper: string, hole: string, spot: string, random: Random): string {
  const n = random.pick([6, 8, 8, 10, 12])
  const outer = random.pick([
    () =>
      around(
        `${id}1`,
        n * 2,
        path('M-14 -226C-4 -206 4 -206 14 -226C6 -216 -6 -216 -14 -226Z', hole) + circle(0, -236, 4, hole),
      ),
    () => around(`${id}2`, n * 3, path(petal(206, 236, 9), hole)),
    () => teeth(238, 12, n * 4, hole) + circle(0, 0, 222, paper) + around(`${id}3`, n * 2, circle(0, -210, 6, hole)),
  ])
  const middle = random.pick([
    () =>
      around(
        `${id}4`,
        n,
        path(petal(96, 192, 30), hole) + path(petal(112, 180, 18), paper) + path(petal(126, 168, 8), hole),
      ),
    () =>
      around(
        `${id}5`,
        n,
        path(petal(104, 188, 22), hole) +
          path('M-34 -124C-50 -150 -44 -178 -24 -196C-34 -170 -32 -150 -34 -124Z', hole) +
          path('M34 -124C50 -150 44 -178 24 -196C34 -170 32 -150 34 -124Z', hole),
      ),
    () =>
      around(
        `${id}6`,
        n,
        `<path d="M0 -190C30 -190 36 -150 12 -146C-6 -144 -8 -166 6 -166M0 -190C-34 -180 -40 -130 -8 -108" fill="none" stroke="${hole}" stroke-width="7" stroke-linecap="round"/>` +
          circle(26, -112, 6, hole),
      ),
    () =>
      around(
        `${id}7`,
        n,
        path('M0 -194L26 -150L0 -104L-26 -150Z', hole) +
          path('M0 -176L15 -150L0 -122L-15 -150Z', paper) +
          circle(0, -150, 5, hole),
        180 / n,
      ),
  ])
  const heart = random.pick([
    () => circle(0, 0, 84, hole) + around(`${id}8`, n, path(petal(10, 78, 17), paper)) + circle(0, 0, 20, spot),
    () =>
      circle(0, 0, 86, hole) +
      teeth(80, 16, n * 2, paper) +
      around(`${id}9`, n, path(petal(22, 54, 9), hole)) +
      circle(0, 0, 12, spot),
    () => around(`${id}10`, n, path(petal(30, 88, 15), hole)) + circle(0, 0, 26, hole) + circle(0, 0, 16, spot),
  ])
  const sized = (least: number, most: number): string => `scale(${random.between(least, most).toFixed(3)})`
  return outer() + group(sized(0.94, 1.03), middle()) + group(sized(0.86, 1.06), heart())
}
const round: Composition = (c, p, r) => {
  const edge = r.pick([
    () => scallop(246, 28, p.main),
    () => circle(0, 0, 262, p.main),
    () => rect(-250, -250, 500, 500, p.main, 'rx="30" transform="rotate(45) scale(.82)"') + circle(0, 0, 256, p.main),
  ])
  return (
    (r.chance(0.5) ? rect(24, 24, c.w - 48, c.h - 48, p.soft) : '') +
    group(`translate(${c.cx + 5} ${c.cy + 8})`, circle(0, 0, 262, p.deep, 'opacity=".14"')) +
    group(
      `translate(${c.cx} ${c.cy}) rotate(${r.whole(0, 11) * 15})`,
      edge() + medallion('m', p.main, p.ground, p.accent, r),
    )
  )
}
const window: Composition = (c, p, r) => {
  const corner =
    path('M-262 -262H-150C-190 -250 -250 -190 -262 -150Z', p.ground) +
    circle(-226, -226, 13, p.main) +
    path(
      'M-140 -252C-180 -222 -222 -180 -252 -140C-240 -190 -190 -240 -140 -252Z',
      p.ground,
      'transform="translate(20 20)"',
    )
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    group(
      `translate(${c.cx} ${c.cy})`,
      rect(-278, -278, 556, 556, p.main) +
        rect(-268, -268, 536, 536, 'none', `stroke="${p.ground}" stroke-width="4"`) +
        around('w', 4, corner) +
        group('scale(.93)', medallion('m', p.main, p.ground, p.accent, r)),
    )
  )
}
const layered: Composition = (c, p, r) => {
  const side = r.chance(0.5) ? 0 : c.w
  const disk = (id: string, x: number, y: number, scale: number, paper: string, hole: string): string =>
    group(`translate(${x} ${y}) scale(${scale})`, scallop(246, 24, paper) + medallion(id, paper, hole, p.accent, r))
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    disk('a', side, c.h, r.between(1.35, 1.7), p.main, p.ground) +
    disk('b', c.w - side + (side ? 170 : -170), 150, r.between(0.4, 0.5), p.deep, p.soft)
  )
}
/** A plant in a vase, folded once and cut: the two halves mirror each other. */
const tree: Composition = (c, p, r) => {
  const half = (leaves: number): string =>
    repeat(leaves, (i) =>
      group(
        `translate(0 ${190 - i * (400 / leaves)}) rotate(${r.between(48, 66)}) scale(${(1.15 - (i / leaves) * 0.5).toFixed(2)})`,
        path(petal(0, 190, 34), p.main) +
          path(petal(34, 160, 12), p.ground) +
          repeat(3, (n) => circle(30, -70 - n * 34, 5, p.main)) +
          (i % 2 ? circle(0, -206, 24, p.main) + circle(0, -206, 10, p.ground) : ''),
      ),
    ) +
    path('M0 290H70C60 270 62 262 84 236C108 206 84 168 40 168H0Z', p.main) +
    path('M14 270H44C40 250 60 232 58 210C40 200 26 216 14 196Z', p.ground)
  const side = half(r.whole(4, 5))
  return (
    (r.chance(0.5) ? circle(c.cx, c.cy, 284, p.soft) : rect(c.cx - 250, 26, 500, c.h - 52, p.soft, 'rx="250"')) +
    group(
      `translate(${c.cx} ${c.cy + 4}) scale(.92)`,
      once('s', side) +
        again('s', 'scale(-1 1)') +
        rect(-4, -230, 8, 420, p.main) +
        group('translate(0 -226) scale(.26)', circle(0, 0, 256, p.main) + medallion('m', p.main, p.soft, p.accent, r)),
    )
  )
}
/** The paper pennants hung over doors at New Year. */
const pennants: Composition = (c, p, r) => {
  const count = Math.max(3, Math.min(6, Math.round(c.w / 210)))
  const [w, h] = [c.w / count, c.h * 0.66]
  const cut = stored('c', group('scale(.31)', medallion('m', p.ground, p.main, p.main, r)))
  const papers: Palette[keyof Palette][] = r.chance(0.5) ? [p.main, p.deep, p.accent] : [p.main]
  return (
    cut +
    rect(0, 0, c.w, 54, p.soft) +
    stroke(`M0 54H${c.w}`, p.deep, 3) +
    repeat(count, (i) => {
      const [paper, drop] = [papers[i % papers.length] ?? p.main, h + (i % 2) * 50]
      return group(
        `translate(${i * w + w / 2} 54)`,
        rect(-w * 0.43, 0, w * 0.86, drop, paper) +
          path(
            repeat(5, (n) => {
              const x = -w * 0.43 + n * w * 0.172
              return `M${x.toFixed(1)} ${drop - 1}h${(w * 0.172).toFixed(1)}l${(-w * 0.086).toFixed(1)} ${n % 2 ? 46 : 70}Z`
            }),
            paper,
          ) +
          path(
            repeat(10, (k) => `M${(((k % 5) - 2) * w * 0.17).toFixed(0)} ${k < 5 ? 18 : drop - 42}l9 12l-9 12l-9 -12Z`),
            p.ground,
          ) +
          group(`translate(0 ${drop / 2})`, circle(0, 0, 84, p.ground) + again('c', 'scale(1)')),
      )
    })
  )
}
/** Cut paper, symmetrical and bold. */
export const papercut: Family = {
  palettes: [
    palette('#f6eee0', '#efdfc6', '#b8292f', '#5c1419', '#d9a441'), // 朱红 on 宣纸
    palette('#f3e7e4', '#ebcfca', '#a32a48', '#481024', '#e2a65b'), // 胭脂
    palette('#eef0ea', '#d7e0dc', '#245a66', '#10303a', '#d0913f'), // 靛青
    palette('#f4eddb', '#ead9ad', '#3f3a36', '#1d1a18', '#c0392f'), // 墨 and 丹
    palette('#f7efd9', '#f0d9a4', '#c4581f', '#5e240d', '#2f6b5c'), // 橘红
    palette('#3a1620', '#4c1e2a', '#e8c9a0', '#1d0a10', '#cf4a3f'), // 金 on 绛
  ],
  compositions: [round, window, layered, tree, pennants, round],
  motifs: { round, window, layered, tree, pennants },
}
