import { cardFields, cardNumber, cardText } from '#src/common/chat/card-fields.ts'

/** What the cards of a conversation hold: JSON in a custom message's description (spec: live §3). */

export interface ExhibitInCard {
  exhibitsId: number
  exhibitsName: string
  coverUrl: string
  /** CNY; null: on request. */
  prize: number | null
  company: string
}
export interface Order {
  /** The intention order that it is the card of; null: of before there were any. */
  intentionId: number | null
  name: string
  number: number
  /** CNY; null: the visitor names none. */
  price: number | null
  exhibitsCoverUrl: string
}
export interface Turn {
  role: 'visitor' | 'assistant'
  text: string
}

/** undefined: it is no such card, or one that cannot be read. */
export function readExhibitCard(description: string | undefined): ExhibitInCard | undefined {
  const read = cardFields(description)
  const exhibitsId = cardNumber(read['exhibitsId'])
  if (exhibitsId === undefined || !Number.isInteger(exhibitsId)) return undefined
  return {
    exhibitsId,
    exhibitsName: cardText(read['exhibitsName']),
    coverUrl: cardText(read['coverUrl']),
    prize: cardNumber(read['prize']) ?? null,
    company: cardText(read['company']),
  }
}

export function readOrderCard(description: string | undefined): Order | undefined {
  const read = cardFields(description)
  const count = cardNumber(read['number'])
  if (count === undefined) return undefined
  const price = cardNumber(read['price']) ?? null
  const intentionId = cardNumber(read['intentionId']) ?? null
  return {
    intentionId,
    name: cardText(read['name']),
    number: count,
    price,
    exhibitsCoverUrl: cardText(read['exhibitsCoverUrl']),
  }
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null || !('role' in value) || !('text' in value)) return false
  return (value.role === 'visitor' || value.role === 'assistant') && typeof value.text === 'string'
}

export function readTranscript(description: string | undefined): Turn[] {
  const { turns } = cardFields(description)
  return Array.isArray(turns) ? turns.filter(isTurn) : []
}

/** A sender names the exhibit; the fair writes its card (contract: realtime.ts). What else is here is shown until then. */
export const toExhibitCard = (exhibit: {
  exhibitsInfoId: number
  exhibitsName: string
  exhibitsCoverUrl: string
  price: number | null
  company: string
}): string =>
  JSON.stringify({
    exhibitsId: exhibit.exhibitsInfoId,
    exhibitsName: exhibit.exhibitsName,
    coverUrl: exhibit.exhibitsCoverUrl.slice(0, 500),
    prize: exhibit.price,
    company: exhibit.company,
  })

export const toOrderCard = (order: Order): string => JSON.stringify(order)
