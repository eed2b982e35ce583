import type { OrderAction } from '#contract/commerce/orders/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { services } from '#src/mocks/commerce/services/services.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { nameOf } from '#src/mocks/commerce/tickets/types.ts'
import { type MockBooking, type MockLine, type MockOrder, typeOf } from './orders'

/** In minutes. */
export const HOUR = 60
export const DAY = 24 * HOUR

const CODES = 'BCDFGHJKLMNPQRSTVWXZ23456789'
let lastLine = 0

/** Lines that are made next are numbered behind these. */
export const numberBehind = (ids: readonly number[]): void => {
  lastLine = Math.max(lastLine, ...ids)
}

/** A code as it is printed below the QR, of its own for every ticket. */
export function codeOf(id: number): string {
  const round = Math.floor(id / CODES.length)
  const letters = Array.from(
    { length: 12 },
    (_, i) => CODES[(id * (31 + i) + i * 17 + round * 5) % CODES.length] ?? 'B',
  )
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** A line, which is one ticket. */
export function lineOf(typeId: number, holder: Holder | null, more: Partial<MockLine> = {}): MockLine {
  const type = typeOf(typeId)
  if (!type) throw new Error(`no ticket type ${typeId}`)
  lastLine += 1
  return {
    id: lastLine,
    typeId,
    booking: null,
    name: nameOf(type),
    quantity: 1,
    unitFen: type.document.fen,
    discountFen: 0,
    refundId: null,
    holder,
    corrections: 0,
    code: codeOf(lastLine),
    usedAt: null,
    days: type.document.days,
    ...more,
  }
}

const emptyAdvert = {
  state: 'empty',
  version: 1,
  title: { zh: '', en: '' },
  imageUrl: { zh: '', en: '' },
  jumpLink: '',
  reason: '',
} as const

/** A line of an advert space, of live hours or of a template; `quantity` counts its price. */
export function bookedLineOf(serviceId: number, quantity: number, more: Partial<MockBooking> = {}): MockLine {
  const service = byIdOf(services, serviceId)
  if (!service) throw new Error(`no service ${serviceId}`)
  const { kind, name, fen, place, template } = service
  lastLine += 1
  const advert = kind === 'advert' ? emptyAdvert : null
  return {
    id: lastLine,
    typeId: 0,
    booking: { serviceId, kind, place, template, days: null, advert, ...more },
    name: [name.zh, name.en],
    quantity,
    unitFen: fen,
    discountFen: 0,
    refundId: null,
    holder: null,
    corrections: 0,
    code: '',
    usedAt: null,
    days: { from: '', until: '' },
  }
}

/** An order of the mock fair, so many minutes ago. */
export type Row = Partial<MockOrder> & Pick<MockOrder, 'lines'> & { ago: number }

export const stepsAt = (ago: number, ...actions: OrderAction[]) =>
  actions.map((action, i) => ({ action, at: minutesFromNow(-ago + i * 2) }))

/** Paid two minutes after it was placed. */
export const paid = (ago: number): Pick<MockOrder, 'stored' | 'paidAt' | 'method' | 'steps'> => ({
  stored: 'paid',
  paidAt: minutesFromNow(-ago + 2),
  method: 'wechat',
  steps: stepsAt(ago, 'place', 'pay'),
})
