import type { IEntity } from 'dxf-parser'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { isA } from './entities'

/** A text of a drawing; `height` in units of the file. */
export interface DrawnText {
  text: string
  /** About its middle. */
  at: Point
  height: number
}

/** width of a letter as a part of its height */
const LETTER = 0.8
/** Columns and rows of the places at which a paragraph is attached. */
const THREE = 3

/** A paragraph without the codes that format it. */
const plainText = (text: string): string =>
  text
    .replace(/\\P/g, ' ')
    .replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[ACcFfHhQTWp][^;\\]*;|\\[LlOoKk]|[{}]/g, '')
    .replace(/%%[cdpou]/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

function turned(at: Point, x: number, y: number, degrees = 0): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: at.x + x * cosine - y * sine, y: at.y + x * sine + y * cosine }
}

/** The text of an entity; undefined for one that has none. */
export function textOf(entity: IEntity): DrawnText | undefined {
  if (isA(entity, 'TEXT')) {
    const { text = '', startPoint, endPoint, textHeight: height = 1, halign, valign, rotation } = entity
    const words = plainText(text)
    const isAligned = (halign ?? 0) > 0 || (valign ?? 0) > 0
    if (words === '' || !startPoint) return undefined
    if (isAligned && endPoint && halign !== 2) return { text: words, at: endPoint, height }
    return { text: words, at: turned(startPoint, (words.length * height * LETTER) / 2, height / 2, rotation), height }
  }
  if (isA(entity, 'MTEXT')) {
    const { text = '', position, height = 1, attachmentPoint = 1, rotation } = entity
    const words = plainText(text)
    if (words === '' || !position) return undefined
    const [column, row] = [(attachmentPoint - 1) % THREE, Math.floor((attachmentPoint - 1) / THREE)]
    const x = ((1 - column) * words.length * height * LETTER) / 2
    return { text: words, at: turned(position, x, ((row - 1) * height) / 2, rotation), height }
  }
  if (isA(entity, 'ATTRIB')) {
    const { text, startPoint, textHeight: height, isHidden } = entity
    const words = plainText(text)
    if (words === '' || isHidden) return undefined
    return { text: words, at: turned(startPoint, (words.length * height * LETTER) / 2, height / 2), height }
  }
  return undefined
}
