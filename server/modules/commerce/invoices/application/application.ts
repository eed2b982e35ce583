import { chinaMoment } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { applicationWords } from './words'

interface Fact {
  label: string
  text: string
}

/** What stands on the paper of an application, in one language. */
export interface Application {
  language: Language
  brand: string
  heading: string
  number: string
  state: string
  /** Nothing has come of it. */
  isOver: boolean
  parts: { label: string; facts: Fact[] }[]
  sum: Fact
  notInvoice: string
}

/** An amount with its currency by its code, which both languages read alike. */
const money = (fen: number): string =>
  `CNY ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fen / 100)}`

const titleFields = ['name', 'taxNumber', 'email', 'address', 'phone', 'bank', 'bankAccount'] as const

/** What an invoice was applied for with, as a paper. */
export function buildApplication(of: Invoice, language: Language): Application {
  const words = applicationWords[language]
  const { title } = of
  const filled = (facts: Fact[]) => facts.filter(({ text }) => text !== '')
  const fields = titleFields.map((field) => ({ label: words.field[field], text: title[field] }))
  const facts = [
    { label: words.type.label, text: words.type[of.type] },
    { label: words.item.label, text: words.item[of.orderKind] },
    { label: words.order, text: of.orderNumber },
    { label: words.appliedAt, text: `${chinaMoment(new Date(of.createdAt))} (GMT+8)` },
    { label: words.invoiceNumber, text: of.invoiceNumber },
  ]
  return {
    language,
    brand: words.brand,
    heading: words.heading,
    number: of.number,
    state: words.state[of.state === 'failed' && of.failure === '' ? 'cancelled' : of.state],
    isOver: of.state === 'failed' || of.state === 'reversed',
    parts: [
      {
        label: words.parts.title,
        facts: filled([{ label: words.kind.label, text: words.kind[title.kind] }, ...fields]),
      },
      { label: words.parts.order, facts: filled(facts) },
    ],
    sum: { label: words.sum, text: money(of.fen) },
    notInvoice: words.notInvoice,
  }
}
