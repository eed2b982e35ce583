import * as z from 'zod'

/** An application as the service has it. */
export interface Booked {
  request: z.output<typeof Request>
  state: 'issuing' | 'issued' | 'failed' | 'reversing' | 'reversed'
  invoiceNumber: string
  fen: number
  issuedAt: string
  reason: string
  document: { ext: string; bytes: Buffer }
  /** Each reversal that was requested, and why it was refused; empty where it was not. */
  reversals: Map<string, string>
}

const text = z.string()
export const Request = z.strictObject({
  number: text.min(1),
  type: z.enum(['ordinary', 'special']),
  fen: z.int().positive(),
  item: z.enum(['ticket', 'service']),
  orderNumber: text.min(1),
  title: z.strictObject({
    kind: z.enum(['company', 'personal']),
    name: text.min(1),
    taxNumber: text,
    email: text,
    address: text,
    phone: text,
    bank: text,
    bankAccount: text,
  }),
})

/** What the service makes of what comes next. */
export interface Plans {
  issue: 'at once' | 'late' | { refused: string }
  reverse: 'at once' | 'late' | { refused: string }
  document: Booked['document']
}

/** The books of a service that issues each number once, whoever asks however often. */
export function createBooks(plans: Plans) {
  const books = new Map<string, Booked>()
  let issued = 0

  function settle(booked: Booked): void {
    issued += 1
    const invoiceNumber = `2633200000${String(issued).padStart(10, '0')}`
    Object.assign(booked, { state: 'issued', invoiceNumber, issuedAt: '2026-11-23T10:00:00+08:00' })
  }
  const blank = { invoiceNumber: '', issuedAt: '', reason: '' }
  function issue(request: Booked['request']): Booked {
    const known = books.get(request.number)
    if (known) return known
    const { fen, number } = request
    const booked: Booked = { ...blank, request, state: 'issuing', fen, document: plans.document, reversals: new Map() }
    books.set(number, booked)
    if (plans.issue === 'at once') settle(booked)
    if (typeof plans.issue === 'object') Object.assign(booked, { state: 'failed', reason: plans.issue.refused })
    return booked
  }
  /** Why it is refused; undefined where it is not. */
  function reverse(number: string, reversal: string): string | undefined {
    const known = books.get(number)
    if (!known) {
      // Never issued from now on, even if the request to issue it is still on its way.
      const request = { number, fen: 0, type: 'ordinary', item: 'ticket', orderNumber: '' } as const
      const title = { kind: 'personal', name: '', taxNumber: '', email: '', address: '', phone: '' } as const
      const none = { ...request, title: { ...title, bank: '', bankAccount: '' } }
      const { document } = plans
      books.set(number, { ...blank, request: none, state: 'reversed', fen: 0, document, reversals: new Map() })
      return undefined
    }
    if (known.state === 'reversed' || known.state === 'failed') return undefined
    const refused = typeof plans.reverse === 'object' ? plans.reverse.refused : ''
    const before = known.reversals.get(reversal)
    known.reversals.set(reversal, before ?? refused)
    if (before ?? refused) return before ?? refused
    known.state = plans.reverse === 'at once' ? 'reversed' : 'reversing'
    return undefined
  }
  return { books, issue, reverse, settle }
}
export type Books = ReturnType<typeof createBooks>
