import { contactPhone } from '#contract/core/contact/contact-rules.ts'
import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { isEmail } from '#contract/core/contact/email.ts'
import { countCharacters, isSocialCredit } from '#contract/core/rules.ts'
import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import { BANK_ACCOUNT_MAX, BANK_MAX, TITLE_ADDRESS_MAX, TITLE_NAME_MAX } from './limits'

addRuleTexts(moneyRuleTexts)

/** VAT special or ordinary (spec: live §3). */
export const invoiceTypes = ['ordinary', 'special'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

export const titleKinds = ['company', 'personal'] as const

export const invoiceStates = ['applied', 'issuing', 'issued', 'failed', 'reversalAsked', 'reversed'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** How the tax authority numbers invoices, as far as the fair looks at it. */
export const invoiceNumberPattern = /^[0-9A-Za-z-]{6,30}$/

/** What an invoice's document may be: as it was, and as the tax authority gives it out. */
export const documentTypes = ['pdf', 'ofd'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Who issues and reverses an invoice. */
export const invoiceIssuers = ['finance', 'service'] as const

/**
 * Why finance has to see to what the service was at: it issued another sum, its document cannot be read, or it does not
 * reverse.
 */
export const invoiceTroubles = ['', 'sum', 'document', 'reversal'] as const

/** The states in which an invoice keeps its order from being returned (spec: live §9). */
export const isBlocking = (state: InvoiceState): boolean => state !== 'failed' && state !== 'reversed'

/** The states that somebody else ends: finance, or the service that issues. */
export const isUnderWay = (state: InvoiceState): boolean =>
  state === 'applied' || state === 'issuing' || state === 'reversalAsked'

/** The buyer that an invoice is issued to (spec: live §3, invoice). */
export interface InvoiceTitle {
  kind: (typeof titleKinds)[number]
  name: string
  taxNumber: string
  email: string
  address: string
  phone: string
  bank: string
  bankAccount: string
}

/**
 * A taxpayer number: 18 characters are a unified social credit code with its check character; numbers of 15, 17 and 20
 * are of earlier kinds and taken as they are.
 */
export function isTaxNumber(value: string): boolean {
  const number = value.toUpperCase()
  if (number.length === 18) return isSocialCredit(number)
  return /^[0-9A-Z]+$/.test(number) && [15, 17, 20].includes(number.length)
}

const longer = (value: string, max: number): boolean => countCharacters(value.trim()) > max

function companyBreaches(of: InvoiceTitle, type: InvoiceType) {
  const isSpecial = type === 'special'
  const need = (value: string, max: number): RuleBreach | undefined => {
    if (isSpecial && value.trim() === '') return 'invoice.special'
    return longer(value, max) ? 'invoice.long' : undefined
  }
  return {
    taxNumber: isTaxNumber(of.taxNumber.trim()) ? undefined : ('invoice.taxNumber' as const),
    address: need(of.address, TITLE_ADDRESS_MAX),
    phone: of.phone.trim() === '' ? need('', 1) : contactPhone(of.phone),
    bank: need(of.bank, BANK_MAX),
    bankAccount:
      of.bankAccount.trim() === ''
        ? need('', 1)
        : /^[\d -]{6,40}$/.test(of.bankAccount) && !longer(of.bankAccount, BANK_ACCOUNT_MAX)
          ? undefined
          : ('invoice.bankAccount' as const),
  }
}

/** What is wrong with a title, by field in the order of the form. A special invoice requires a company and every field. */
export function checkTitle(of: InvoiceTitle, type: InvoiceType = 'ordinary'): Record<string, RuleBreach | undefined> {
  const isCompany = of.kind === 'company'
  return {
    kind: type === 'special' && !isCompany ? 'invoice.companyOnly' : undefined,
    name: of.name.trim() === '' ? 'invoice.name' : longer(of.name, TITLE_NAME_MAX) ? 'invoice.long' : undefined,
    ...(isCompany ? companyBreaches(of, type) : {}),
    email: of.email.trim() === '' ? 'email.empty' : isEmail(of.email.trim(), EMAIL_MAX) ? undefined : 'email.format',
  }
}

export const emptyTitle = (): InvoiceTitle => ({
  kind: 'company',
  name: '',
  taxNumber: '',
  email: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
})
