import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { HALL_LEAST } from '../import/limits'
import { ImportRefused } from '../import/problem'
import { closedOf, combine, createCounter, IDENTITY, isWallLayer, type Matrix, type Shapes } from '../import/shapes'
import { matrixOf, numbersOf, pathOf, viewportMatrix } from './svg-geometry'
import { checkElement, checkStyles, entitiesOf } from './svg-safety'
import { createUses, usedIds } from './svg-uses'
import { middleOf, readClasses, styleOf, type TextStyle } from './svg-texts'

/** metres */
const UNITS: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, in: 0.0254 }
/** What is drawn only where something refers to it. */
const UNSEEN = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker'])
const SIDE_DEFAULT = 300

interface Level {
  matrix: Matrix
  style: TextStyle
  layer: string
  isUnseen: boolean
  /** Its own part of the matrix. */
  local: Matrix
  /** It shows nothing of what it contains. */
  hides: boolean
  /** What `<use>` refers to it by; null: nothing does. */
  id: string | null
}

type Attributes = Readonly<Record<string, string>>

const lengthOf = (text = ''): { value: number; unit: string } | undefined => {
  const [, value, unit = ''] = /^\s*([\d.]+(?:e[-+]?\d+)?)\s*([a-z%]*)\s*$/i.exec(text) ?? []
  return value && Number(value) > 0 && unit !== '%' ? { value: Number(value), unit: unit.toLowerCase() } : undefined
}

/** The size of the drawing in units, and what a unit is, from its first element. */
function sizeOf({ viewBox, width, height }: Attributes) {
  const box = numbersOf(viewBox)
  const [across, down] = [lengthOf(width), lengthOf(height)]
  const [, , boxWidth = 0, boxHeight = 0] = box
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : 1
  const size =
    boxWidth > 0 && boxHeight > 0
      ? { width: boxWidth, height: across && down ? boxWidth * (down.value / across.value) : boxWidth * ratio }
      : { width: across?.value ?? SIDE_DEFAULT, height: down?.value ?? SIDE_DEFAULT }
  const metres = across ? across.value * (UNITS[across.unit] ?? 0) : 0
  return { box, size, metresPerUnit: metres >= HALL_LEAST ? metres / size.width : null }
}

function outlineOf(name: string, a: Attributes): string | undefined {
  if (name === 'path') return a['d']
  if (name === 'polygon' || name === 'polyline') {
    const points = a['points'] ?? ''
    return points.trim() === '' ? undefined : `M${points}${name === 'polygon' ? 'Z' : ''}`
  }
  if (name === 'line') return `M${a['x1'] ?? 0} ${a['y1'] ?? 0}L${a['x2'] ?? 0} ${a['y2'] ?? 0}`
  if (name !== 'rect') return undefined
  const [x = 0, y = 0] = [a['x'], a['y']].map((one) => numbersOf(one)[0] ?? 0)
  const [width = 0, height = 0] = [a['width'], a['height']].map((one) => numbersOf(one)[0] ?? 0)
  return width > 0 && height > 0 ? `M${x} ${y}h${width}v${height}h${-width}z` : undefined
}

/** The parts of a matrix from an element inwards. */
const combineAll = (levels: readonly Level[]): Matrix =>
  levels.reduce((matrix, { local }) => combine(matrix, local), IDENTITY)

