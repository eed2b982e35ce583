import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/trade/intentions/endpoints.ts'
import {
  checkIntention,
  type IntentionAction,
  type IntentionState,
  mayTake,
  type Side,
} from '#contract/trade/intentions/rules.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { byIdOf, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { refuseBlocked } from '#src/mocks/trade/blocks/blocks.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { accountOfToken, findMockAccountById, userInfoOf } from '#src/mocks/foundation/accounts/accounts.ts'
import { intentions, type MockIntention } from './intentions'

const now = () => new Date().toISOString()
const sentBy = new Map<string, MockIntention>()

function presentIn(language: Language, one: MockIntention): Intention {
  const { exhibitId, buyer, ...rest } = one
  const row = byIdOf(exhibitRows, exhibitId)
  const card = row && exhibitCardIn(language, row)
  const account = findMockAccountById(buyer)
  return {
    ...rest,
    exhibitsInfoId: card?.exhibitsInfoId ?? null,
    exhibitsName: card?.exhibitsName ?? '',
    exhibitsCoverUrl: card?.exhibitsCoverUrl ?? '',
    exhibitorId: card?.exhibitorId ?? 0,
    company: card?.company ?? '',
    buyerId: Number(buyer),
    buyerName: account ? userInfoOf(account, language).personName : '',
    fallbackFields: card?.fallbackFields ?? [],
  }
}

const exhibitorOf = ({ exhibitId }: MockIntention) => byIdOf(exhibitRows, exhibitId)?.exhibitorId
const isOf = (side: Side, one: MockIntention, token: string): boolean => {
  const { userId, exhibitorId } = accountOfToken(token)
  return side === 'buyer' ? one.buyer === userId : exhibitorOf(one) === exhibitorId
}

/** The latest changed first. */
const listed = (side: Side, token: string, state: IntentionState | undefined) =>
  intentions
    .filter((one) => isOf(side, one, token) && (state === undefined || one.state === state))
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))

function refuseWrong(of: Parameters<typeof checkIntention>[0]): void {
  refuseBreaches(checkIntention(of))
}

interface CallContext {
  input: { id: number; version: number }
  token: string
  language: Language
}
interface Step {
  side: Side
  action: IntentionAction
  state: IntentionState
  note?: string
  terms?: { quantity: number; price: number | null }
}

/** Takes a step with an intention order as it was seen. */
function take({ input, token, language }: CallContext, { side, action, state, note = '', terms }: Step): Intention {
  const one = intentions.find(({ id }) => id === input.id)
  if (!one || !isOf(side, one, token)) return refuse('IntentionNotFound')
  if (one.version !== input.version) return refuse('IntentionChanged')
  if (!mayTake(side, action, one.state)) return refuse('IntentionNotNow')
  const step = { action, by: side, at: now(), note, quantity: terms?.quantity ?? null, price: terms?.price ?? null }
  Object.assign(one, { state, version: one.version + 1, updatedAt: step.at, steps: [...one.steps, step] }, terms)
  return presentIn(language, one)
}

function answer(context: CallContext & { input: { accept: boolean; note: string } }, side: Side): Intention {
  const { accept, note } = context.input
  if (!accept && note.trim() === '') return refuse('BadInput', { detail: 'note' })
  const step = accept
    ? ({ action: 'accept', state: 'accepted' } as const)
    : ({ action: 'decline', state: 'declined' } as const)
  return take(context, { side, note, ...step })
}

export const intentionHandlers = [
  mock(contract.addIntention, ({ input, token, language }) => {
    const known = sentBy.get(input.key)
    if (known) return presentIn(language, known)
    const { exhibitsInfoId, quantity, price, note } = input
    const exhibit = byIdOf(exhibitRows, exhibitsInfoId) ?? refuse('ExhibitNotFound')
    refuseWrong(input)
    refuseBlocked(token, { exhibitorId: exhibit.exhibitorId })
    const at = now()
    const terms = { quantity: quantity ?? 0, price, note }
    const added: MockIntention = {
      id: nextIdOf(intentions),
      exhibitId: exhibitsInfoId,
      buyer: accountOfToken(token).userId,
      version: 1,
      state: 'sent',
      sentAt: at,
      updatedAt: at,
      ...terms,
      steps: [{ action: 'send', by: 'buyer', at, ...terms }],
    }
    intentions.push(added)
    sentBy.set(input.key, added)
    return presentIn(language, added)
  }),
  mock(contract.listOwnIntentions, ({ input, token, language }) =>
    paginate(
      listed('buyer', token, input.state).map((one) => presentIn(language, one)),
      input,
    ),
  ),
  mock(contract.listReceivedIntentions, ({ input, token, language }) =>
    paginate(
      listed('exhibitor', token, input.state).map((one) => presentIn(language, one)),
      input,
    ),
  ),
  mock(contract.getIntention, ({ input, token, language }) => {
    const one = intentions.find(({ id }) => id === input.id)
    if (!one || !(isOf('buyer', one, token) || isOf('exhibitor', one, token))) return refuse('IntentionNotFound')
    return presentIn(language, one)
  }),
  mock(contract.answerIntention, (context) => answer(context, 'exhibitor')),
  mock(contract.answerCounter, (context) => answer(context, 'buyer')),
  mock(contract.counterIntention, (context) => {
    const { quantity, price, note } = context.input
    const terms = { quantity: quantity ?? 0, price }
    refuseWrong(context.input)
    return take(context, { side: 'exhibitor', action: 'counter', state: 'countered', note, terms })
  }),
  mock(contract.cancelIntention, (context) => take(context, { side: 'buyer', action: 'cancel', state: 'cancelled' })),
]
