import type { answerMeeting, saveCard, takeBackMeeting } from '#contract/trade/cards/endpoints.ts'
import { cardFields, checkCard, type CardWords } from '#contract/trade/cards/rules.ts'
import type { Card, Meeting } from '#contract/trade/cards/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { meetNow } from '#server/modules/trade/appointments/index.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { presentCard, presentMeeting } from './cards.present'
import { answerRequest, findCard, findOwn, putCard, takeBack } from './cards.queries'

export async function getCard(context: Context<unknown>): Promise<Card> {
  const account = await getViewerAccount(context)
  return presentCard(account, await findCard(context.db, account.id), context.language)
}

/** Throws BadInput and TextUnsafe at the fields, CardChanged. */
export async function save(context: Context<ParsedInputOf<typeof saveCard>>): Promise<Card> {
  const { input, language, providers, write } = context
  const { id } = await getViewerAccount(context)
  const { version, ...typed } = input
  const trimmed = { name: typed.name.trim(), company: typed.company.trim(), mail: typed.mail.trim() }
  const words: CardWords = { ...trimmed, phone: typed.phone.trim() }
  assertFields(checkCard(words), language, 'input')
  for (const field of ['name', 'company'] as const) {
    const offences = await providers.textSafety.findOffences(words[field])
    if (offences.length > 0) throw fail('TextUnsafe', { words: offences, field })
  }
  if (!(await write((db) => putCard(db, id, words, version)))) throw fail('CardChanged')
  return getCard(context)
}

async function show(context: Context<unknown>, id: number): Promise<Meeting> {
  const { id: accountId } = await getViewerAccount(context)
  const found = await findOwn(context.db, id, accountId)
  if (!found) throw fail('MeetingNotFound')
  return presentMeeting(found, context.language)
}

/**
 * Gives what was chosen of the own card as it is now, or nothing. Who presses twice hears what the first press did.
 * Throws MeetingNotFound, MeetingOver.
 */
export async function answer(context: Context<ParsedInputOf<typeof answerMeeting>>): Promise<Meeting> {
  const { input, write } = context
  const account = await getViewerAccount(context)
  const answered = await write(async (db) => {
    const card = presentCard(account, await findCard(db, account.id), context.language)
    const requested = cardFields.filter((field) => input.give.includes(field) && card[field] !== '')
    const given = Object.fromEntries(requested.map((field) => [field, card[field]]))
    const row = await answerRequest(db, { id: input.id, accountId: account.id }, given)
    if (row?.state === 'given') {
      const between = { exhibitorId: row.exhibitorId, buyerId: account.id }
      await assertNotBlocked(db, row, { side: 'buyer' })
      await meetNow(db, between, { byAccount: account.id })
    }
    return row
  })
  const shown = await show(context, input.id)
  const isSame = shown.state === (input.give.length > 0 ? 'given' : 'refused')
  if (!answered && !isSame) throw fail('MeetingOver')
  return shown
}

/** Withdraws the data that was given; idempotent. Throws MeetingNotFound. */
export async function takeBackGiven(context: Context<ParsedInputOf<typeof takeBackMeeting>>): Promise<Meeting> {
  const { db, input, write } = context
  const { id: accountId } = await getViewerAccount(context)
  const found = await findOwn(db, input.id, accountId)
  const isGiven = found?.meeting.state === 'given' || found?.meeting.state === 'takenBack'
  if (!found || !isGiven) throw fail('MeetingNotFound')
  await write((transaction) => takeBack(transaction, found.meeting))
  return show(context, input.id)
}
