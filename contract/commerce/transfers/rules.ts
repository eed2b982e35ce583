import { moneyRuleTexts } from '#contract/commerce/tickets/rule-texts.ts'
import { serviceRuleTexts } from '#contract/commerce/services/rule-texts.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { PAYER_MAX } from './limits'

addRuleTexts(moneyRuleTexts)
addRuleTexts(serviceRuleTexts)

/** With finance, taken as paid, returned with a reason. */
export const transferStates = ['submitted', 'confirmed', 'rejected'] as const
export type TransferState = (typeof transferStates)[number]

/** The files that prove a transfer. */
export const proofTypes = ['jpg', 'jpeg', 'png', 'pdf'] as const

/** What is wrong with a transfer as its payer reports it, by field. */
export const checkTransfer = (of: {
  payer: string
  proofs: readonly string[]
}): Record<string, RuleBreach | undefined> => ({
  payer:
    of.payer.trim() === ''
      ? 'transfer.payer'
      : countCharacters(of.payer.trim()) > PAYER_MAX
        ? 'invoice.long'
        : undefined,
  proofs: of.proofs.length === 0 ? 'transfer.proof' : undefined,
})

/** What is wrong with the account of the fair, by field. */
export const checkTransferAccount = (of: {
  name: string
  bank: string
  account: string
}): Record<string, RuleBreach | undefined> => ({
  name: of.name.trim() === '' ? 'transfer.accountName' : undefined,
  bank: of.bank.trim() === '' ? 'transfer.bank' : undefined,
  account: /^[\d -]{6,40}$/.test(of.account.trim()) ? undefined : 'invoice.bankAccount',
})
