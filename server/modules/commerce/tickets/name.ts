import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { nameTicket as contract } from '#contract/commerce/tickets/endpoints.ts'
import { checkHolder } from '#contract/commerce/tickets/rules.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { countHolderChecks, sealHolder, verifyHolder } from './holder'
import { presentTicket } from './tickets.present'
import { findTicket, setHolder, type TicketOfOrder } from './tickets.queries'

/** A paid ticket of who asks. Throws TicketNotFound for another's, and for one that is not paid. */
export async function getOwnTicket(context: Context<unknown>, id: number): Promise<TicketOfOrder> {
  const account = await getViewerAccount(context)
  const row = await findTicket(context.db, id)
  if (!row || row.ticket.accountId !== account.id || row.ticket.state === 'held' || row.ticket.state === 'void')
    throw fail('TicketNotFound')
  return row
}

/** Names a ticket, or corrects its name once. Throws what the contract names. */
export async function nameTicket(context: Context<ParsedInputOf<typeof contract>>): Promise<void> {
  const { input, language, providers, vault, write } = context
  const { holder } = input
  const row = await getOwnTicket(context, input.id)
  const { ticket, type } = row
  if (!presentTicket(row, vault, language).mayName) throw fail('TicketNotNow')
  const breaches = Object.entries(checkHolder(holder)).map(([field, breach]) => [`holder.${field}`, breach] as const)
  assertFields(Object.fromEntries(breaches), language, 'input')
  await countHolderChecks(context, 1)
  await verifyHolder(providers.identity, holder, 'holder.idNumber')
  const corrections = ticket.holderIdType === null ? ticket.corrections : ticket.corrections + 1
  try {
    const changed = await write((db) => setHolder(db, ticket, { ...sealHolder(vault, holder), corrections }))
    if (!changed) throw fail('TicketNotNow')
  } catch (error) {
    if (findViolatedIndex(error) !== 'ticket_holder') throw error
    throw fail('HolderTaken', { name: pick(type.name, language), field: 'holder.idNumber' })
  }
}
