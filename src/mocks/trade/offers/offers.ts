import type { OfferAction, OfferState } from '#contract/trade/offers/rules.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { dateIn, minutesFromNow } from '#src/mocks/core/time.ts'

export interface MockOffer {
  id: number
  demandId: number
  exhibitorId: number
  version: number
  state: OfferState
  terms: OfferTerms & { quantity: number; price: number }
  shortlisted: boolean
  /** Since when its exhibitor sees the contact. */
  contactSince: string
  reason: string
  accepted: number | null
  createdAt: string
  updatedAt: string
  steps: Offer['steps']
}

const DAY_MINUTES = 1_440
type Terms = readonly [quantity: number, price: number, exhibitIds: number[], note: string]
/** Days ago, and what came to be. */
type Later = readonly [
  daysAgo: number,
  action: OfferAction,
  more?: { terms?: Terms; reason?: string; quantity?: number },
]

const termsOf = ([quantity, price, exhibitIds, note]: Terms) => ({
  quantity,
  price,
  validUntil: dateIn(20),
  deliverBy: dateIn(45),
  note,
  exhibitIds,
})

const states: Partial<Record<OfferAction, OfferState>> = {
  withdraw: 'withdrawn',
  decline: 'declined',
  accept: 'accepted',
}

/** An offer as it was just made. */
export const newOffer = (
  id: number,
  demandId: number,
  exhibitorId: number,
  terms: MockOffer['terms'],
  at: string,
): MockOffer => ({
  id,
  demandId,
  exhibitorId,
  version: 1,
  state: 'standing',
  terms,
  shortlisted: false,
  contactSince: at,
  reason: '',
  accepted: null,
  createdAt: at,
  updatedAt: at,
  steps: [{ action: 'add', at, by: 'exhibitor', terms, reason: '', quantity: null }],
})

let made = 0

function offer(demandId: number, exhibitorId: number, age: number, terms: Terms, ...later: Later[]): MockOffer {
  const at = minutesFromNow(-age * DAY_MINUTES)
  const one: MockOffer = {
    ...newOffer((made += 1), demandId, exhibitorId, termsOf(terms), at),
    version: 1 + later.length,
  }
  for (const [daysAgo, action, { terms: changed, reason = '', quantity = null } = {}] of later) {
    one.updatedAt = minutesFromNow(-daysAgo * DAY_MINUTES)
    one.state = states[action] ?? one.state
    if (changed) one.terms = termsOf(changed)
    if (action === 'shortlist') one.shortlisted = true
    if (action === 'shortlist' || action === 'accept') one.contactSince = one.updatedAt
    one.reason = reason
    one.accepted = quantity
    one.steps.push({
      action,
      at: one.updatedAt,
      by: action === 'change' || action === 'withdraw' ? 'exhibitor' : 'buyer',
      terms: changed ? termsOf(changed) : null,
      reason,
      quantity,
    })
  }
  return one
}

/** Its last day has ended. */
function expired(one: MockOffer): MockOffer {
  one.terms.validUntil = dateIn(-2)
  return { ...one, state: 'expired' }
}

/** The offers of the mock fair, for this visit of the page. */
export const offers: MockOffer[] = [
  offer(
    1,
    1,
    0.09,
    [60, 1180, [1], '粉青与梅子青各有现样，可先寄两件。'],
    [0.05, 'change', { terms: [60, 1150, [1, 3], '粉青与梅子青各有现样，可先寄两件；六十件起免运费。'] }],
  ),
  offer(1, 12, 0.07, [20, 1380, [24], 'Made in Lisbon; we can match a celadon tone on samples.']),
  offer(1, 3, 0.06, [60, 1090, [8], ''], [0.04, 'decline', { reason: '需要瓷质，不接受漆器替代。' }]),
  offer(1, 2, 0.06, [10, 2400, [], ''], [0.03, 'withdraw']),
  offer(4, 10, 1.5, [150, 168, [22], '含三件与收纳布袋，已做防霉处理。'], [1.1, 'shortlist']),
  offer(5, 3, 2.8, [300, 450, [9], '盖面刻标不另收费。'], [2, 'accept', { quantity: 300 }]),
  expired(offer(5, 1, 2.5, [500, 430, [], ''])),
  offer(9, 1, 6, [500, 26, [2], '可提供食品接触检测报告。'], [5, 'shortlist']),
  offer(10, 2, 7, [350.5, 228, [4], '门幅 145 厘米，附耐磨测试。']),
  offer(3, 5, 1, [2000, 112, [12, 13], '可分两批，首批 30 天内交付。']),
  offer(12, 6, 11, [1000, 66, [15], ''], [9, 'accept', { quantity: 1000 }]),
  offer(13, 1, 13, [12, 9100, [], ''], [12, 'decline', { reason: '预算已调整，感谢报价。' }]),
]
