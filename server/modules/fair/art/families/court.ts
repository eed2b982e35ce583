import { type Composition, type Family, palette } from '../painter'
import {
  circle,
  clipped,
  group,
  oval,
  path,
  type Point,
  points,
  rect,
  repeat,
  ridge,
  smooth,
  straight,
  stroke,
} from '../svg'

const basketball = `M-300 -160H300V160H-300ZM0 -160V160M-300 -60H-185V60H-300M300 -60H185V60H300M-300 -140H-265A150 140 0 0 1 -265 140H-300M300 -140H265A150 140 0 0 0 265 140H300`
const tennis = 'M-300 -138H300V138H-300ZM-300 -104H300M-300 104H300M-160 -104V104M160 -104V104M-160 0H160M0 -156V156'
const football =
  'M-300 -195H300V195H-300ZM0 -195V195M-300 -115H-205V115H-300M300 -115H205V115H300M-300 -54H-268V54H-300M300 -54H268V54H300M-205 -40A50 50 0 0 1 -205 40M205 -40A50 50 0 0 0 205 40'
const badminton =
  'M-300 -136H300V136H-300ZM-300 -118H300M-300 118H300M-278 -136V136M278 -136V136M-88 -136V136M88 -136V136M-300 0H-88M88 0H300M0 -150V150'

