import type { DemandEnd } from '#contract/trade/demands/rules.ts'
import type { DemandCard, OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { ApprovedDemand, CardRow } from './demands.queries'
import type { OwnRow } from './own.queries'

/** Why no more offers come; empty: they do. */
export function endOf({ accepted, quantity, closedAt, validUntil }: ApprovedDemand): DemandEnd {
  if (accepted >= quantity) return 'filled'
  if (closedAt) return 'closed'
  return validUntil <= new Date() ? 'expired' : ''
}

export const presentPictures = (ids: readonly string[]) => ids.map((id) => ({ id, url: fileAddress(id) }))

export function presentCard({ demand, category, offers }: CardRow, language: Language): DemandCard {
  const [cover] = demand.pictures
  return {
    id: demand.demandId,
    title: pick(demand.title, language),
    categoryId: demand.categoryId,
    categoryName: pick(category, language),
    quantity: demand.quantity,
    unit: demand.unit,
    price: demand.price,
    currency: demand.currency,
    coverUrl: cover ? fileAddress(cover) : '',
    deliverBy: demand.deliverBy,
    validUntil: demand.validUntil.toISOString(),
    shownAt: demand.shownAt.toISOString(),
    end: endOf(demand),
    offers,
    accepted: demand.accepted,
    fallbackFields: fallbacks({ title: demand.title }, language),
  }
}

interface Named {
  files: UploadedFile[]
  exhibitors: { id: number; company: Bilingual }[]
  seers: { id: number; company: Bilingual; since: Date | null }[]
}

export function presentOwn(
  { demand, shown, offers }: OwnRow,
  { exhibitors, seers, files }: Named,
  language: Language,
): OwnDemand {
  return {
    id: demand.id,
    version: demand.version,
    state: demand.state,
    document: demand.document,
    pictures: presentPictures(demand.document.pictures),
    files,
    exhibitors: exhibitors.map(({ id, company }) => ({ id, name: pick(company, language) })),
    opinion: demand.opinion,
    shown: shown !== null,
    end: shown ? endOf(shown) : '',
    offers,
    accepted: shown?.accepted ?? 0,
    contactSeenBy: seers.flatMap(({ id, company, since }) =>
      since ? [{ id, name: pick(company, language), since: since.toISOString() }] : [],
    ),
    submittedAt: demand.submittedAt?.toISOString() ?? null,
    updatedAt: demand.updatedAt.toISOString(),
  }
}
