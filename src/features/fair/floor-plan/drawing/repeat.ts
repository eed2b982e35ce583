import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { boxOfParts, type PartKey } from './parts'
import { copyParts } from './add'

export interface Row {
  /** Copies besides what is there. */
  count: number
  /** metres between two */
  gap: number
  direction: 'right' | 'left' | 'down' | 'up'
}

/** Repeats the named parts in a row; all of them and their copies are named in the answer. */
export function repeatParts(drawing: PlanDrawing, keys: readonly PartKey[], { count, gap, direction }: Row) {
  const box = boxOfParts(drawing, keys)
  if (!box) return { drawing, keys: [...keys] }
  const across = direction === 'right' || direction === 'left'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  const stride = (across ? box.right - box.left : box.bottom - box.top) + gap
  const all = [...keys]
  let next = drawing
  for (let n = 1; n <= count; n++) {
    const away = sign * stride * n
    const copied = copyParts(next, keys, across ? { x: away, y: 0 } : { x: 0, y: away })
    next = copied.drawing
    all.push(...copied.keys)
  }
  return { drawing: next, keys: all }
}
