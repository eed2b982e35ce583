/** What may be missing on either side for a better judgement. */
export const missingFacts = [
  /** Of the exhibits: price, least quantity, days until delivery, where they are sent from. */
  'price',
  'minQuantity',
  'leadDays',
  'shipsFrom',
  /** Of the demand: its price, by when it is wished for, more about it. */
  'wishedPrice',
  'deliverBy',
  'supplement',
  /** Exhibits are priced in CNY, and the demand names another currency. */
  'currency',
] as const
export type MissingFact = (typeof missingFacts)[number]

/** What a buyer may ask an exhibitor for: the others are missing in the demand itself. */
export const requestedFacts = ['price', 'minQuantity', 'leadDays', 'shipsFrom'] as const satisfies MissingFact[]
export type RequestedFact = (typeof requestedFacts)[number]

export const isRequested = (fact: MissingFact): fact is RequestedFact => requestedFacts.some((one) => one === fact)