const pitch: Composition = (c, p, r) => {
  const kind = r.pick([basketball, tennis, football, badminton])
  const grow = r.pick([0.86, 1.25, 1.7])
  const ball: Point = [c.w * r.between(0.2, 0.8), c.h * r.between(0.2, 0.8)]
  return (
    rect(0, 0, c.w, c.h, p.main) +
    group(
      `translate(${c.cx + (grow > 1 ? r.near(0, 180) : 0)} ${c.cy}) rotate(${r.pick([0, 90, 24, -32, 60])}) scale(${(grow * (c.w / c.h > 1.3 ? 1.1 : 0.94)).toFixed(2)})`,
      rect(
        -300,
        kind === football ? -195 : -140,
        600,
        kind === football ? 390 : 280,
        r.chance(0.5) ? p.deep : p.accent,
        'opacity=".85"',
      ) +
        stroke(kind, p.ground, 5) +
        (kind === tennis || kind === badminton
          ? ''
          : circle(0, 0, 58, 'none', `stroke="${p.ground}" stroke-width="5"`)),
    ) +
    stroke(
      smooth([[ball[0] - 190, c.h + 20], [ball[0] - 120, ball[1] + 60], ball]),
      p.ground,
      3,
      'stroke-dasharray="4 12" stroke-linecap="round"',
    ) +
    oval(ball[0] + 10, ball[1] + 14, 22, 20, p.deep, 'opacity=".4"') +
    circle(...ball, 21, p.soft) +
    stroke(`M${ball[0] - 16} ${ball[1] - 12}q16 12 4 32`, p.main, 3)
  )
}
const contours: Composition = (c, p, r) => {
  const hill = (x: number, y: number, size: number, rings: number): string => {
    const wobble = points(10, () => [r.between(0.78, 1.2), 0])
    return repeat(rings, (k) => {
      const reach = size * (1 - k / (rings + 1))
      const ring = points(11, (i): Point => {
        const angle = ((i % 10) / 10) * Math.PI * 2
        const far = reach * (wobble[i % 10]?.[0] ?? 1)
        return [x + Math.cos(angle) * far * 1.25 - k * 4, y + Math.sin(angle) * far - k * 7]
      })
      return path(
        smooth(ring),
        k === rings - 1 ? p.accent : p.main,
        `fill-opacity="${k === rings - 1 ? 0.9 : 0.13}" stroke="${p.main}" stroke-width="${k % 4 ? 1.4 : 3}"`,
      )
    })
  }
  const trail = points(7, (i): Point => [c.w * (-0.03 + (i / 6) * 1.06), c.h * (0.82 - i * 0.1) + r.near(0, 80)])
  return (
    rect(0, 0, c.w, c.h, r.chance(0.5) ? p.ground : p.soft) +
    hill(c.w * r.between(0.15, 0.4), c.h * r.between(0.2, 0.5), r.between(230, 330), r.whole(6, 8)) +
    hill(c.w * r.between(0.65, 0.9), c.h * r.between(0.5, 0.85), r.between(150, 260), r.whole(4, 6)) +
    stroke(smooth(trail), p.deep, 6, 'stroke-dasharray="16 11" stroke-linecap="round"') +
    trail
      .slice(1, 6)
      .map(([x, y], i) =>
        i % 2
          ? circle(x, y, 8, p.ground, `stroke="${p.deep}" stroke-width="5"`)
          : path(`M${x.toFixed(0)} ${y.toFixed(0)}c-34 -40 -22 -70 0 -70s34 30 0 70Z`, p.deep) +
            circle(x, y - 44, 9, p.ground),
      )
      .join('')
  )
}
const track: Composition = (c, p, r) => {
  const [x, y] = [r.chance(0.5) ? -60 : c.w + 60, r.chance(0.5) ? c.h + 40 : -40]
  const [lanes, wide, inner] = [r.whole(5, 8), r.between(46, 62), r.between(150, 260)]
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    circle(x, y, inner + lanes * wide, p.main) +
    repeat(lanes + 1, (i) =>
      circle(x, y, inner + i * wide, i ? 'none' : p.deep, `stroke="${p.ground}" stroke-width="4"`),
    ) +
    repeat(r.whole(1, 3), (i) =>
      circle(
        x,
        y,
        inner + (i * 2 + 0.5) * wide,
        'none',
        `stroke="${p.accent}" stroke-width="${(wide * 0.3).toFixed(0)}" stroke-dasharray="${r.whole(160, 360)} 4000" stroke-linecap="round" transform="rotate(${(x < 0 ? 0 : 180) + (y < 0 ? 1 : -1) * (x < 0 ? 1 : -1) * r.whole(10, 60)} ${x} ${y})"`,
      ),
    ) +
    circle(c.w - (x < 0 ? 90 : c.w - 90), c.h - (y < 0 ? 90 : c.h - 90), r.between(36, 60), p.accent)
  )
}
const summit: Composition = (c, p, r) => {
  const [px, py] = [c.w * r.between(0.3, 0.7), c.h * r.between(0.18, 0.32)]
  const base = c.h * 0.86
  const slope: Point[] = [
    [px - 420, base],
    [px - 150, py + 190],
    [px - 70, py + 120],
    [px, py],
    [px + 60, py + 80],
    [px + 120, py + 120],
    [px + 430, base],
  ]
  const switchback = points(9, (i): Point => [
    px + (i % 2 ? 1 : -1) * (150 - i * 17) + r.near(0, 10),
    base - ((base - py - 30) * i) / 8.4,
  ])
  return (
    rect(0, 0, c.w, c.h, p.soft) +
    circle(c.w * r.between(0.15, 0.85), c.h * 0.26, r.between(50, 90), p.accent) +
    path(
      `${straight(ridge(-20, c.w + 20, 9, () => c.h * r.between(0.45, 0.68)))}V${c.h}H-20Z`,
      p.main,
      'opacity=".35"',
    ) +
    clipped(
      's',
      path(straight(slope, true), ''),
      path(straight(slope, true), p.main) +
        path(
          straight(
            [
              [px, py],
              [px + 20, py + 160],
              [px - 30, py + 300],
              [px + 60, base],
              [px + 430, base],
            ],
            true,
          ),
          p.deep,
          'opacity=".45"',
        ) +
        path(
          straight(
            [
              [px - 110, py + 130],
              [px - 40, py + 90],
              [px - 10, py + 140],
              [px + 40, py + 96],
              [px + 110, py + 140],
              [px, py - 10],
            ],
            true,
          ),
          p.ground,
        ),
    ) +
    path(`${smooth(ridge(-20, c.w + 20, 6, () => c.h * r.between(0.76, 0.86)))}V${c.h}H-20Z`, p.deep) +
    stroke(smooth(switchback), p.ground, 4, 'stroke-dasharray="3 10" stroke-linecap="round"') +
    stroke(`M${px} ${py}v-52`, p.deep, 4) +
    path(`M${px} ${py - 52}l40 13l-40 13Z`, p.accent)
  )
}
const river: Composition = (c, p, r) => {
  const bank = points(7, (i): Point => [c.cx + r.near(0, c.w * 0.22), (c.h * i) / 5.6 - 40])
  const mirror = points(6, (i): Point => [c.w * (0.08 + 0.17 * i), c.h * r.between(0.1, 0.9)])
  return (
    rect(0, 0, c.w, c.h, p.ground) +
    repeat(22, (i) =>
      rect(
        (i % 6) * (c.w / 5.4) - 30 + r.near(0, 12),
        Math.floor(i / 6) * (c.h / 3.6) - 20 + r.near(0, 10),
        c.w / 6.6,
        c.h / 4.6,
        i % 5 ? p.soft : p.main,
        `opacity="${i % 5 ? 1 : 0.5}" rx="4"`,
      ),
    ) +
    stroke(smooth(bank), p.main, r.between(80, 120)) +
    stroke(smooth(bank), p.soft, 3, 'stroke-dasharray="40 26"') +
    stroke(smooth(mirror), p.deep, 7, 'stroke-linejoin="round"') +
    mirror
      .map(([x, y], i) =>
        circle(
          x,
          y,
          i === 0 || i === 5 ? 17 : 10,
          i === 5 ? p.accent : p.ground,
          `stroke="${p.deep}" stroke-width="6"`,
        ),
      )
      .join('') +
    group(
      `translate(${c.w - 74} 76)`,
      circle(0, 0, 42, p.deep) + path('M0 -34L11 0L0 34L-11 0Z', p.ground) + path('M0 -34L11 0H-11Z', p.accent),
    )
  )
}
const arcs: Composition = (c, p, r) => {
  const floor = c.h * r.between(0.76, 0.84)
  return (
    rect(0, 0, c.w, c.h, r.chance(0.5) ? p.deep : p.main) +
    path(
      straight(
        [
          [0, c.h],
          [c.w, c.h],
          [c.w * 0.8, floor],
          [c.w * 0.2, floor],
        ],
        true,
      ),
      p.accent,
      'opacity=".7"',
    ) +
    stroke(`M0 ${floor}H${c.w}M${c.cx} ${floor}V${c.h}`, p.ground, 4) +
    repeat(r.whole(3, 5), (i) => {
      const [from, span, high] = [c.w * r.between(-0.05, 0.35), c.w * r.between(0.4, 0.7), c.h * (0.3 + i * 0.12)]
      const list = points(9, (n): Point => [from + (span * n) / 8, floor - high * 4 * (n / 8) * (1 - n / 8)])
      const [bx, by] = list[r.whole(2, 6)] ?? [0, 0]
      return (
        stroke(
          smooth(list),
          i % 2 ? p.soft : p.ground,
          i % 2 ? 2 : 4,
          i % 2 ? 'stroke-dasharray="2 10" stroke-linecap="round"' : 'opacity=".8"',
        ) + circle(bx, by, r.between(14, 34), i % 2 ? p.soft : p.accent)
      )
    })
  )
}
/** Courts, trails and maps. */
export const court: Family = {
  palettes: [
    palette('#f4efe3', '#e5ddc6', '#3f7d6e', '#1d3b38', '#e08a3c'), // 石绿
    palette('#f1f2ee', '#d3e0e2', '#2f6f93', '#16334a', '#e7b04b'), // 湖蓝
    palette('#f6ece0', '#eed5b8', '#c0603a', '#4a241b', '#3c7a83'), // 赭红
    palette('#f2f0e2', '#dde0bd', '#7f9342', '#2f3d20', '#d2573a'), // 柳黄
    palette('#f3ecef', '#e1d1dc', '#7b5584', '#2f2140', '#e5a05a'), // 紫棠
    palette('#eef0f1', '#cfd8de', '#5c7484', '#1f2d38', '#d94f37'), // 山岚
  ],
  compositions: [pitch, contours, track, summit, river, arcs],
  motifs: { pitch, contours, track, summit, river, arcs },
}
