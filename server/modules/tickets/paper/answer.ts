import type { ParsedInputOf } from '../../../../contract/core/endpoint'
import type { getTicketPaper as contract } from '../../../../contract/tickets/endpoints'
import { PAPERS_PER_MINUTE } from '../../../../contract/tickets/limits'
import { assertWithinLimit } from '../../../platform/auth/rate-limit'
import { fail } from '../../../platform/http/fail'
import type { Bytes, Context } from '../../../platform/http/serve'
import { getOwnTicket } from '../name'
import { presentTicket } from '../tickets.present'
import { drawTicket } from './draw-ticket'

/** The e-ticket of who asks. Throws TicketNotFound, TicketNotNow for one that opens nothing, TooManyRequests. */
export async function answerPaper(context: Context<ParsedInputOf<typeof contract>>): Promise<Bytes> {
  const { input, header, vault, writeUncached } = context
  const { form, language } = input
  const row = await getOwnTicket(context, input.id)
  const ticket = presentTicket(row, vault, language)
  if (ticket.qr === '') throw fail('TicketNotNow')
  await writeUncached((db) => assertWithinLimit(db, `ticketPaper:${row.ticket.accountId}`, PAPERS_PER_MINUTE, 60))
  const body = await drawTicket(ticket, { form, language })
  header('cache-control', 'private, no-store')
  header('content-disposition', `attachment; filename="${ticket.orderNumber}-${ticket.id}.${form}"`)
  header('x-content-type-options', 'nosniff')
  return { type: form === 'pdf' ? 'application/pdf' : 'image/png', body }
}
