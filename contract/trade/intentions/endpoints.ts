import { endpoint } from '#contract/core/endpoint.ts'
import { blockedRefusals } from '#contract/trade/blocks/rules.ts'
import type * as schemas from './schemas'

/** Says what a buyer would buy of an exhibit; requested again with the same key it is the one that is there (spec: live §1, §6). */
export const addIntention = endpoint<typeof schemas.addIntention>({
  method: 'POST',
  path: '/ce-exhibition/web/intention/order/add', // path: ours
  access: 'orderGoods',
  errors: ['ExhibitNotFound', 'TextUnsafe', 'TooManyIntentions', ...blockedRefusals],
})

/** The viewer's, the latest changed first. */
export const listOwnIntentions = endpoint<typeof schemas.listOwnIntentions>({
  method: 'POST',
  path: '/ce-exhibition/web/intention/order/list', // path: ours
  access: 'orderGoods',
  reads: true,
})

/** Those for the own exhibitor, the latest changed first. */
export const listReceivedIntentions = endpoint<typeof schemas.listReceivedIntentions>({
  method: 'POST',
  path: '/ce-exhibition/sp/intention/order/list', // path: ours
  access: 'offer',
  reads: true,
})

/** One, for its buyer and for its exhibitor. */
export const getIntention = endpoint<typeof schemas.getIntention>({
  method: 'POST',
  path: '/ce-exhibition/web/intention/order/detail', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['IntentionNotFound'],
})

const change = ['IntentionNotFound', 'IntentionChanged', 'IntentionNotNow'] as const

/** The exhibitor accepts or declines what was requested. */
export const answerIntention = endpoint<typeof schemas.answerIntention>({
  method: 'POST',
  path: '/ce-exhibition/sp/intention/order/answer', // path: ours
  access: 'offer',
  errors: [...change, 'TextUnsafe', ...blockedRefusals],
})

/** The exhibitor names another quantity or price, which the buyer answers. */
export const counterIntention = endpoint<typeof schemas.counterIntention>({
  method: 'POST',
  path: '/ce-exhibition/sp/intention/order/counter', // path: ours
  access: 'offer',
  errors: [...change, 'TextUnsafe', ...blockedRefusals],
})

/** The buyer accepts or declines what the exhibitor has countered with. */
export const answerCounter = endpoint<typeof schemas.answerCounter>({
  method: 'POST',
  path: '/ce-exhibition/web/intention/order/answer', // path: ours
  access: 'orderGoods',
  errors: [...change, 'TextUnsafe', ...blockedRefusals],
})

/** The buyer withdraws it while it is not settled. */
export const cancelIntention = endpoint<typeof schemas.cancelIntention>({
  method: 'POST',
  path: '/ce-exhibition/web/intention/order/cancel', // path: ours
  access: 'orderGoods',
  errors: change,
})
