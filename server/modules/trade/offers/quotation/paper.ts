import { chinaMoment } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { unitNames } from '#server/modules/trade/demands/index.ts'
import { type PaperWords, paperWords } from './words'

/** What stands on the paper of a quotation, in one language or in both. */
export interface Paper {
  /** Of the document; a paper in both languages begins with Chinese. */
  language: Language
  isBoth: boolean
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

/** Texts of both languages as one; what is the same in both stands once. */
const together = (texts: readonly string[], between: string): string =>
  [...new Set(texts)].filter((text) => text !== '').join(between)

/**
 * What a quotation says as a paper, in these languages; `quotationIn` reads it in one of them. An amount bears its currency by its
 * code, which both languages read alike.
 */
export function buildPaper(languages: readonly Language[], quotationIn: (language: Language) => Quotation): Paper {
  const [language = 'zh-CN'] = languages
  const of = quotationIn(language)
  const word = (choose: (words: PaperWords) => string) =>
    together(
      languages.map((one) => choose(paperWords[one])),
      ' ',
    )
  const sentence = (choose: (words: PaperWords) => string) =>
    together(
      languages.map((one) => choose(paperWords[one])),
      ' / ',
    )
  const read = (choose: (quotation: Quotation) => string) =>
    together(
      languages.map((one) => choose(quotationIn(one))),
      ' / ',
    )
  const money = (amount: number) => `${of.currency} ${numberText(amount, 2)}`
  const at = (moment: string) => `${chinaMoment(new Date(moment))} (GMT+8)`
  const unit = together(
    languages.map((one) => pick(unitNames[of.unit], one)),
    ' ',
  )
  const { confirmedAt } = of
  const facts = [
    { label: word(({ deliverBy }) => deliverBy), text: of.deliverBy || word(({ noDelivery }) => noDelivery) },
    { label: word(({ validUntil }) => validUntil), text: of.validUntil || sentence(({ accepted }) => accepted) },
    { label: word(({ note }) => note), text: of.note },
  ]
  const [exhibitor, buyer, company] = [
    word((words) => words.exhibitor),
    word((words) => words.buyer),
    read((one) => one.company),
  ]
  const title = read((one) => one.title)
  return {
    language,
    isBoth: languages.length > 1,
    brand: word(({ brand }) => brand),
    heading: word((words) => words.title),
    number: of.number,
    state: sentence(({ state }) => state[of.state]),
    holds: of.state !== 'superseded',
    basis: sentence(({ basis }) => basis(of.offerVersion)),
    parties: [
      { label: exhibitor, name: company, more: of.booth ? sentence(({ booth }) => booth(of.booth)) : '' },
      { label: buyer, name: of.buyer.person, more: of.buyer.number },
    ],
    demand: { label: word(({ demand }) => demand), title },
    columns: [
      word(({ item }) => item),
      word(({ quantity }) => quantity),
      word(({ price }) => price),
      word(({ amount }) => amount),
    ],
    items: of.exhibits.length > 0 ? of.exhibits.map((_, i) => read(({ exhibits }) => exhibits[i] ?? '')) : [title],
    row: [`${numberText(of.quantity, 0)} ${unit}`, money(of.price), money(of.total)],
    total: { label: word(({ total }) => total), amount: money(of.total) },
    facts: facts.filter(({ text }) => text !== ''),
    confirmations: {
      label: word(({ confirmations }) => confirmations),
      sides: [
        {
          label: exhibitor,
          name: company,
          text: `${word(({ byExhibitor }) => byExhibitor)} · ${at(of.issuedAt)}`,
          isDone: true,
        },
        {
          label: buyer,
          name: of.buyer.person,
          text: confirmedAt ? `${word(({ byBuyer }) => byBuyer)} · ${at(confirmedAt)}` : word(({ notYet }) => notYet),
          isDone: confirmedAt !== null,
        },
      ],
    },
    intention: word(({ intention }) => intention),
  }
}
