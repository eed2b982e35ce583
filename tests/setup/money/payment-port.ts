import { ServiceFailure, ServiceRefusal } from '#server/providers/http-json.ts'
import type { BillLine, PaymentPort, PaymentState, RefundState } from '#server/providers/payment/port.ts'

interface Booked {
  fen: number
  state: PaymentState
  refunds: Map<string, { fen: number; state: RefundState }>
}

/** A provider in memory with books that a test writes: the fair must arrive at the same state. */
export function createPaymentPort() {
  const books = new Map<string, Booked>()
  /** What the next call of a method does instead. */
  const failing = new Map<keyof PaymentPort, 'silent' | 'refused' | 'afterwards'>()

  async function answer<T>(method: keyof PaymentPort, work: () => T): Promise<T> {
    const how = failing.get(method)
    failing.delete(method)
    if (how === 'silent') throw new ServiceFailure('fake: no answer')
    if (how === 'refused') throw new ServiceRefusal('fake: refused')
    const result = work()
    if (how === 'afterwards') throw new ServiceFailure('fake: answered 500')
    return result
  }
  const refundOf = (number: string) => [...books.values()].flatMap(({ refunds }) => refunds.get(number) ?? [])[0]

  const port: PaymentPort = {
    kind: 'wechat',
    create: ({ number, fen }) =>
      answer('create', () => {
        const known = books.get(number)
        if (!known) books.set(number, { fen, state: { state: 'open' }, refunds: new Map() })
        return { codeUrl: `weixin://wxpay/${number}` }
      }),
    query: (number) => answer('query', () => books.get(number)?.state ?? { state: 'missing' }),
    close: (number) =>
      answer('close', () => {
        const booked = books.get(number)
        if (!booked) return { state: 'missing' }
        if (booked.state.state === 'open') booked.state = { state: 'closed' }
        return booked.state
      }),
    refund: ({ number, paymentNumber, fen }) =>
      answer('refund', () => {
        const booked = books.get(paymentNumber)
        if (booked?.state.state !== 'paid') throw new ServiceRefusal('fake: nothing was paid')
        const known = booked.refunds.get(number)
        const given = [...booked.refunds.values()].reduce((sum, one) => sum + one.fen, 0)
        if (!known && given + fen > booked.state.fen) throw new ServiceRefusal('fake: more than was paid')
        const state = { state: 'succeeded', fen, refundedAt: new Date() } as const
        booked.refunds.set(number, { fen, state })
        return state
      }),
    queryRefund: (number) => answer('queryRefund', () => refundOf(number)?.state ?? { state: 'missing' }),
    verifyNotification: async () => {
      throw new ServiceRefusal('fake: this provider tells nothing')
    },
    bill: async () =>
      [...books].flatMap(([number, { state, refunds }]): BillLine[] =>
        state.state === 'paid'
          ? [
              { about: 'payment', number, paymentNumber: number, fen: state.fen },
              ...[...refunds].map(([refund, { fen }]) => ({
                about: 'refund' as const,
                number: refund,
                paymentNumber: number,
                fen,
              })),
            ]
          : [],
      ),
  }
  return {
    port,
    books,
    failing,
    /** What somebody does with their phone. */
    pay(number: string, fen = books.get(number)?.fen ?? 0): void {
      const booked = books.get(number)
      if (!booked) throw new Error(`nobody requested the payment ${number}`)
      booked.state = { state: 'paid', fen, providerNumber: `wx-${number}`, paidAt: new Date() }
    },
    refunds: () => [...books.values()].flatMap(({ refunds }) => [...refunds.values()]),
  }
}
