import { join } from 'node:path'
import { newKey } from '#server/platform/auth/secrets.ts'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { PaymentNotification, PaymentPort } from '../port'
import { readBill } from './bill'
import { openBooks } from './books'
import { type CashierPort, openCashier } from './cashier'
import { notify } from './notify'
import { closeOpen, isNumber, toPaymentState } from './records'
import { openRefunds } from './refunds'
import { readNotification, readOrMakeKey } from './signature'

const NOTIFY_PATH = '/api/ce-payment/notify/sandbox'

/** Where the books of a fair's sandbox stand. */
export const sandboxFolder = (dataDir: string): string => join(dataDir, 'cashier')

export interface SandboxPlace {
  dataDir: string
  /** Where this server is reached. */
  address: string
}

/**
 * Takes no money: keeps in books of its own what would have been paid, on a page that says so (docs/providers.md). Its
 * notifications go to this server's own address, as the host of a request is whatever somebody named.
 */
export function openSandbox({ dataDir, address }: SandboxPlace): { payment: PaymentPort; cashier: CashierPort } {
  const folder = sandboxFolder(dataDir)
  const books = openBooks(folder)
  let key: string | undefined
  const readKey = () => (key ??= readOrMakeKey(folder))
  const tell = (message: PaymentNotification) => void notify(address + NOTIFY_PATH, readKey, message)
  const find = async (number: string) => (isNumber(number) ? books.find(number) : undefined)

  const payment: PaymentPort = {
    kind: 'sandbox',
    async create({ number, fen, description, expiresAt }, origin) {
      const { token } = await books.change(number, (known) => {
        if (known && known.fen !== fen)
          throw new ServiceRefusal('sandbox: there is a payment of this number and another amount')
        if (known && toPaymentState(known).state !== 'open')
          throw new ServiceRefusal('sandbox: the payment of this number is no longer open')
        const unpaid = { isClosed: false, paid: null, refundsFail: false, refunds: [] }
        return known ?? { number, token: newKey(), fen, description, expiresAt, ...unpaid }
      })
      const query = new URLSearchParams({ number, token })
      return { codeUrl: `${origin}/sandbox.html#/cashier?${query.toString()}` }
    },
    async query(number) {
      const known = await find(number)
      return known ? toPaymentState(known) : { state: 'missing' }
    },
    async close(number) {
      const own = await find(number)
      return own ? toPaymentState(await books.change(number, (known = own) => closeOpen(known))) : { state: 'missing' }
    },
    ...openRefunds(books, tell),
    verifyNotification: async (raw) => readNotification(readKey(), raw),
    bill: async (day) => readBill(await books.list(), day),
  }
  return { payment, cashier: openCashier(books, tell) }
}
