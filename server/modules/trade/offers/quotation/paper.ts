import { chinaMoment } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { unitNames } from '#server/modules/trade/demands/index.ts'
import { paperWords } from './words'

/** What stands on the paper of a quotation, in one language. */
export interface Paper {
  language: Language
  brand: string
  heading: string
  number: string
  state: string
  holds: boolean
  basis: string
  parties: { label: string; name: string; more: string }[]
  demand: { label: string; title: string }
  columns: [item: string, quantity: string, price: string, amount: string]
  items: string[]
  row: [quantity: string, price: string, amount: string]
  total: { label: string; amount: string }
  facts: { label: string; text: string }[]
  confirmations: { label: string; sides: { label: string; name: string; text: string; isDone: boolean }[] }
  intention: string
}

const numberText = (value: number, decimals: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).format(value)

/** What a quotation says as a paper; an amount bears its currency by its code, which both languages read alike. */
export function buildPaper(of: Quotation, language: Language): Paper {
  const words = paperWords[language]
  const money = (amount: number) => `${of.currency} ${numberText(amount, 2)}`
  const { person, number } = of.buyer
  const facts = [
    { label: words.deliverBy, text: of.deliverBy || words.noDelivery },
    { label: words.validUntil, text: of.validUntil || words.accepted },
    { label: words.note, text: of.note },
  ]
  return {
    language,
    brand: words.brand,
    heading: words.title,
    number: of.number,
    state: words.state[of.state],
    holds: of.state !== 'superseded',
    basis: words.basis(of.offerVersion),
    parties: [
      { label: words.exhibitor, name: of.company, more: of.booth ? words.booth(of.booth) : '' },
      { label: words.buyer, name: person, more: number },
    ],
    demand: { label: words.demand, title: of.title },
    columns: [words.item, words.quantity, words.price, words.amount],
    items: of.exhibits.length > 0 ? of.exhibits : [of.title],
    row: [`${numberText(of.quantity, 0)} ${pick(unitNames[of.unit], language)}`, money(of.price), money(of.total)],
    total: { label: words.total, amount: money(of.total) },
    facts: facts.filter(({ text }) => text !== ''),
    confirmations: {
      label: words.confirmations,
      sides: [
        {
          label: words.exhibitor,
          name: of.company,
          text: `${words.byExhibitor} · ${chinaMoment(new Date(of.issuedAt))} (GMT+8)`,
          isDone: true,
        },
        {
          label: words.buyer,
          name: person,
          text: of.confirmedAt ? `${words.byBuyer} · ${chinaMoment(new Date(of.confirmedAt))} (GMT+8)` : words.notYet,
          isDone: of.confirmedAt !== null,
        },
      ],
    },
    intention: words.intention,
  }
}
