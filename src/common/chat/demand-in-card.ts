import type { DemandCard } from '#contract/trade/demands/schemas.ts'
import { currencies, type Currency, type Unit, units } from '#contract/trade/demands/rules.ts'
import { cardFields, cardNumber, cardText } from './card-fields'

/** A demand as its card in a conversation holds it. */
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

/** undefined: it is no such card, or one that cannot be read. */
export function readDemandCard(description: string | undefined): DemandInCard | undefined {
  const read = cardFields(description)
  const [demandId, quantity] = [cardNumber(read['demandId']), cardNumber(read['quantity'])]
  const unit = units.find((one) => one === read['unit'])
  const currency = currencies.find((one) => one === read['currency'])
  if (demandId === undefined || !Number.isInteger(demandId)) return undefined
  if (quantity === undefined || !unit || !currency) return undefined
  const price = cardNumber(read['price']) ?? null
  return {
    demandId,
    title: cardText(read['title']),
    quantity,
    unit,
    price,
    currency,
    coverUrl: cardText(read['coverUrl']),
  }
}

/** What a card says of a demand. */
export const demandInCard = ({ id, title, quantity, unit, price, currency, coverUrl }: DemandCard): DemandInCard => {
  return { demandId: id, title, quantity, unit, price, currency, coverUrl }
}

/** The server writes the card that is stored; this one is shown until then. */
export const toDemandCard = (demand: DemandInCard): string => JSON.stringify(demand)
