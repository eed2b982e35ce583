import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getTicketPaper as contract } from '#contract/commerce/tickets/endpoints.ts'
import { PAPERS_PER_MINUTE } from '#contract/commerce/tickets/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { getOwnTicket } from '../name'
import { presentTicket } from '../tickets.present'
import { findTicket, type TicketOfOrder } from '../tickets.queries'
import { drawTicket } from './draw-ticket'

type CallContext = Context<ParsedInputOf<typeof contract>>

/** The e-ticket of who asks. Throws TicketNotFound, TicketNotNow for one that opens nothing, TooManyRequests. */
export async function answerPaper(context: CallContext): Promise<Bytes> {
  return send(context, await getOwnTicket(context, context.input.id))
}

/** The e-ticket of a sale at the door. Throws the same. */
export async function answerDoorPaper(context: CallContext): Promise<Bytes> {
  const row = await findTicket(context.db, context.input.id)
  if (!row || row.ticket.accountId !== null) throw fail('TicketNotFound')
  return send(context, row)
}

async function send(context: CallContext, row: TicketOfOrder): Promise<Bytes> {
  const { input, header, vault, viewer, write } = context
  const { form, language } = input
  const ticket = presentTicket(row, vault, language)
  if (ticket.qr === '') throw fail('TicketNotNow')
  await write((db) => assertWithinLimit(db, `ticketPaper:${viewer?.userId}`, PAPERS_PER_MINUTE, 60))
  const page = await drawTicket(ticket, { form, language })
  header('cache-control', 'private, no-store')
  header('content-disposition', `attachment; filename="${ticket.orderNumber}-${ticket.id}.${form}"`)
  header('x-content-type-options', 'nosniff')
  return { type: form === 'pdf' ? 'application/pdf' : 'image/png', ...page }
}
