import type { PushedGoods } from '#contract/live/live/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'

interface Push {
  pushId: number
  exhibitsId: number
  at: string
}

let made = 0
const at = (exhibitsId: number): Push => ({ pushId: ++made, exhibitsId, at: new Date().toISOString() })
/** Session 2 has a shelf from the start. */
const shelves = new Map<number, Push[]>([[2, [at(3), at(5)]]])

function present({ pushId, exhibitsId, at: pushedAt }: Push, language: Language): PushedGoods[] {
  const row = byIdOf(exhibitRows, exhibitsId)
  if (!row) return []
  const card = exhibitCardIn(language, row)
  return [
    {
      pushId,
      exhibitsId,
      Exhibits: String(card.exhibitorId),
      ExhibitsName: card.exhibitsName,
      ExhibitsCoverUrl: card.exhibitsCoverUrl,
      ExhibitsInfo: row.introduction[language === 'en-US' ? 1 : 0],
      price: card.price,
      views: 12,
      clicks: 3,
      pushedAt,
    },
  ]
}

/** A room's shelf, the last pushed first. */
export const shelfOf = (liveId: number, language: Language): PushedGoods[] =>
  (shelves.get(liveId) ?? []).flatMap((push) => present(push, language))

/** Puts an exhibit at the front of a shelf; undefined: there is none of this id. */
export function pushMock(liveId: number, exhibitsId: number, language: Language): PushedGoods | undefined {
  const others = (shelves.get(liveId) ?? []).filter((one) => one.exhibitsId !== exhibitsId)
  const push = at(exhibitsId)
  const [goods] = present(push, language)
  if (goods) shelves.set(liveId, [push, ...others])
  return goods
}

export function withdrawMock(liveId: number, pushId: number): void {
  shelves.set(
    liveId,
    (shelves.get(liveId) ?? []).filter((one) => one.pushId !== pushId),
  )
}

export const isOnShelf = (liveId: number, exhibitsId: number): boolean =>
  (shelves.get(liveId) ?? []).some((one) => one.exhibitsId === exhibitsId)
