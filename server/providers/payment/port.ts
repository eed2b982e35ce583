/** The request for a payment. Two requests with the same `number` make one payment. */
export interface PaymentRequest {
  /** Ours, unique for ever: 6 to 32 letters and digits. */
  number: string
  /** The amount, an integer of fen above 0. */
  fen: number
  /** What is paid for, as the payer reads it. */
  description: string
  /** When it can no longer be paid. */
  expiresAt: Date
}

/** What the provider says of a payment. `missing`: it knows none of this number. */
export type PaymentState =
  | { state: 'open' | 'closed' | 'missing' }
  | { state: 'paid'; fen: number; providerNumber: string; paidAt: Date }

export interface RefundRequest {
  /** Ours, the same on every try: 6 to 32 letters and digits. */
  number: string
  paymentNumber: string
  fen: number
  /** What was paid. */
  paidFen: number
  reason: string
}

/** What the provider says of a refund. `failed`: it took it and could not carry it out; `missing`: it knows none of it. */
export type RefundState =
  | { state: 'processing' | 'missing' }
  | { state: 'failed'; reason: string }
  | { state: 'succeeded'; fen: number; refundedAt: Date }

/** A genuine notification: the only thing that it is trusted for is what it names. */
export type PaymentNotification =
  | { about: 'payment'; number: string; payment: PaymentState }
  | { about: 'refund'; number: string; refund: RefundState }

/** A notification as it came, byte for byte. */
export interface RawNotification {
  /** One header, or an empty text. */
  header: (name: string) => string
  body: string
}

/** A line of the provider's bill of a day. */
export interface BillLine {
  about: 'payment' | 'refund'
  /** Ours. */
  number: string
  paymentNumber: string
  fen: number
}

/**
 * Takes money and returns it. Every method but `verifyNotification` rejects with ServiceFailure when the provider
 * is silent or answers nonsense: its outcome is requested again by `query` and `queryRefund`. It rejects with
 * ServiceRefusal where a retry is of no use.
 */
export interface PaymentPort {
  kind: 'wechat' | 'sandbox'
  /**
   * Opens a payment, or finds the open one of this number; the address is what the QR on the page carries. Rejects with
   * ServiceRefusal where the one of this number is paid or closed: `query` says which.
   */
  create: (request: PaymentRequest, origin: string) => Promise<{ codeUrl: string }>
  query: (number: string) => Promise<PaymentState>
  /** Closes a payment that is open, and says what it is then: one that was paid just before stays paid. */
  close: (number: string) => Promise<PaymentState>
  /** Asks for a refund, or finds the one of this number. */
  refund: (request: RefundRequest, origin: string) => Promise<RefundState>
  queryRefund: (number: string) => Promise<RefundState>
  /** Rejects with ServiceRefusal what the provider has not signed, or signed long ago. */
  verifyNotification: (raw: RawNotification) => Promise<PaymentNotification>
  /** What went through the provider on a day (YYYY-MM-DD in GMT+8); null: its bill is not there yet. */
  bill: (day: string) => Promise<BillLine[] | null>
}
