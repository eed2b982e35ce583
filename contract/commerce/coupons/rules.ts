import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { isMoment } from '#contract/core/moment.ts'
import * as limits from './limits'
import { couponRuleTexts } from './rule-texts'

addRuleTexts(couponRuleTexts)

/** Full reduction, gift exchange, ticket (spec: live §9). */
export const couponKinds = ['reduction', 'gift', 'ticket'] as const
export type CouponKind = (typeof couponKinds)[number]

/** A stopped one is claimed no more; what was claimed before is good until its end. */
export const couponStates = ['draft', 'open', 'stopped'] as const
export type CouponState = (typeof couponStates)[number]

/** How a claimed coupon stands for its owner. */
export const claimStates = ['unused', 'used', 'expired'] as const
export type ClaimState = (typeof claimStates)[number]

interface Text {
  zh: string
  en: string
}

/** A coupon as the organizer writes it. */
export interface CouponWords {
  kind: CouponKind
  name: Text
  /** Of a reduction: from this total on, in fen; 0: from the first. */
  overFen: number | null
  /** Of a reduction: what is taken off, in fen. */
  lessFen: number | null
  /** Of a gift: what it is. */
  gift: Text
  /** How many are given away; null: no limit. */
  stock: number | null
  perPerson: number | null
  from: string
  until: string
  /** The kinds of tickets that it is good for; empty: all. */
  ticketTypeIds: number[]
  /** Empty: it is claimed from the list; else by this code alone. */
  code: string
}

/** A code as it is kept, whatever case and blanks it was typed with. */
export const toCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

const isCode = (code: string): boolean =>
  /^[A-Z0-9]+$/.test(code) && code.length >= limits.COUPON_CODE_MIN && code.length <= limits.COUPON_CODE_MAX

const isWhole = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

function inBoth(text: Text, max: number, breaches: Record<'empty' | 'long', RuleBreach>): RuleBreach | undefined {
  if (text.zh.trim() === '' && text.en.trim() === '') return breaches.empty
  return [text.zh, text.en].some((one) => countCharacters(one) > max) ? breaches.long : undefined
}

function amounts({ kind, overFen, lessFen }: CouponWords): Record<string, RuleBreach | undefined> {
  if (kind !== 'reduction') return {}
  const isOver = isWhole(overFen, 0, limits.COUPON_FEN_MAX)
  const isLess = isWhole(lessFen, 1, limits.COUPON_FEN_MAX)
  const isMore = isOver && isLess && overFen !== 0 && Number(lessFen) > Number(overFen)
  return {
    overFen: isOver ? undefined : 'couponOver.wrong',
    lessFen: isLess ? (isMore ? 'couponLess.more' : undefined) : 'couponLess.wrong',
  }
}

function span({ from, until }: CouponWords): Record<string, RuleBreach | undefined> {
  const isBoth = isMoment(from) && isMoment(until)
  const isWrong = isBoth && Date.parse(until) <= Date.parse(from)
  return {
    from: isMoment(from) ? undefined : 'couponMoment.wrong',
    until: isMoment(until) ? (isWrong ? 'couponMoment.order' : undefined) : 'couponMoment.wrong',
  }
}

/** What is wrong with a coupon, by field (spec: live §9). */
export function checkCoupon(words: CouponWords): Record<string, RuleBreach | undefined> {
  const { kind, name, gift, stock, perPerson, ticketTypeIds } = words
  const code = toCode(words.code)
  return {
    name: inBoth(name, limits.COUPON_NAME_MAX, { empty: 'couponName.empty', long: 'couponName.long' }),
    ...amounts(words),
    gift: kind === 'gift' ? inBoth(gift, limits.GIFT_TEXT_MAX, { empty: 'gift.empty', long: 'gift.long' }) : undefined,
    stock: stock === null || isWhole(stock, 1, limits.COUPON_STOCK_MAX) ? undefined : 'couponStock.wrong',
    perPerson: isWhole(perPerson, 1, limits.COUPONS_PER_PERSON_MAX) ? undefined : 'couponPerPerson.wrong',
    ...span(words),
    ticketTypeIds: ticketTypeIds.length > limits.COUPON_SCOPE_MAX ? 'couponScope.many' : undefined,
    code: code === '' || isCode(code) ? undefined : 'couponCode.format',
  }
}

/** What is wrong with a code that was typed to claim a coupon. */
export const checkTypedCode = (typed: string): RuleBreach | undefined => {
  const code = toCode(typed)
  return code === '' ? 'couponCode.empty' : isCode(code) ? undefined : 'couponCode.format'
}

/** How a claim stands now: what was used stays used when its time has ended. */
export function claimState({ usedAt, until }: { usedAt: Date | null; until: Date }, now: Date): ClaimState {
  if (usedAt !== null) return 'used'
  return until.getTime() <= now.getTime() ? 'expired' : 'unused'
}