/** Collects the shapes of a drawing while its elements are read. */
function createCollector(uses: ReturnType<typeof createUses>) {
  const shapes: Shapes = { width: 0, height: 0, metresPerUnit: null, polygons: [], walls: [], texts: [] }
  const levels: Level[] = []
  const count = createCounter()
  let classes = new Map<string, Record<string, string>>()
  let css: string | undefined
  let text: { words: string; at: Point | undefined; level: Level } | undefined

  const addLine = (points: Point[], isClosed: boolean, layer: string) => {
    count(points.length)
    const corners = closedOf(points) ?? (isClosed && points.length >= 3 ? points : undefined)
    if (isWallLayer(layer) && points.length >= 2) {
      shapes.walls.push(corners && corners[0] ? [...corners, corners[0]] : points)
    } else if (corners) shapes.polygons.push(corners)
  }
  /** Remembers a shape for the elements around it that are referred to, unless something between hides it. */
  const remember = (data: string) => {
    for (let at = levels.length - 1; at >= 0; at -= 1) {
      const level = levels[at]
      if (level?.id) uses.remember(level.id, data, { matrix: combineAll(levels.slice(at)), layer: level.layer })
      if (level?.hides) return
    }
  }
  const open = ({ name: qualified, attributes }: SaxesTagPlain) => {
    const name = qualified.replace(/^svg:/, '')
    checkElement(name, attributes)
    const outer = levels.at(-1)
    if (!outer && name !== 'svg') throw new ImportRefused('format')
    let local = matrixOf(attributes['transform'])
    if (!outer) {
      const { box, size, metresPerUnit } = sizeOf(attributes)
      Object.assign(shapes, { ...size, metresPerUnit })
      local = viewportMatrix(box, size)
    }
    const matrix = combine(outer?.matrix ?? IDENTITY, local)
    const hides = UNSEEN.has(name) || attributes['display'] === 'none'
    // A symbol that is scaled into a box of its own is left to the picture.
    const isScaled = name === 'symbol' && attributes['viewBox'] !== undefined
    const { id } = attributes
    const level: Level = {
      matrix,
      local,
      hides,
      id: uses.isReferred(id) && !isScaled ? id : null,
      style: styleOf(attributes, outer?.style ?? { fontSize: null, anchor: 'start' }, classes),
      layer:
        name === 'g' ? (attributes['inkscape:label'] ?? attributes['id'] ?? outer?.layer ?? '') : (outer?.layer ?? ''),
      isUnseen: (outer?.isUnseen ?? false) || hides,
    }
    levels.push(level)
    if (name === 'style') css = ''
    const data = outlineOf(name, attributes)
    if (data) remember(data)
    if (level.isUnseen) return
    const [x, y] = [numbersOf(attributes['x'])[0], numbersOf(attributes['y'])[0]]
    if (name === 'text') {
      text = { words: '', at: x === undefined && y === undefined ? undefined : { x: x ?? 0, y: y ?? 0 }, level }
    } else if (name === 'tspan' && text) {
      if (text.at === undefined || text.words === '') {
        if (x !== undefined) text.at = { x, y: y ?? text.at?.y ?? 0 }
        text.level = { ...text.level, style: level.style }
      } else if (y !== undefined && y !== text.at.y) text.words += ' '
    }
    if (name === 'use') {
      const moved = combine(matrix, [1, 0, 0, 1, x ?? 0, y ?? 0])
      uses.add({
        id: (attributes['href'] ?? attributes['xlink:href'] ?? '').trim().slice(1),
        matrix: moved,
        layer: level.layer,
      })
    }
    if (data) for (const { points, isClosed } of pathOf(data, matrix)) addLine(points, isClosed, level.layer)
  }
  const close = (qualified: string) => {
    const name = qualified.replace(/^svg:/, '')
    levels.pop()
    if (name === 'style' && css !== undefined) {
      checkStyles(css)
      classes = new Map([...classes, ...readClasses(css)])
      css = undefined
    }
    if (name !== 'text' || !text) return
    const words = text.words.replace(/\s+/g, ' ').trim()
    const at = text.at ?? { x: 0, y: 0 }
    if (words !== '') shapes.texts.push({ text: words, at: middleOf(words, at, text.level.style, text.level.matrix) })
    text = undefined
  }
  const write = (words: string) => {
    if (css !== undefined) css += words
    else if (text) text.words += words
  }
  const finish = () => uses.draw(addLine)
  return { shapes, open, close, write, finish }
}

/** The shapes of an SVG drawing. Throws ImportRefused for what is no SVG, or could run or load something. */
export function readSvg(source: string): Shapes {
  const { shapes, open, close, write, finish } = createCollector(createUses(usedIds(source)))
  const parser = new SaxesParser()
  let root = ''
  parser.on('error', () => {
    // What is broken before its first element is another kind of file.
    throw new ImportRefused(root === '' ? 'format' : 'damaged')
  })
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, entitiesOf(doctype)))
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw new ImportRefused('unsafe')
  })
  parser.on('opentag', (tag) => {
    root ||= tag.name
    open(tag)
  })
  parser.on('closetag', ({ name }) => close(name))
  parser.on('text', write)
  parser.on('cdata', write)
  parser.write(source).close()
  finish()
  if (!(shapes.width > 0 && shapes.height > 0)) throw new ImportRefused('noDrawing')
  return shapes
}
