import type { Language } from '#contract/core/language.ts'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listTypes } from '#server/modules/commerce/tickets/index.ts'
import { countAhead, type PlaceRow } from './waiting-list.queries'

/** Places as who is there reads them, in their order. */
export async function presentPlaces(
  db: Db,
  rows: readonly PlaceRow[],
  language: Language,
  now = new Date(),
): Promise<WaitingPlace[]> {
  const ids = [...new Set(rows.map(({ typeId }) => typeId))]
  const names = new Map((await listTypes(db, ids, { removed: true })).map(({ id, name }) => [id, name]))
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const ahead = await countAhead(
    db,
    waiting.map(({ id }) => id),
  )
  return rows.map((row) => {
    const name = names.get(row.typeId) ?? { zh: '', en: '' }
    return {
      id: row.id,
      typeId: row.typeId,
      name: pick(name, language),
      state: row.state,
      quantity: row.quantity,
      ahead: ahead.get(row.id) ?? null,
      offered: row.offered,
      offeredUntil: row.offeredUntil?.toISOString() ?? null,
      joinedAt: row.joinedAt.toISOString(),
      orderId: row.orderId,
      now: now.toISOString(),
      fallbackFields: fallbacks({ name }, language),
    }
  })
}

export async function presentPlace(db: Db, row: PlaceRow, language: Language): Promise<WaitingPlace> {
  const [place] = await presentPlaces(db, [row], language)
  if (!place) throw new Error('a place in a queue has a type')
  return place
}
