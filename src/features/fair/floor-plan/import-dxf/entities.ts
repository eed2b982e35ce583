import type {
  IArcEntity,
  ICircleEntity,
  IEllipseEntity,
  IEntity,
  IInsertEntity,
  ILineEntity,
  ILwpolylineEntity,
  IMtextEntity,
  IPolylineEntity,
  ISolidEntity,
  ISplineEntity,
  ITextEntity,
} from 'dxf-parser'
import type { AttributeText } from './attribute'

/** What the file leaves out is absent, though the parser's types say otherwise. */
type Read<Entity extends IEntity> = IEntity & Partial<Omit<Entity, keyof IEntity>>

interface Entities {
  LINE: ILineEntity
  LWPOLYLINE: ILwpolylineEntity
  POLYLINE: IPolylineEntity
  CIRCLE: ICircleEntity
  ARC: IArcEntity
  ELLIPSE: IEllipseEntity
  SOLID: ISolidEntity
  SPLINE: Read<ISplineEntity>
  TEXT: Read<ITextEntity>
  MTEXT: Read<IMtextEntity>
  ATTRIB: IEntity & AttributeText
  INSERT: Read<IInsertEntity>
}
export type Insert = Entities['INSERT']

/** Whether an entity is of a type, as the parser names it. */
export const isA = <Type extends keyof Entities>(entity: IEntity, type: Type): entity is Entities[Type] =>
  entity.type === type
