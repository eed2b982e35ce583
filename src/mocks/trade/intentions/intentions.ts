import type { IntentionState } from '#contract/trade/intentions/rules.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockIntention extends Pick<Intention, 'id' | 'version' | 'quantity' | 'price' | 'note' | 'steps'> {
  exhibitId: number
  /** The buyer's account. */
  buyer: string
  state: IntentionState
  sentAt: string
  updatedAt: string
}

const BUYER = '6'
const DAY_MINUTES = 1_440

/** An intention order of the mock buyer, sent so many days ago. */
function sent(id: number, exhibitId: number, daysAgo: number, terms: Pick<Intention, 'quantity' | 'price' | 'note'>) {
  const at = minutesFromNow(-daysAgo * DAY_MINUTES)
  const step = { action: 'send', by: 'buyer', at, ...terms } as const
  const state: IntentionState = 'sent'
  return { id, exhibitId, buyer: BUYER, version: 1, state, sentAt: at, updatedAt: at, ...terms, steps: [step] }
}

const rows: MockIntention[] = [
  sent(1, 1, 1, { quantity: 200, price: 560, note: '需配英文说明卡，分两批发货。' }),
  sent(2, 2, 2, { quantity: 50, price: null, note: '' }),
  sent(3, 3, 5, { quantity: 12, price: 1_280, note: '用于酒店套房。' }),
  sent(4, 1, 8, { quantity: 30, price: 500, note: '' }),
  sent(5, 2, 9, { quantity: 8, price: 900, note: '请注明木料产地。' }),
  sent(6, 3, 10, { quantity: 100, price: null, note: '' }),
]

/** What the exhibitor or the buyer has done since, the latest last. */
function later(id: number, state: IntentionState, step: Omit<Intention['steps'][number], 'at'>): void {
  const row = rows.find((one) => one.id === id)
  if (!row) return
  const at = minutesFromNow(-60)
  const { quantity, price } = step
  Object.assign(row, { state, version: row.version + 1, updatedAt: at }, quantity === null ? {} : { quantity, price })
  row.steps = [...row.steps, { ...step, at }]
}

later(2, 'countered', { action: 'counter', by: 'exhibitor', quantity: 60, price: 320, note: '六十件起订，含礼盒。' })
later(3, 'accepted', { action: 'accept', by: 'exhibitor', quantity: null, price: null, note: '' })
later(4, 'declined', { action: 'decline', by: 'exhibitor', quantity: null, price: null, note: '该款已停产。' })

export const intentions = rows
