import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { Instant } from '#contract/core/shapes.ts'

const which = {
  number: z.string().check(z.regex(/^[A-Za-z0-9]{6,32}$/)),
  /** What the address of this payment bears, and no other. */
  token: Key,
}

export const CashierPayment = z.object({
  number: z.string(),
  /** fen */
  fen: z.int(),
  /** What is paid for, as whoever asks for the money wrote it. */
  description: z.string(),
  expiresAt: Instant,
  /** `closed`: by the fair or the payer; `expired`: its time has ended. */
  state: z.enum(['open', 'paid', 'closed', 'expired']),
})

export type CashierPayment = z.output<typeof CashierPayment>

export const getCashierPayment = {
  input: z.object(which),
  output: CashierPayment,
}

export const payCashierPayment = {
  input: z.object({
    ...which,
    /** Refunds of it are to fail: for trying out what the fair does then. */
    refundsFail: z._default(z.boolean(), false),
  }),
  output: CashierPayment,
}

export const refuseCashierPayment = {
  input: z.object(which),
  output: CashierPayment,
}
