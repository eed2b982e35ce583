import type { DemandCard } from '#contract/trade/demands/schemas.ts'
import { currencies, type Currency, type Unit, units } from '#contract/trade/demands/rules.ts'

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
export interface DemandInCard {
  demandId: number
  title: string
  quantity: number
  unit: Unit
  /** Of one unit; null: to be negotiated. */
  price: number | null
  currency: Currency
  coverUrl: string
}
export interface Turn {
  role: 'visitor' | 'assistant'
  text: string
}

function fieldsOf(description: string | undefined): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(description ?? '')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number | undefined => (Number.isFinite(value) ? Number(value) : undefined)

/** undefined: it is no such card, or one that cannot be read. */
export function readExhibitCard(description: string | undefined): ExhibitInCard | undefined {
  const read = fieldsOf(description)
  const exhibitsId = number(read['exhibitsId'])
  if (exhibitsId === undefined || !Number.isInteger(exhibitsId)) return undefined
  return {
    exhibitsId,
    exhibitsName: text(read['exhibitsName']),
    coverUrl: text(read['coverUrl']),
    prize: number(read['prize']) ?? null,
    company: text(read['company']),
  }
}

export function readOrderCard(description: string | undefined): Order | undefined {
  const read = fieldsOf(description)
  const count = number(read['number'])
  if (count === undefined) return undefined
  const price = number(read['price']) ?? null
  const intentionId = number(read['intentionId']) ?? null
  return {
    intentionId,
    name: text(read['name']),
    number: count,
    price,
    exhibitsCoverUrl: text(read['exhibitsCoverUrl']),
  }
}

export function readDemandCard(description: string | undefined): DemandInCard | undefined {
  const read = fieldsOf(description)
  const [demandId, quantity] = [number(read['demandId']), number(read['quantity'])]
  const unit = units.find((one) => one === read['unit'])
  const currency = currencies.find((one) => one === read['currency'])
  if (demandId === undefined || !Number.isInteger(demandId)) return undefined
  if (quantity === undefined || !unit || !currency) return undefined
  const price = number(read['price']) ?? null
  return { demandId, title: text(read['title']), quantity, unit, price, currency, coverUrl: text(read['coverUrl']) }
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null || !('role' in value) || !('text' in value)) return false
  return (value.role === 'visitor' || value.role === 'assistant') && typeof value.text === 'string'
}

export function readTranscript(description: string | undefined): Turn[] {
  const { turns } = fieldsOf(description)
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

/** As with exhibits, the fair writes the card; this is shown until then. */
export const toDemandCard = ({ id, title, quantity, unit, price, currency, coverUrl }: DemandCard): string =>
  JSON.stringify({ demandId: id, title, quantity, unit, price, currency, coverUrl } satisfies DemandInCard)

export const toOrderCard = (order: Order): string => JSON.stringify(order)
