import type { CommandParsed } from '#contract/catalog/realtime.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { otherSide, sides } from '#contract/trade/appointments/rules.ts'
import type * as contract from '#contract/trade/captions/endpoints.ts'
import { CAPTIONS_PER_MINUTE, MINUTES_CHANGES_PER_HOUR } from '#contract/trade/captions/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { CommandContext } from '#server/platform/realtime/command.ts'
import {
  assertSeat,
  emitToSeat,
  getOwnTalk,
  getSeated,
  getTalkRoom,
  holdTalkRoom,
} from '#server/modules/trade/appointments/index.ts'
import { agree, listAgreements, withdraw } from './agreements.queries'
import { recordLine } from './minutes.queries'

type Captioning = OutputOf<typeof contract.getCaptioning>

const HOUR_SECONDS = 3_600

/** What captions can use, and who agrees to minutes. Throws AppointmentNotFound. */
export async function readCaptioning(
  context: Pick<Context<{ id: number }>, 'db' | 'viewer' | 'input' | 'providers'>,
): Promise<Captioning> {
  const { account, party, row } = await getOwnTalk(context)
  const agreements = await listAgreements(context.db, row.id)
  return {
    hasService: context.providers.speech.available,
    // Of a colleague who took the seat nothing is recorded: they have not agreed.
    own: agreements.some(({ side, byAccount }) => side === party.side && byAccount === account.id),
    other: agreements.some(({ side }) => side === otherSide(party.side)),
  }
}

/** Counts a change to agreements or minutes. Throws TooManyRequests. */
export const assertFewChanges = ({ writeStatement }: Pick<Context<unknown>, 'writeStatement'>, accountId: number) =>
  writeStatement((db) => assertWithinLimit(db, `minutes:${accountId}`, MINUTES_CHANGES_PER_HOUR, HOUR_SECONDS))

/**
 * Agrees to minutes from the seat of one's side, or ends the agreement of both, and notifies both sides. Throws what `getTalkRoom`
 * does and AppointmentSeatTaken for who agrees, TooManyRequests.
 */
export async function agreeToMinutes(
  context: Context<ParsedInputOf<typeof contract.agreeToMinutes>>,
): Promise<Captioning> {
  const { id: appointmentId, agrees, seat } = context.input
  // Whoever withdraws can do so at any time.
  const { account, party, row } = await (agrees ? getTalkRoom(context) : getOwnTalk(context))
  const { side } = party
  await assertFewChanges(context, account.id)
  await context.write(async (db) => {
    if (!agrees) return withdraw(db, appointmentId)
    // Held: who takes the seat meanwhile ends this agreement.
    const held = await holdTalkRoom(db, appointmentId)
    if (!held) throw fail('AppointmentNoRoom')
    assertSeat(held, side, seat)
    return agree(db, { appointmentId, side, byAccount: account.id })
  })
  for (const one of sides) emitToSeat(context.realtime, { row, side: one }, 'talkMinutes', { id: appointmentId })
  return readCaptioning(context)
}

/** Shows what the viewer spoke to the other side, and records it where both agree and did when the speech began. Throws what `getSeated` does, TooManyRequests. */
export async function showCaption(sent: CommandContext<CommandParsed<'captionTalk'>>): Promise<Record<string, never>> {
  const { id, caption } = sent.input
  const { account, party, row } = await getSeated(sent)
  const { side } = party
  const { write, writeStatement } = sent.database
  await writeStatement((db) => assertWithinLimit(db, `captionTalk:${account.id}`, CAPTIONS_PER_MINUTE, 60))
  emitToSeat(sent.realtime, { row, side: otherSide(side) }, 'talkCaption', { id, caption, by: account.id })
  const { key: clientKey, text, language, agreed } = caption
  // Recognition takes seconds: both may have agreed since.
  if (!agreed) return {}
  const texts = language === 'zh-CN' ? { zh: text, en: '' } : { zh: '', en: text }
  await write((db) => recordLine(db, { appointmentId: id, side, byAccount: account.id, clientKey, ...texts }))
  return {}
}
