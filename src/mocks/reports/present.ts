import type { Language } from '../../../contract/core/language'
import type { Report } from '../../../contract/reports/schemas'
import { byIdOf, say } from '../core/bilingual'
import { demandCardIn, demands } from '../demands/demands'
import { exhibitorRows } from '../exhibitors/rows'
import { offers } from '../offers/offers'
import { findMockAccountById } from '../session/accounts'
import type { Case } from './cases'

/** A case as the desk reads it, with what it is about in the reader's language. */
export function presentCase(row: Case, language: Language): Report {
  const { userId: _, demandId, offerId, ...one } = row
  const made = byIdOf(offers, offerId)
  const asked = byIdOf(demands, demandId ?? made?.demandId ?? null)
  const card = asked && demandCardIn(language, asked)
  const company = made ? say(language, byIdOf(exhibitorRows, made.exhibitorId)?.company ?? ['', '']) : ''
  const about = offerId !== null ? 'offer' : demandId !== null ? 'demand' : one.liveId !== null ? 'live' : 'fair'
  const liveName = about === 'offer' ? `${company} · ${card?.title ?? ''}` : (card?.title ?? one.liveName)
  const buyer = asked ? say(language, findMockAccountById(asked.buyer)?.name ?? ['', '']) : ''
  return {
    ...one,
    about,
    liveName,
    demand: card ? { id: card.id, title: card.title, buyer } : null,
    offer: made
      ? {
          id: made.id,
          company,
          quantity: made.terms.quantity,
          unit: card?.unit ?? 'piece',
          price: made.terms.price,
          currency: card?.currency ?? 'CNY',
          note: made.terms.note,
        }
      : null,
  }
}
