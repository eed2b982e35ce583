import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { tradeRuleTexts } from '#contract/trade/demands/rule-texts.ts'
import { INTENTION_NOTE_MAX, INTENTION_PRICE_MAX, INTENTION_QUANTITY_MAX } from './limits'

addRuleTexts(tradeRuleTexts)

/**
 * `sent` waits for the exhibitor, `countered` for the buyer; the others are final. A counter-offer that is accepted is
 * what was agreed.
 */
export const intentionStates = ['sent', 'countered', 'accepted', 'declined', 'cancelled'] as const
export type IntentionState = (typeof intentionStates)[number]

/** What happened to an intention order, as its history says it. */
export const intentionActions = ['send', 'counter', 'accept', 'decline', 'cancel'] as const
export type IntentionAction = (typeof intentionActions)[number]

export type Side = 'buyer' | 'exhibitor'

/** Who must answer now; undefined: nobody. */
export const waitsFor = (state: IntentionState): Side | undefined =>
  state === 'sent' ? 'exhibitor' : state === 'countered' ? 'buyer' : undefined

/** Whether a side may take a step: who is waited for answers, and the buyer may cancel until it is final. */
export function mayTake(side: Side, action: IntentionAction, state: IntentionState): boolean {
  if (action === 'cancel') return side === 'buyer' && waitsFor(state) !== undefined
  if (action === 'counter') return side === 'exhibitor' && waitsFor(state) === 'exhibitor'
  return action !== 'send' && waitsFor(state) === side
}

/** What is requested, or countered with. */
export interface IntentionTerms {
  /** Whole pieces. */
  quantity: number | null
  /** Of one, CNY; null: none is named. */
  price: number | null
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= INTENTION_QUANTITY_MAX
const isPrice = (value: number): boolean =>
  value >= 0 && value <= INTENTION_PRICE_MAX && Number(value.toFixed(2)) === value

/** What is wrong with the terms, by field (spec: live §5, "must be correct numbers"). */
export const checkTerms = ({ quantity, price }: IntentionTerms): Record<string, RuleBreach | undefined> => ({
  quantity: quantity === null ? 'quantity.empty' : isWhole(quantity) ? undefined : 'quantity.whole',
  price: price === null || isPrice(price) ? undefined : 'price.expected',
})

/** The same with the note that goes with it. */
export const checkIntention = (of: IntentionTerms & { note: string }): Record<string, RuleBreach | undefined> => ({
  ...checkTerms(of),
  note: countCharacters(of.note) > INTENTION_NOTE_MAX ? 'note.long' : undefined,
})
