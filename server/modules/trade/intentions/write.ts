import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import type * as contract from '#contract/trade/intentions/endpoints.ts'
import { INTENTIONS_PER_DAY } from '#contract/trade/intentions/limits.ts'
import {
  checkIntention,
  type IntentionAction,
  type IntentionState,
  mayTake,
  type Side,
} from '#contract/trade/intentions/rules.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import {
  type Account,
  findAccountById,
  getViewerAccount,
  listSpeakers,
} from '#server/modules/foundation/accounts/index.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { type NoticeName, sendNotice } from '#server/modules/foundation/notices/index.ts'
import * as queries from './intentions.queries'
import { getOwn } from './read'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_SECONDS = 86_400

interface Written {
  quantity: number
  price: number | null
  note: string
}

/** What was written. Throws BadInput and TextUnsafe at its fields. */
async function checkWritten(
  { language, providers }: Context<unknown>,
  { quantity, price, note }: { quantity: number | null; price: number | null; note: string },
): Promise<Written> {
  const written = { quantity, price, note: note.trim() }
  assertFields(checkIntention(written), language, 'input')
  await checkNote(providers, written.note)
  if (quantity === null) throw new Error('the quantity was not checked')
  return { ...written, quantity }
}

async function checkNote(providers: Context<unknown>['providers'], note: string): Promise<void> {
  const words = await providers.textSafety.findOffences(note)
  if (words.length > 0) throw fail('TextUnsafe', { words, field: 'note' })
}

/** Who is notified on the other side: the buyer, or whoever speaks for the exhibitor. */
async function notifyOther(
  db: Db,
  context: Context<unknown>,
  { name, accountId, exhibitorId }: queries.Intention,
  { side, notice }: { side: Side; notice: NoticeName },
): Promise<void> {
  const buyer = side === 'exhibitor' ? await findAccountById(db, accountId) : undefined
  const receivers: Account[] = side === 'exhibitor' ? (buyer ? [buyer] : []) : await listSpeakers(db, exhibitorId)
  for (const to of receivers) await sendNotice(db, context, to, { name: notice, parameters: { exhibit: name } })
}

/** Sends an intention order, once for a key, and gives its number. Throws what the contract names. */
export async function addIntention(context: Context<Input<'addIntention'>>): Promise<number> {
  const { db: reading, input, write } = context
  const account = await getViewerAccount(context)
  const known = await queries.findByKey(reading, account.id, input.key)
  if (known !== undefined) return known
  const ordered = await queries.findOrdered(reading, input.exhibitsInfoId)
  if (!ordered) throw fail('ExhibitNotFound')
  const written = await checkWritten(context, input)
  const attempts = await write((db) => countAttempt(db, `intention:${account.id}`, DAY_SECONDS))
  if (attempts > INTENTIONS_PER_DAY) throw fail('TooManyIntentions', { max: INTENTIONS_PER_DAY })
  return write(async (db) => {
    await assertNotBlocked(db, { exhibitorId: ordered.exhibitorId, accountId: account.id }, { side: 'buyer' })
    const row = await queries.insertIntention(db, {
      ...ordered,
      ...written,
      accountId: account.id,
      clientKey: input.key,
    })
    const id = row?.id ?? (await queries.findByKey(db, account.id, input.key))
    if (id === undefined) throw new Error('the intention order was not kept')
    if (!row) return id
    await queries.addStep(db, { ...written, intentionId: id, action: 'send', by: 'buyer', byAccount: account.id })
    await notifyOther(db, context, row, { side: 'buyer', notice: 'intentionReceived' })
    return id
  })
}

interface Step {
  side: Side
  action: IntentionAction
  state: IntentionState
  notice: NoticeName
  terms?: { quantity: number; price: number | null }
  note?: string
}

/** Takes a step with an intention order as it was seen. Throws IntentionNotFound, IntentionChanged, IntentionNotNow. */
async function take(context: Context<Input<'cancelIntention'>>, step: Step): Promise<void> {
  const { side, action, state, notice, terms, note = '' } = step
  const { intention, account, side: own } = await getOwn(context, context.input.id)
  if (own !== side) throw fail('IntentionNotFound')
  if (intention.version !== context.input.version) throw fail('IntentionChanged')
  if (!mayTake(side, action, intention.state)) throw fail('IntentionNotNow')
  await context.write(async (db) => {
    // What was sent can still be withdrawn or declined.
    if (action === 'accept' || action === 'counter') await assertNotBlocked(db, intention, { side })
    const changed = await queries.changeIntention(db, intention, { state, ...terms })
    if (!changed) throw fail('IntentionChanged')
    const by = { intentionId: intention.id, by: side, byAccount: account.id }
    await queries.addStep(db, { ...by, action, note, ...terms })
    await notifyOther(db, context, changed, { side, notice })
  })
}

/** Accepts or declines, whoever is waited for. Throws what the contract names. */
export async function answer(context: Context<Input<'answerIntention'>>, side: Side): Promise<void> {
  const { accept, note: written } = context.input
  const note = written.trim()
  const isMissing: RuleBreach | undefined = !accept && note === '' ? 'reason.empty' : undefined
  const checked = checkIntention({ quantity: 1, price: null, note })
  assertFields({ note: isMissing ?? checked['note'] }, context.language, 'input')
  await checkNote(context.providers, note)
  if (accept) await take(context, { side, action: 'accept', state: 'accepted', notice: 'intentionAccepted', note })
  else await take(context, { side, action: 'decline', state: 'declined', notice: 'intentionDeclined', note })
}

/** Names another quantity or price. Throws what the contract names. */
export async function counter(context: Context<Input<'counterIntention'>>): Promise<void> {
  const { note, ...terms } = await checkWritten(context, context.input)
  const step = { side: 'exhibitor', action: 'counter', state: 'countered', notice: 'intentionCountered' } as const
  await take(context, { ...step, terms, note })
}

/** Takes an intention order back. Throws what the contract names. */
export const cancel = (context: Context<Input<'cancelIntention'>>): Promise<void> =>
  take(context, { side: 'buyer', action: 'cancel', state: 'cancelled', notice: 'intentionCancelled' })
