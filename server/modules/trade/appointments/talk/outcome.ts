import type { saveOutcome } from '#contract/trade/appointments/endpoints.ts'
import type { Outcome } from '#contract/trade/appointments/talk-schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { checkWords } from '../ask'
import { changedMeanwhile, getOwn } from '../party'
import { addOutcome, changeOutcome, findOutcome, type FoundOutcome } from '../outcome.queries'

const nothingYet: Outcome = {
  version: 0,
  nextStep: 'none',
  note: '',
  amount: null,
  currency: null,
  by: '',
  at: null,
}

function present(found: FoundOutcome, language: Language): Outcome {
  if (!found) return nothingYet
  const { version, nextStep, note, amount, currency, at } = found.outcome
  const by = found.by?.name ? pick(found.by.name, language) || (found.by.nickName ?? '') : ''
  return { version, nextStep, note, amount, currency, by, at: at.toISOString() }
}

/** What the viewer's side has noted; the other side's is not theirs to read. Throws AppointmentNotFound. */
export async function readOutcome(context: Context<{ id: number }>): Promise<Outcome> {
  const { party, row } = await getOwn(context)
  return present(await findOutcome(context.db, { appointmentId: row.id, side: party.side }), context.language)
}

/**
 * Notes the outcome of a talk that took place, over what was read. The same sent twice is noted once. Throws
 * AppointmentNotFound, AppointmentChanged, OutcomeChanged, OutcomeCurrency, TextUnsafe.
 */
export async function writeOutcome(context: Context<ParsedInputOf<typeof saveOutcome>>): Promise<Outcome> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  if (row.state !== 'met') throw await changedMeanwhile(db, row.id, party, language)
  if (input.amount !== null && input.currency === null) throw fail('OutcomeCurrency', { field: 'currency' })
  const note = input.note.trim()
  await checkWords(context, note, 'note')
  const { nextStep, amount, version } = input
  const currency = amount === null ? null : input.currency
  const noted = { nextStep, note, amount, currency, byAccount: account.id }
  const of = { appointmentId: row.id, side: party.side }
  const isWritten = await write((transaction) =>
    version === 0 ? addOutcome(transaction, of, noted) : changeOutcome(transaction, of, version, noted),
  )
  const found = await findOutcome(db, of)
  if (isWritten) return present(found, language)
  const stands = found?.outcome
  const isSame =
    stands?.version === version + 1 &&
    stands.byAccount === account.id &&
    stands.nextStep === nextStep &&
    stands.note === note &&
    stands.amount === amount &&
    stands.currency === currency
  if (!isSame) throw fail('OutcomeChanged')
  return present(found, language)
}
