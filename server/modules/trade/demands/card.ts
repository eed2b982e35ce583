import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findShown } from './demands.queries'
import { presentPictures } from './demands.present'

/** What a buyer asks for, as the card of a conversation; undefined: it is not theirs, or was never approved. */
export async function findDemandCard(db: Db, language: Language, { id, accountId }: { id: number; accountId: number }) {
  const found = await findShown(db, id)
  if (found?.buyer.id !== accountId) return undefined
  const { title, quantity, unit, price, currency, pictures } = found.demand
  const [cover] = presentPictures(pictures)
  return { demandId: id, title: pick(title, language), quantity, unit, price, currency, coverUrl: cover?.url ?? '' }
}
