import type { IBlock, IDxf, IEntity } from 'dxf-parser'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { BLOCK_DEPTH_MAX, BLOCK_USES_MAX } from '../import/limits'
import { ImportRefused } from '../import/problem'
import { applyTo, closedOf, combine, createCounter, IDENTITY, isWallLayer, type Matrix } from '../import/shapes'
import { type Insert, isA } from './entities'
import { isOutline, linesOf } from './entity-lines'
import { type DrawnText, textOf } from './entity-text'

/** What a DXF file draws, with its blocks in their places; y still grows upwards. */
export interface Drawn {
  lines: Point[][]
  polygons: Point[][]
  walls: Point[][]
  texts: DrawnText[]
}

const ORIGIN: Point = { x: 0, y: 0 }

/** The places at which a block is used, one for each cell of its grid. */
function* placesOf(insert: Insert, base: Point): Generator<Matrix> {
  const { position = ORIGIN, rotation = 0, xScale = 1, yScale = 1 } = insert
  const [sine, cosine] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)]
  const turn: Matrix = [cosine, sine, -sine, cosine, position.x, position.y]
  for (let row = 0; row < Math.max(1, insert.rowCount || 1); row++) {
    for (let column = 0; column < Math.max(1, insert.columnCount || 1); column++) {
      const cell: Matrix = [1, 0, 0, 1, column * (insert.columnSpacing || 0), row * (insert.rowSpacing || 0)]
      yield combine(combine(combine(turn, cell), [xScale, 0, 0, yScale, 0, 0]), [1, 0, 0, 1, -base.x, -base.y])
    }
  }
}

/** Draws all entities of a file. Throws ImportRefused where blocks within blocks become too many. */
export function expandDxf({ entities = [], blocks = {}, tables }: Partial<IDxf>): Drawn {
  const drawn: Drawn = { lines: [], polygons: [], walls: [], texts: [] }
  const layers = new Map(Object.entries(tables?.layer?.layers ?? {}))
  const named = new Map(Object.entries(blocks))
  const count = createCounter()
  let uses = 0

  const isSeen = ({ visible, inPaperSpace, layer }: Partial<IEntity>) => {
    const on = layers.get(layer ?? '')
    // Of `visible` the parser says nothing where an entity is shown.
    return visible !== false && !inPaperSpace && on?.visible !== false && !on?.frozen
  }
  const addLine = (entity: IEntity, matrix: Matrix) => {
    const points = linesOf(entity).map((point) => applyTo(matrix, point))
    count(points.length)
    if (points.length < 2 || !points.every(({ x, y }) => Number.isFinite(x + y))) return
    drawn.lines.push(points)
    const corners = isOutline(entity) ? closedOf(points) : undefined
    if (isWallLayer(entity.layer ?? '')) drawn.walls.push(points)
    else if (corners) drawn.polygons.push(corners)
  }
  const draw = (list: readonly IEntity[], matrix: Matrix, depth: number) => {
    for (const entity of list) {
      if (!isSeen(entity)) continue
      const text = textOf(entity)
      if (text) drawn.texts.push({ ...text, at: applyTo(matrix, text.at) })
      else if (isA(entity, 'INSERT')) use(entity, matrix, depth)
      else addLine(entity, matrix)
    }
  }
  const use = (insert: Insert, matrix: Matrix, depth: number) => {
    const block: Partial<IBlock> | undefined = named.get(insert.name ?? '')
    if (!block?.entities) return
    if (depth >= BLOCK_DEPTH_MAX) throw new ImportRefused('tooManyBlocks')
    for (const place of placesOf(insert, block.position ?? ORIGIN)) {
      uses += 1
      if (uses > BLOCK_USES_MAX) throw new ImportRefused('tooManyBlocks')
      draw(block.entities, combine(matrix, place), depth + 1)
    }
  }
  draw(entities, IDENTITY, 0)
  return drawn
}
