import type { IPoint } from 'dxf-parser'

/** The text of an attribute of a block, such as the number of a booth; the parser has no handler for it. */
export interface AttributeText {
  text: string
  startPoint: IPoint
  textHeight: number
  isHidden: boolean
}

interface Group {
  code: number
  value: unknown
}
interface Scanner {
  next: () => Group
  isEOF: () => boolean
}

const HIDDEN = 1

/** Reads ATTRIB entities. */
export class AttributeHandler {
  readonly ForEntityName = 'ATTRIB'

  parseEntity(scanner: Scanner, begin: Group): AttributeText & { type: string; layer: string } {
    const point = { x: 0, y: 0, z: 0 }
    const entity = { type: String(begin.value), text: '', layer: '', startPoint: point, textHeight: 0, isHidden: false }
    let group = scanner.next()
    while (!scanner.isEOF() && group.code !== 0) {
      const { code, value } = group
      if (code === 1) entity.text = String(value)
      if (code === 8) entity.layer = String(value)
      if (code === 10) point.x = Number(value)
      if (code === 20) point.y = Number(value)
      if (code === 40) entity.textHeight = Number(value)
      if (code === 70) entity.isHidden = (Number(value) & HIDDEN) === HIDDEN
      group = scanner.next()
    }
    return entity
  }
}
