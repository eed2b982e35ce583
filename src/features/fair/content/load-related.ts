import { listContent, listReferable } from '#contract/fair/content/endpoints.ts'
import { isReferredOnly, type Referable } from '#contract/fair/content/kinds.ts'
import { IDS_MAX } from '#contract/fair/content/limits.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { call } from '#src/common/request/call.ts'

/** What is reported about an object that another refers to. */
export type RelatedRow = Pick<ContentRow, 'id' | 'title' | 'state'>

interface RequestedItem {
  ids?: number[]
  keyWord?: string
}

/** Objects that a search lists. */
const FOUND = 20

/** Objects by their numbers, or to choose from; what is edited elsewhere is there for visitors. */
export async function listRelated(to: Referable, requested: RequestedItem): Promise<RelatedRow[]> {
  if (isReferredOnly(to)) {
    const rows = await call(listReferable, { to, ...requested }, { alerts: false })
    return rows.map((row) => ({ ...row, state: 'published' }))
  }
  const part = requested.ids ? { limit: IDS_MAX } : { limit: FOUND, sort: 'title' as const }
  return (await call(listContent, { kind: to, ...requested, ...part }, { alerts: false })).list
}

interface Batch {
  ids: Set<number>
  rows: Promise<Map<number, RelatedRow>>
}

const open = new Map<Referable, Batch>()

function begin(to: Referable): Batch {
  const ids = new Set<number>()
  const ask = async () => {
    // What a table draws at once asks at once.
    await Promise.resolve()
    open.delete(to)
    return new Map((await listRelated(to, { ids: [...ids] })).map((row) => [row.id, row]))
  }
  const batch = { ids, rows: ask() }
  open.set(to, batch)
  return batch
}

/** An object by its number, requested together with all others that are needed at once; null: there is none. */
export async function loadRelated(to: Referable, id: number): Promise<RelatedRow | null> {
  const waiting = open.get(to)
  const batch = waiting && waiting.ids.size < IDS_MAX ? waiting : begin(to)
  batch.ids.add(id)
  return (await batch.rows).get(id) ?? null
}
