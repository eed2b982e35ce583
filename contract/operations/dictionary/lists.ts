import type { Language } from '#contract/core/language.ts'
import { cardTypes, type Choice } from '#contract/people/registration/options.ts'
import { intentionGroups, objectives } from '#contract/people/registration/purposes.ts'
import { dictionaryTypes } from './rules'
import { invoiceTitles, invoiceTypes, refundReasons, ticketIdTypes } from './ticket-lists'
import type { DictionaryList } from './schemas'

type Grouped = Choice & { names?: readonly Choice[] }

const lists: Record<DictionaryList['type'], readonly Grouped[]> = {
  objective: objectives,
  intention: intentionGroups,
  // Records name a kind of card by its number (spec: access §3).
  identityType: cardTypes.map(({ cardType, zh, en }) => ({ id: String(cardType), zh, en })),
  ticketIdType: ticketIdTypes,
  refundReason: refundReasons,
  invoiceTitle: invoiceTitles,
  invoiceType: invoiceTypes,
}

/** The lists of these names, or all, in a language. */
export function dictionaryIn(language: Language, types: readonly DictionaryList['type'][] = dictionaryTypes) {
  const present = ({ id, zh, en }: Choice) => ({ id, name: language === 'zh-CN' ? zh : en })
  return dictionaryTypes
    .filter((type) => types.includes(type))
    .map((type) => ({
      type,
      list: lists[type].map((one) => ({ ...present(one), children: (one.names ?? []).map(present) })),
    }))
}
