import * as z from 'zod/mini'
import { Day, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { ACCOUNT_LINE_MAX, PAYER_MAX, PROOFS_MAX, TRANSFER_REASON_MAX } from './limits'
import { transferStates } from './rules'

const Version = integer(1, 2_147_483_647)
const Line = text(ACCOUNT_LINE_MAX * 4)

/** The account of the fair that transfers go to. */
export const TransferAccount = z.object({ name: Line, bank: Line, account: Line })
export type TransferAccount = z.output<typeof TransferAccount>

/** null: finance has named none, and bank transfer is not offered. */
export const getTransferAccount = { input: nothing, output: z.nullable(TransferAccount) }
export const saveTransferAccount = { input: TransferAccount, output: TransferAccount }
/** Ends the offer of bank transfer; transfers that were reported stay. */
export const removeTransferAccount = { input: nothing, output: nothing }

/** A transfer as its payer reads it. */
export const Transfer = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(transferStates),
  payer: z.string(),
  paidOn: z.string(),
  /** Addresses of what proves it. */
  proofs: z.array(z.string()),
  /** Why it was returned; else empty. */
  reason: z.string(),
  createdAt: Instant,
})
export type Transfer = z.output<typeof Transfer>

/** The transfers of an own order, the latest first. */
export const listOwnTransfers = { input: z.object({ orderId: Id }), output: z.array(Transfer) }

/** Reports a transfer of the whole sum for an own order, once for a key. */
export const submitTransfer = {
  input: z.object({
    key: text(64).check(z.minLength(8)),
    orderId: Id,
    /** As the bank names them. */
    payer: text(PAYER_MAX * 4),
    paidOn: Day,
    /** Files of the own uploads. */
    proofs: z.array(text(300)).check(z.maxLength(PROOFS_MAX)),
  }),
  output: Transfer,
}

export const ManagedTransfer = z.object({
  ...Transfer.shape,
  orderId: z.int(),
  orderNumber: z.string(),
  fen: z.int(),
  buyer: z.string(),
})
export type ManagedTransfer = z.output<typeof ManagedTransfer>

export const listTransfers = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(transferStates)) }),
  output: paged(ManagedTransfer),
}

/** Takes a transfer as paid, as it was seen, or returns it with a reason. */
export const decideTransfer = {
  input: z.object({ id: Id, version: Version, confirm: z.boolean(), reason: text(TRANSFER_REASON_MAX * 4) }),
  output: ManagedTransfer,
}
