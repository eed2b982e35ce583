import { listContent } from '../../../contract/content/endpoints'
import type { ContentKind } from '../../../contract/content/kinds'
import { IDS_MAX } from '../../../contract/content/limits'
import type { ContentRow } from '../../../contract/content/schemas'
import { call } from '../../common/request/call'

interface Batch {
  ids: Set<number>
  rows: Promise<Map<number, ContentRow>>
}

const open = new Map<ContentKind, Batch>()

function begin(kind: ContentKind): Batch {
  const ids = new Set<number>()
  const ask = async () => {
    // What a table draws at once asks at once.
    await Promise.resolve()
    open.delete(kind)
    const { list } = await call(listContent, { kind, ids: [...ids], limit: IDS_MAX }, { alerts: false })
    return new Map(list.map((row) => [row.id, row]))
  }
  const batch = { ids, rows: ask() }
  open.set(kind, batch)
  return batch
}

/** An object by its number, asked for together with all others that are wanted at once; null: there is none. */
export async function loadRelated(kind: ContentKind, id: number): Promise<ContentRow | null> {
  const waiting = open.get(kind)
  const batch = waiting && waiting.ids.size < IDS_MAX ? waiting : begin(kind)
  batch.ids.add(id)
  return (await batch.rows).get(id) ?? null
}
