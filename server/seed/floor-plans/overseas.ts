import type { HallLayout } from '#contract/fair/floor-plan/layout/build-plan.ts'
import { basic, wired } from './supplies'

const CENTRE = 26
const QUARTERS = [0, 1, 2, 3] as const
type Spot = readonly [number, number]

/** A place by degrees from the east clockwise and metres from the middle, to the centimetre. */
function polar(degrees: number, radius: number): Spot {
  const angle = (degrees * Math.PI) / 180
  const metres = (value: number) => Math.round((CENTRE + value) * 100) / 100
  return [metres(radius * Math.cos(angle)), metres(radius * Math.sin(angle))]
}

const circle = (radius: number, corners: number): Spot[] =>
  Array.from({ length: corners }, (_, index) => polar((index * 360) / corners, radius))

interface Ring {
  prefix: string
  perQuarter: number
  /** metres from the middle */
  inner: number
  outer: number
  /** Degrees between the rows of two quarters, where one walks through. */
  gap: number
  doorsOutside: boolean
  utilities: typeof basic
}

/** Booths side by side in a ring that is open to four sides. */
function ring({ prefix, perQuarter, inner, outer, gap, doorsOutside, utilities }: Ring): HallLayout['islands'] {
  const width = (90 - gap) / perQuarter
  return QUARTERS.flatMap((quarter) =>
    Array.from({ length: perQuarter }, (_, index) => {
      const from = quarter * 90 + gap / 2 + index * width
      const [to, middle] = [from + width, from + width / 2]
      const number = `${prefix}${String(quarter * perQuarter + index + 1).padStart(2, '0')}`
      const near = [polar(from, inner), polar(middle, inner), polar(to, inner)]
      const far = [polar(to, outer), polar(middle, outer), polar(from, outer)]
      return { number, points: [...near, ...far], door: polar(middle, doorsOutside ? outer : inner), utilities }
    }),
  )
}

const walk = circle(15.5, 48)

/** A round pavilion: a ring of booths around the square in the middle, and another along the wall. */
export const overseas: HallLayout = {
  width: 2 * CENTRE,
  height: 2 * CENTRE,
  outline: circle(25.5, 48),
  blocks: [],
  islands: [
    ...(ring({ prefix: '8A-', perQuarter: 3, inner: 8, outer: 12.5, gap: 20, doorsOutside: true, utilities: wired }) ??
      []),
    ...(ring({
      prefix: '8B-',
      perQuarter: 7,
      inner: 18.5,
      outer: 22.5,
      gap: 14,
      doorsOutside: false,
      utilities: basic,
    }) ?? []),
  ],
  aisles: [
    ...walk.map(([x, y], index) => {
      const [toX, toY] = walk[(index + 1) % walk.length] ?? [x, y]
      return [x, y, toX, toY] as const
    }),
    [0.8, CENTRE, 51.2, CENTRE],
    [CENTRE, 0.8, CENTRE, 51.2],
  ],
  landmarks: [
    { id: 'south', kind: 'entrance', at: [CENTRE, 50.8], name: { zh: '南门', en: 'South entrance' } },
    { id: 'north', kind: 'entrance', at: [CENTRE, 1.2], name: { zh: '北门', en: 'North entrance' } },
    { id: 'stage', kind: 'stage', at: [CENTRE, CENTRE], name: { zh: '世界舞台', en: 'World stage' } },
    { id: 'exit', kind: 'exit', at: [50.8, CENTRE] },
    { id: 'info', kind: 'information', at: [28.4, 46.8] },
    { id: 'restroom', kind: 'restroom', at: [2.6, 28.4] },
    { id: 'food', kind: 'food', at: [2.6, 23.6], name: { zh: '世界茶饮', en: 'World tea bar' } },
    { id: 'first-aid', kind: 'firstAid', at: [48.6, 28.6] },
  ],
}
