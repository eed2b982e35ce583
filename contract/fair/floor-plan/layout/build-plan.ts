import type { DrawnBooth, PlanDrawing, Point } from '../schemas'
import type { LandmarkKind, Utility } from '../rules'
import { joinAisles } from './aisle-graph'

/** A row of booths, or two rows back to back. */
export interface BlockLayout {
  /** What the numbers begin with, such as `1A-`. */
  prefix: string
  /** The corner with the least x and y, in metres. */
  at: readonly [x: number, y: number]
  /** Booths next to each other. */
  count: number
  /** metres along the row, and from the aisle to the back */
  booth: readonly [width: number, depth: number]
  /** The row runs to the right or downwards. */
  direction: 'across' | 'down'
  /** `first` faces upwards (to the left where the row runs downwards), `last` the other way, `both` are back to back. */
  faces: 'first' | 'last' | 'both'
  /** The number of the first booth; 1 unless given. */
  begins?: number
  /** Widths of booths that differ, by their place in the row from 0; those after them move along. */
  widths?: Readonly<Record<number, number>>
  /** Of each of its booths. */
  utilities?: readonly Utility[]
}

/** A hall in a few lines, from which its plan is drawn. Lengths are in metres; y grows downwards. */
export interface HallLayout {
  width: number
  height: number
  /** Corners; without them the hall is a rectangle. */
  outline?: readonly (readonly [number, number])[]
  walls?: readonly (readonly (readonly [number, number])[])[]
  blocks: readonly BlockLayout[]
  /** Booths of another shape. */
  islands?: readonly {
    number: string
    points: readonly (readonly [number, number])[]
    door: readonly [number, number]
    utilities?: readonly Utility[]
  }[]
  /** Straight lines, joined where they cross or touch; `steps`: not for wheelchairs. */
  aisles: readonly (readonly [x1: number, y1: number, x2: number, y2: number, steps?: 'steps'])[]
  landmarks: readonly {
    id: string
    kind: LandmarkKind
    at: readonly [number, number]
    name?: { zh: string; en: string }
  }[]
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y })

const supply = (utilities: readonly Utility[] = []): Pick<DrawnBooth, 'utilities'> =>
  utilities.length > 0 ? { utilities: [...utilities] } : {}

/** The corners and the door of a booth `from` metres along its row, `above` metres from the row's upper edge. */
function drawBooth(block: BlockLayout, span: { from: number; width: number; row: 0 | 1 }, facesFirst: boolean) {
  const [, depth] = block.booth
  const [x, y] = block.at
  const [near, far] = [span.row * depth, (span.row + 1) * depth]
  const place = (along: number, across: number): Point =>
    block.direction === 'across' ? { x: x + along, y: y + across } : { x: x + across, y: y + along }
  const [start, end] = [span.from, span.from + span.width]
  return {
    points: [place(start, near), place(end, near), place(end, far), place(start, far)],
    door: place((start + end) / 2, facesFirst ? near : far),
  }
}

function drawBlock(block: BlockLayout): DrawnBooth[] {
  const { prefix, count, booth, faces, begins = 1, widths = {} } = block
  let from = 0
  const spans = Array.from({ length: count }, (_, index) => {
    const width = widths[index] ?? booth[0]
    from += width
    return { from: from - width, width }
  })
  const first = faces === 'last' ? [] : spans.map((span) => drawBooth(block, { ...span, row: 0 }, true))
  const row = faces === 'both' ? 1 : 0
  const last = faces === 'first' ? [] : spans.map((span) => drawBooth(block, { ...span, row }, false))
  // Numbered there along the one side and back along the other.
  return [...first, ...(faces === 'both' ? last.toReversed() : last)].map((drawn, index) => ({
    number: `${prefix}${String(begins + index).padStart(2, '0')}`,
    ...drawn,
    ...supply(block.utilities),
  }))
}

/** Draws the plan of a hall. The same description gives the same plan. */
export function buildPlan(hall: HallLayout): PlanDrawing {
  const { width, height, walls = [], islands = [] } = hall
  const rectangle = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  return {
    width,
    height,
    outline: (hall.outline ?? rectangle).map(point),
    walls: walls.map((wall) => wall.map(point)),
    landmarks: hall.landmarks.map(({ id, kind, at, name }) => ({
      id,
      kind,
      ...point(at),
      name: name ?? { zh: '', en: '' },
    })),
    aisles: joinAisles(
      hall.aisles.map(([x1, y1, x2, y2, steps]) => ({
        from: { x: x1, y: y1 },
        to: { x: x2, y: y2 },
        ...(steps ? { steps: true } : {}),
      })),
    ),
    booths: [
      ...hall.blocks.flatMap(drawBlock),
      ...islands.map(({ number, points, door, utilities }) => ({
        number,
        points: points.map(point),
        door: point(door),
        ...supply(utilities),
      })),
    ],
  }
}
