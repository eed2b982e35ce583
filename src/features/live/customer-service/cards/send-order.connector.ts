import { connector } from '#contract/core/connector.ts'

interface SentOrder {
  /** Made by the form: sending twice orders once. */
  key: string
  exhibitsInfoId: number
  quantity: number
  /** CNY of one; null: none is named. */
  price: number | null
  note: string
}

/** Sends an intention order and returns its id. Throws ApiError; intention orders belong to a later area. */
export const sendOrder = connector<(order: SentOrder) => Promise<{ id: number }>>('intention orders')
