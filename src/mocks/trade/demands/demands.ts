import type { Demand, DemandCard, OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import type { DemandEnd, DemandState } from '#contract/trade/demands/rules.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { type Both, byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { categories } from '#src/mocks/fair/exhibits/rows.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { isBlockedByBuyer } from '#src/mocks/trade/blocks/blocks.ts'
import { type MockOffer, offers } from '#src/mocks/trade/offers/offers.ts'
import { demandRows } from './rows'

export interface MockDemand {
  id: number
  /** userId of its buyer */
  buyer: string
  state: DemandState
  version: number
  document: DemandDocument
  /** What was approved last; undefined: never shown. */
  shown: { version: number; document: DemandDocument; at: string } | undefined
  closed: boolean
  opinion: string
  submittedAt: string | null
  updatedAt: string
}

const DAY_MINUTES = 1_440

const DRAWN = 900_000
/** The pictures of a fixture are as those of an earlier upload; their numbers say which is which. */
const drawnId = (id: number, place: number) => `mock-upload-${DRAWN + id * 10 + place}`

/** The demands of the mock fair, for this visit of the page. */
export const demands: MockDemand[] = demandRows.map((row, index) => {
  const { buyer, state, age, closed, opinion, drawn } = row
  const [id, at] = [index + 1, minutesFromNow(-age * DAY_MINUTES)]
  const document = { ...row.document, pictures: Array.from({ length: drawn }, (_, place) => drawnId(id, place)) }
  return {
    id,
    buyer,
    state,
    version: 1,
    document,
    shown: state === 'approved' ? { version: 1, document, at } : undefined,
    closed,
    opinion,
    submittedAt: state === 'draft' ? null : at,
    updatedAt: at,
  }
})

export const offersTo = (id: number): MockOffer[] => offers.filter(({ demandId }) => demandId === id)

/** Of the quantity, what has been accepted. */
export const acceptedOf = (id: number): number => offersTo(id).reduce((sum, { accepted }) => sum + (accepted ?? 0), 0)

const isCounted = ({ state }: MockOffer): boolean => state === 'standing' || state === 'accepted'
const countOf = (id: number): number => offersTo(id).filter(isCounted).length

const endOfDay = (day: string): string => chinaDayBounds(day).until.toISOString()

/** Why no more offers come to what is shown; empty: it is open. */
export function endOf({ id, closed, shown }: MockDemand): DemandEnd {
  if (!shown) return ''
  if (closed) return 'closed'
  if (acceptedOf(id) >= (shown.document.quantity ?? 0)) return 'filled'
  return endOfDay(shown.document.validUntil) <= new Date().toISOString() ? 'expired' : ''
}

const textOf = ({ zh, en }: { zh: string; en: string }): Both => [zh, en]

/** A drawing for a fixture's picture; an upload's own address. */
function pictureOf(id: string): { id: string; url: string } {
  const number = Number(/^mock-upload-(\d+)$/.exec(id)?.[1] ?? 0) - DRAWN
  if (number > 0) return { id, url: drawing(number, { width: 900, height: 675 }) }
  return { id, url: findMockFile(id)?.file.url ?? drawing(1) }
}

/** Its documents, those that a browser shows by itself with where they are. */
const filesOf = ({ files }: DemandDocument): UploadedFile[] =>
  files.flatMap((id) => {
    const found = findMockFile(id)?.file
    return found ? [{ ...found, dcsUrl: found.fileExt === 'pdf' ? found.url : '' }] : []
  })

/** What exhibitors and visitors see of it in a list. */
export function demandCardIn(language: Language, one: MockDemand): DemandCard {
  const { id, shown } = one
  const { document, at } = shown ?? { document: one.document, at: one.updatedAt }
  const { title, categoryId, quantity, unit, price, currency, pictures, deliverBy, validUntil } = document
  const category = byIdOf(categories, categoryId)
  const [cover] = pictures.map(pictureOf)
  return {
    id,
    title: say(language, textOf(title)),
    categoryId: categoryId ?? 1,
    categoryName: category ? say(language, category.name) : '',
    quantity: quantity ?? 1,
    unit: unit || 'piece',
    price,
    currency,
    coverUrl: cover?.url ?? '',
    deliverBy,
    validUntil: endOfDay(validUntil),
    shownAt: at,
    end: endOf(one),
    offers: countOf(id),
    accepted: acceptedOf(id),
    fallbackFields: fallbacks(language, { title: textOf(title) }),
  }
}

interface Reader {
  userId: string
  /** The exhibitor it represents. */
  exhibitorId: number | null
}

/** Whether the reader may see what is shown of it: its owner, a named exhibitor, or everybody. */
export const isFor = ({ buyer, shown }: MockDemand, reader: Reader | undefined): boolean =>
  shown !== undefined &&
  (shown.document.exhibitorIds.length === 0 ||
    buyer === reader?.userId ||
    shown.document.exhibitorIds.some((id) => id === reader?.exhibitorId))

export const seesContact = ({ shortlisted, state }: MockOffer): boolean => shortlisted || state === 'accepted'

/** The offers that its buyer reads: of an exhibitor they have blocked only those shortlisted before. */
export const listReadOffers = ({ id, buyer }: MockDemand): MockOffer[] =>
  offersTo(id).filter((one) => seesContact(one) || !isBlockedByBuyer(Number(buyer), one.exhibitorId))

export const contactOf = ({ shown, document }: MockDemand) => {
  const { contactPerson: person, contactNumber: number } = shown?.document ?? document
  return { person, number }
}

/** One demand as it is shown to the reader. */
export function demandIn(language: Language, one: MockDemand, reader: Reader | undefined): Demand {
  const { document, version } = one.shown ?? one
  const own = one.buyer === reader?.userId
  const isTold = offersTo(one.id).some((offer) => offer.exhibitorId === reader?.exhibitorId && seesContact(offer))
  const supplement = textOf(document.supplement)
  return {
    ...demandCardIn(language, one),
    version,
    supplement: say(language, supplement),
    pictures: document.pictures.map(pictureOf),
    files: filesOf(document),
    buyerType: findMockAccountById(one.buyer)?.userType ?? 6,
    named: document.exhibitorIds.length > 0,
    contact: own || isTold ? contactOf(one) : null,
    own,
    fallbackFields: [
      ...fallbacks(language, { title: textOf(document.title) }),
      ...(supplement.every((text) => text === '') ? [] : fallbacks(language, { supplement })),
    ],
  }
}

const exhibitorName = (language: Language, id: number): string => {
  const row = byIdOf(exhibitorRows, id)
  return row ? say(language, row.company) : ''
}

/** A demand as its buyer sees it. */
export function ownDemandIn(language: Language, one: MockDemand): OwnDemand {
  const { id, version, state, document, opinion, shown, submittedAt, updatedAt } = one
  return {
    id,
    version,
    state,
    document,
    pictures: document.pictures.map(pictureOf),
    files: filesOf(document),
    exhibitors: document.exhibitorIds.map((exhibitorId) => ({
      id: exhibitorId,
      name: exhibitorName(language, exhibitorId),
    })),
    opinion,
    shown: shown !== undefined,
    end: endOf(one),
    offers: listReadOffers(one).filter(isCounted).length,
    accepted: acceptedOf(id),
    contactSeenBy: offersTo(id)
      .filter(seesContact)
      .map(({ exhibitorId, contactSince }) => ({
        id: exhibitorId,
        name: exhibitorName(language, exhibitorId),
        since: contactSince,
      })),
    submittedAt,
    updatedAt,
  }
}
