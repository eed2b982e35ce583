import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { sides, type Side } from '#contract/trade/appointments/rules.ts'
import type * as contract from '#contract/trade/captions/endpoints.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { emitToSeat, getOwnTalk } from '#server/modules/trade/appointments/index.ts'
import { assertFewChanges } from './captioning'
import { changeLine, changeNextSteps, findMinutes, type FoundMinutes, hasLine, removeMinutes } from './minutes.queries'

type Minutes = OutputOf<typeof contract.getMinutes>

const nameIn = (by: { name: Bilingual; nickName: string } | null, language: Language): string =>
  by ? pick(by.name, language) || by.nickName : ''

function present(found: FoundMinutes, side: Side, language: Language): Minutes {
  if (!found) return { lines: [], nextSteps: '', version: 0, by: '', changedBy: null, at: null }
  const { nextSteps, version, changedBy, changedAt } = found.minutes
  return {
    lines: found.lines.map(({ line, by }) => ({
      id: line.id,
      side: line.side,
      isOwn: line.side === side,
      by: nameIn(by, language),
      byAccount: line.byAccount,
      at: line.at.toISOString(),
      zh: line.zh,
      en: line.en,
      version: line.version,
    })),
    nextSteps,
    version,
    by: nameIn(found.by, language),
    changedBy,
    at: changedAt?.toISOString() ?? null,
  }
}

/** The minutes of a meeting of the viewer. Throws AppointmentNotFound. */
export async function readMinutes(context: Context<{ id: number }>): Promise<Minutes> {
  const { party, row } = await getOwnTalk(context)
  return present(await findMinutes(context.db, row.id), party.side, context.language)
}

async function assertSafe({ providers }: Context<unknown>, text: string, field: string): Promise<void> {
  const words = await providers.textSafety.findOffences(text)
  if (words.length > 0) throw fail('TextUnsafe', { words, field })
}

/** Saves the next steps over what was read. Throws AppointmentNotFound, MinutesChanged, TextUnsafe, TooManyRequests. */
export async function saveNextSteps(context: Context<ParsedInputOf<typeof contract.saveMinutes>>): Promise<Minutes> {
  const { account, row } = await getOwnTalk(context)
  const { version } = context.input
  const nextSteps = context.input.nextSteps.trim()
  await assertFewChanges(context, account.id)
  await assertSafe(context, nextSteps, 'nextSteps')
  const of = { appointmentId: row.id, version }
  if (!(await context.write((db) => changeNextSteps(db, of, { nextSteps, changedBy: account.id }))))
    throw fail('MinutesChanged')
  return readMinutes(context)
}

/** Corrects a line of the viewer's side. Throws AppointmentNotFound, MinutesLineNotFound, MinutesChanged, TextUnsafe, TooManyRequests. */
export async function saveLine(context: Context<ParsedInputOf<typeof contract.saveMinutesLine>>): Promise<Minutes> {
  const { account, party, row } = await getOwnTalk(context)
  const { lineId, version } = context.input
  const texts = { zh: context.input.zh.trim(), en: context.input.en.trim() }
  await assertFewChanges(context, account.id)
  for (const field of ['zh', 'en'] as const) await assertSafe(context, texts[field], field)
  const of = { appointmentId: row.id, side: party.side, lineId }
  if (!(await hasLine(context.db, of))) throw fail('MinutesLineNotFound')
  if (!(await context.write((db) => changeLine(db, { ...of, version }, texts)))) throw fail('MinutesChanged')
  return readMinutes(context)
}

/** Deletes them for both sides. Throws AppointmentNotFound, TooManyRequests. */
export async function deleteMinutes(context: Context<{ id: number }>): Promise<Record<string, never>> {
  const { account, row } = await getOwnTalk(context)
  await assertFewChanges(context, account.id)
  await context.write((db) => removeMinutes(db, row.id))
  for (const side of sides) emitToSeat(context.realtime, { row, side }, 'talkMinutes', { id: row.id })
  return {}
}
