import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PaymentNotification } from '../port'
import type { Books } from './books'
import { closeOpen, isNumber, type SandboxPayment, toPaymentState } from './records'

/** A payment as the sandbox's page shows it. */
export interface CashierPayment {
  number: string
  fen: number
  description: string
  expiresAt: Date
  /** `expired`: nobody closed it, and its time has ended. */
  state: 'open' | 'paid' | 'closed' | 'expired'
}

/**
 * The payer's side of the sandbox, by the number and the token of a payment. Every method gives what the payment is
 * then, null where there is none of that number and token; what cannot be done any more is not done.
 */
export interface CashierPort {
  find: (number: string, token: string) => Promise<CashierPayment | null>
  /** Pays it, once. `refundsFail`: its refunds are to fail. */
  pay: (number: string, token: string, refundsFail: boolean) => Promise<CashierPayment | null>
  /** Ends it unpaid. */
  refuse: (number: string, token: string) => Promise<CashierPayment | null>
}

function isSameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function shown(payment: SandboxPayment): CashierPayment {
  const { number, fen, description, expiresAt, isClosed, paid } = payment
  const unpaid = toPaymentState(payment).state === 'open' ? 'open' : isClosed ? 'closed' : 'expired'
  return { number, fen, description, expiresAt, state: paid ? 'paid' : unpaid }
}

/** The cashier over the sandbox's books; `notify` is called for each payment. */
export function openCashier(books: Books, notify: (message: PaymentNotification) => void): CashierPort {
  const findOwn = async (number: string, token: string) => {
    const known = isNumber(number) ? await books.find(number) : undefined
    return known && isSameToken(known.token, token) ? known : undefined
  }
  return {
    async find(number, token) {
      const known = await findOwn(number, token)
      return known ? shown(known) : null
    },
    async pay(number, token, refundsFail) {
      const own = await findOwn(number, token)
      if (!own) return null
      let isNew = false
      const present = await books.change(number, (known = own) => {
        isNew = toPaymentState(known).state === 'open'
        const paid = { at: new Date(), providerNumber: `sandbox${randomBytes(12).toString('hex')}` }
        return isNew ? { ...known, refundsFail, paid } : known
      })
      if (isNew) notify({ about: 'payment', number, payment: toPaymentState(present) })
      return shown(present)
    },
    async refuse(number, token) {
      const own = await findOwn(number, token)
      return own ? shown(await books.change(number, (known = own) => closeOpen(known))) : null
    },
  }
}
