import { type CheckResult } from '#contract/commerce/check-in/rules.ts'
import { normalizeCode } from '#contract/people/pre-registration/code.ts'
import type { Checked } from '#contract/commerce/check-in/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import {
  findByCode as findPreRegistration,
  findTerms,
  markCame,
  type PreRegistration,
} from '#server/modules/people/pre-registration/index.ts'
import { maskHolder, readSigned } from '#server/modules/commerce/tickets/index.ts'
import * as queries from './check-in.queries'
import { checkTicket, checkPreRegistration } from './check-ticket'

type Reading = Pick<Context<unknown>, 'db' | 'language' | 'vault'>

/** What was shown at a gate: a ticket, or the code of a pre-registration. */
export interface Shown {
  of: queries.Entering
  presented: Checked['ticket']
  /** Its outcome on a day, but for whether it was let in before. */
  check: (list: queries.CheckListRow, day: string) => CheckResult
  /** Marks it as used; false where it is not valid any more. */
  use: (db: Db, at: Date) => Promise<boolean>
}

const presentTicket = ({ vault, language }: Reading, { ticket, type }: queries.GateTicket): Checked['ticket'] => ({
  id: ticket.id,
  kind: type.kind,
  name: pick(type.name, language),
  holderName: ticket.holderName,
  holderIdNumber: maskHolder(vault, ticket),
  days: { from: type.firstDay, until: type.lastDay },
  hours: { from: type.opens, until: type.closes },
})

const ofTicket = (reading: Reading, found: queries.GateTicket): Shown => ({
  of: { ticketId: found.ticket.id },
  presented: presentTicket(reading, found),
  check: (list, day) => checkTicket(found, list, day),
  use: (db, at) => queries.useTicket(db, found.ticket.id, at),
})

/** What a pre-registration is called where the organizer has not named it. */
export const preRegistrationName = { zh: '买家预登记', en: 'Buyer pre-registration' }

/** The days of the fair, on which who has pre-registered comes in; undefined: there is no fair. */
export async function findFairDays(db: Db): Promise<{ from: string; until: string } | undefined> {
  const fair = await findMainExpo(db)
  return fair && { from: chinaDay(fair.startsAt), until: chinaDay(fair.endsAt) }
}

async function ofPreRegistration(db: Db, language: Language, row: PreRegistration): Promise<Shown> {
  const days = (await findFairDays(db)) ?? { from: '', until: '' }
  const title = (await findTerms(db))?.title
  return {
    of: { preRegistrationId: row.id },
    presented: {
      id: row.id,
      kind: 'preRegistration',
      name: (title && pick(title, language)) || pick(preRegistrationName, language),
      holderName: `${row.name} · ${row.company}`,
      holderIdNumber: '',
      days,
      hours: null,
    },
    check: (list, day) => checkPreRegistration(days, list, day),
    use: async (writing, at) => {
      await markCame(writing, row.id, at)
      return true
    },
  }
}

/**
 * What the QR stands for, or what somebody has typed; the QR of a ticket counts as the fair wrote it, or not at all.
 * Undefined: nobody knows it.
 */
export async function findShown(reading: Reading, shown: string): Promise<Shown | undefined> {
  const { db, vault, language } = reading
  const text = normalizeCode(shown)
  const code = text.includes('.') ? readSigned(vault, text) : text
  if (code === undefined) return undefined
  const ticket = await queries.findByCode(db, code)
  if (ticket) return ofTicket(reading, ticket)
  const row = await findPreRegistration(db, code)
  return row && ofPreRegistration(db, language, row)
}
