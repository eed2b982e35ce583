import DxfParser, { type IDxf } from 'dxf-parser'
import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { HALL_LEAST } from '../import/limits'
import { ImportRefused } from '../import/problem'
import type { Shapes } from '../import/shapes'
import { AttributeHandler } from './attribute'
import { expandDxf } from './expand'

/** metres of a unit by `$INSUNITS`: inches, feet, mm, cm, m, dm */
const UNITS: Readonly<Record<number, number>> = { 1: 0.0254, 2: 0.3048, 4: 0.001, 5: 0.01, 6: 1, 14: 0.1 }
/** metres: what is wider has another unit than the file says */
const HALL_MOST = 2_000
/** Of the drawing, on each side. */
const MARGIN = 0.02
const HEAD_BYTES = 4_096

/** A drawing as its picture is made of it; `height` of texts in units. */
export interface DxfDrawing {
  shapes: Shapes
  lines: Point[][]
  texts: { text: string; at: Point; height: number }[]
}

/** The text of a file in the encoding that its header names; before 2007 drawings had the code page of their country. */
export function decodeDxf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('AutoCAD Binary DXF')) throw new ImportRefused('binary')
  if (!/^\s*(?:999\s*\r?\n[^\r\n]*\r?\n\s*)*0\s*\r?\nSECTION/.test(head.replace(/^\u00ef\u00bb\u00bf/, '')))
    throw new ImportRefused('format')
  const version = /\$ACADVER\s+1\s+AC(\d+)/.exec(head)?.[1]
  const page = /\$DWGCODEPAGE\s+3\s+ANSI_(\d+)/i.exec(head)?.[1]
  const isOld = version !== undefined && Number(version) < 1021
  const encodings: Readonly<Record<string, string>> = {
    '936': 'gbk',
    '950': 'big5',
    '932': 'shift_jis',
    '949': 'euc-kr',
  }
  const encoding = isOld && page ? (encodings[page] ?? `windows-${page}`) : 'utf-8'
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

function parse(text: string): IDxf {
  const parser = new DxfParser()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types name only the entities that it has handlers for
  parser.registerEntityHandler(AttributeHandler as unknown as Parameters<typeof parser.registerEntityHandler>[0])
  let dxf: IDxf | null
  try {
    dxf = parser.parseSync(text)
  } catch {
    throw new ImportRefused('damaged')
  }
  if (!dxf) throw new ImportRefused('damaged')
  return dxf
}

/** The shapes of a DXF drawing. Throws ImportRefused for what is none, or expands to too much. */
export function readDxf(bytes: Uint8Array): DxfDrawing {
  const dxf = parse(decodeDxf(bytes))
  const drawn = expandDxf(dxf)
  if (drawn.lines.length === 0) throw new ImportRefused('noDrawing')
  const { left, right, top, bottom } = boxOf(drawn.lines.flat())
  const margin = MARGIN * Math.max(right - left, bottom - top)
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin]
  if (!(width > 0 && height > 0)) throw new ImportRefused('noDrawing')
  // In the file y grows upwards.
  const place = ({ x, y }: Point): Point => ({ x: x - left + margin, y: bottom + margin - y })
  const placeAll = (lines: readonly Point[][]) => lines.map((line) => line.map(place))
  const unit = UNITS[Number(dxf.header?.['$INSUNITS'] ?? 0)]
  const isHall = unit !== undefined && width * unit >= HALL_LEAST && width * unit <= HALL_MOST
  const texts = drawn.texts.map((one) => ({ ...one, at: place(one.at) }))
  return {
    shapes: {
      width,
      height,
      metresPerUnit: isHall ? unit : null,
      polygons: placeAll(drawn.polygons),
      walls: placeAll(drawn.walls),
      texts: texts.map(({ text, at }) => ({ text, at })),
    },
    lines: placeAll(drawn.lines),
    texts,
  }
}
