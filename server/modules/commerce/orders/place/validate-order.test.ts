import { describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { validateOrder, validatePrice, validateSale, type OrderFacts } from './validate-order'

const now = new Date('2026-06-01T04:00:00Z')
const day = 86_400_000
const type: OrderFacts['items'][number]['type'] = {
  id: 7,
  version: 1,
  kind: 'day',
  name: { zh: '单日票', en: 'One-day ticket' },
  description: { zh: '', en: '' },
  quotaId: 3,
  fen: 6_000,
  perOrder: 5,
  perPerson: 2,
  realName: false,
  firstDay: '2026-06-01',
  lastDay: '2026-06-03',
  opens: '09:00',
  closes: '17:00',
  saleFrom: new Date(now.getTime() - day),
  saleUntil: new Date(now.getTime() + day),
  refundUntil: null,
  refundFeePercent: 0,
  shown: true,
  halted: false,
  position: 0,
  removedAt: null,
  left: 1,
}
const item = { type, name: 'One-day ticket' }

/** The refusal that a judgement ends with, and its details; null where there is none. */
function refusalOf(validate: () => void): [string, object] | null {
  try {
    validate()
    return null
  } catch (error) {
    if (error instanceof Refusal) return [error.error, error.details]
    throw error
  }
}

const sale = (over: Partial<typeof type>, buyer: Partial<Parameters<typeof validateSale>[1]> = {}) =>
  refusalOf(() =>
    validateSale([{ ...item, type: { ...type, ...over } }], {
      userType: userTypes.tourist,
      reserved: new Map(),
      now,
      ...buyer,
    }),
  )?.[0] ?? null

describe('a sale', () => {
  it.each<[string | null, Partial<typeof type>]>([
    [null, {}],
    ['TicketsSoldOut', { left: 0 }],
    ['TicketNotOnSale', { shown: false }],
    ['TicketNotOnSale', { saleFrom: new Date(now.getTime() + 1) }],
    ['TicketNotOnSale', { saleUntil: now }],
    ['TicketBuyersOnly', { kind: 'buyer' }],
  ])('is %s for %o', (refusal, over) => expect(sale(over)).toBe(refusal))

  it('is open to whom a place is reserved for, and to buyers', () => {
    expect(sale({ left: 0 }, { reserved: new Map([[type.id, 1]]) })).toBeNull()
    expect(sale({ kind: 'buyer' }, { userType: userTypes.buyer })).toBeNull()
  })
})

const order = (facts: Partial<OrderFacts>) => refusalOf(() => validateOrder({ items: [item], halted: [], ...facts }))
const pending = { count: 5, max: 5, refusal: 'TooManyOrders' as const }

describe('an order', () => {
  it('is accepted by facts that all allow it, and by those of on-site sales alone', () => {
    expect(order({ owned: new Map([[7, 1]]), pending: { ...pending, count: 4 }, hasContract: true })).toBeNull()
    expect(order({ items: [item, item, item] })).toBeNull()
  })

  it.each<[string, object, Partial<OrderFacts>]>([
    ['TicketNotOnSale', { name: item.name, typeId: 7 }, { halted: [7] }],
    ['TooManyOrders', { max: 5 }, { pending }],
    ['TooManyServiceOrders', { max: 5 }, { pending: { ...pending, refusal: 'TooManyServiceOrders' } }],
    ['NoContract', {}, { hasContract: false }],
    ['TicketLimit', { name: item.name, typeId: 7, max: 2 }, { owned: new Map([[7, 2]]) }],
    ['TicketLimit', { name: item.name, typeId: 7, max: 2 }, { owned: new Map(), items: [item, item, item] }],
  ])('is refused by %s', (refusal, details, facts) => expect(order(facts)).toEqual([refusal, details]))

  it('is refused by the first of several reasons', () => {
    const all = { halted: [7], pending, hasContract: false, owned: new Map([[7, 2]]) }
    expect(order(all)?.[0]).toBe('TicketNotOnSale')
    expect(order({ ...all, halted: [] })?.[0]).toBe('TooManyOrders')
  })

  it('is refused at another price than was seen, and reports the new one', () => {
    expect(refusalOf(() => validatePrice(6_000, 6_000))).toBeNull()
    expect(refusalOf(() => validatePrice(6_000, 5_000))).toEqual(['OrderPriceChanged', { payableFen: 6_000 }])
  })
})
